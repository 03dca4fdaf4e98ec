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

/** What can be chosen on a master, and which variant each choice leads to, in the master's order. */
export interface VariationModel {
  readonly attributes: readonly VariationAttribute[]
  readonly variants: readonly Variant[]
}
