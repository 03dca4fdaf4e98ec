import type {Localized} from '../sites/locale'

/** One choice of a variation attribute, such as color = spruce. */
export interface VariationValue {
  readonly value: string
  readonly name: Localized
  readonly description: Localized
}

export interface VariationAttribute {
  readonly id: string
  /** Custom attribute of the variant that holds the choice. */
  readonly productAttributeId: string
  readonly name: Localized
  readonly values: readonly VariationValue[]
}

export interface Variant {
  readonly id: string
  readonly isDefault: boolean
  /** Choice by variation attribute id. */
  readonly values: Readonly<Record<string, string>>
}

/** A product that stands for all variants with some choices, such as every size of one colour. */
export interface VariationGroup {
  readonly id: string
  /** Choices that are fixed, by variation attribute id. */
  readonly values: Readonly<Record<string, string>>
}

/** What can be chosen on a master, and which variant each choice leads to, in the master's order. */
export interface VariationModel {
  readonly attributes: readonly VariationAttribute[]
  readonly variants: readonly Variant[]
  readonly groups: readonly VariationGroup[]
}

/** The variants of `variants` that a group stands for: those that have all choices it fixes. */
export function variantsOfGroup<T extends Pick<Variant, 'values'>>(
  group: VariationGroup,
  variants: readonly T[],
): T[] {
  const fixed = Object.entries(group.values)
  return variants.filter(({values}) => fixed.every(([id, value]) => values[id] === value))
}
