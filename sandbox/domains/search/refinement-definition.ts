import type {Localized} from '../sites/locale'

interface NamedBucket {
  readonly name: Localized
  readonly presentationId: string | null
  readonly description?: Localized
}

/** Price range of a refinement. */
export interface PriceBucket {
  readonly kind: 'price'
  readonly name: Localized
  readonly currency: string
  /** Upper bound in major units; the lower bound is the upper bound of the previous range. */
  readonly threshold: number
}

/** Bucket that combines several values of an attribute under one name. */
export interface ValueBucket extends NamedBucket {
  readonly kind: 'attribute'
  readonly values: readonly string[]
  /** True for the bucket of all values that no other bucket names. */
  readonly isDefault?: boolean
}

/** Range of an ordered attribute; the lower bound is the upper bound of the previous range. */
export interface ThresholdBucket extends NamedBucket {
  readonly kind: 'threshold'
  readonly threshold: string
}

/** Bucket of dates up to a number of days ago. */
export interface PeriodBucket extends NamedBucket {
  readonly kind: 'period'
  readonly days: number
}

export type RefinementBucket = PriceBucket | ValueBucket | ThresholdBucket | PeriodBucket

/** Definition of a refinement for the products of a category. */
export interface RefinementDefinition {
  readonly type: 'category' | 'price' | 'attribute' | 'promotion'
  /** Attribute id in refinements: `c_` and the id of a custom attribute; null for other types. */
  readonly attributeId: string | null
  readonly name: Localized
  readonly sortMode: 'value-list' | 'value-name' | 'value-count' | 'category-position'
  readonly sortDescending: boolean
  /** Handling of values that are in no bucket. */
  readonly unbucketed: 'show-values' | 'show-as-bucket' | 'hide'
  /** True when the definition removes an inherited one. */
  readonly blocked: boolean
  readonly buckets: readonly RefinementBucket[]
}

/** Content of column `options`. */
export interface RefinementOptions {
  readonly system?: boolean
  readonly blocked?: boolean
  readonly unbucketed?: RefinementDefinition['unbucketed']
}

/**
 * Returns the definitions for a category: its own and those of its parent categories, starting with
 * the root. A category can replace or remove an inherited definition.
 * @param path ids of the categories from the root down
 */
export function definitionsFor(
  byCategory: ReadonlyMap<string, readonly RefinementDefinition[]>,
  path: readonly string[],
): RefinementDefinition[] {
  const found = new Map<string, RefinementDefinition>()
  for (const definition of path.flatMap((id) => byCategory.get(id) ?? [])) {
    const key = `${definition.type}:${definition.attributeId ?? ''}`
    if (definition.blocked) found.delete(key)
    else found.set(key, definition)
  }
  return [...found.values()]
}
