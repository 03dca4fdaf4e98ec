import type {Localized} from '../sites/locale'

/** Value of a variation attribute, such as color = spruce. */
export interface VariationValue {
  readonly value: string
  readonly name: Localized
  readonly description: Localized
}

export interface VariationAttribute {
  readonly id: string
  /** Id of the custom attribute of the variant that contains the value. */
  readonly productAttributeId: string
  readonly name: Localized
  readonly values: readonly VariationValue[]
}

export interface Variant {
  readonly id: string
  readonly isDefault: boolean
  /** Chosen values by variation attribute id. */
  readonly values: Readonly<Record<string, string>>
}

/**
 * Variation group: a product that represents all variants with certain values, such as every size
 * of one colour.
 */
export interface VariationGroup {
  readonly id: string
  /** Values that the group fixes, by variation attribute id. */
  readonly values: Readonly<Record<string, string>>
}

/** Variation attributes of a master and the variants for their values, in the master's order. */
export interface VariationModel {
  readonly attributes: readonly VariationAttribute[]
  readonly variants: readonly Variant[]
  readonly groups: readonly VariationGroup[]
}

/** Returns the variants of a group: those that have all values that the group fixes. */
export function variantsOfGroup<T extends Pick<Variant, 'values'>>(
  group: VariationGroup,
  variants: readonly T[],
): T[] {
  const fixed = Object.entries(group.values)
  return variants.filter(({values}) => fixed.every(([id, value]) => values[id] === value))
}
