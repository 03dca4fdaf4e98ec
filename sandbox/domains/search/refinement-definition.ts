import type {Localized} from '../sites/locale'

interface NamedBucket {
  readonly name: Localized
  readonly presentationId: string | null
  readonly description?: Localized
}

/** A price step. */
export interface PriceBucket {
  readonly kind: 'price'
  readonly name: Localized
  readonly currency: string
  /** Upper end in major units; the lower end is that of the step before. */
  readonly threshold: number
}

/** Several values of an attribute under one name. */
export interface ValueBucket extends NamedBucket {
  readonly kind: 'attribute'
  readonly values: readonly string[]
  /** True for the bucket of all values that no other bucket names. */
  readonly isDefault?: boolean
}

/** A step of an attribute whose values have an order; the lower end is that of the step before. */
export interface ThresholdBucket extends NamedBucket {
  readonly kind: 'threshold'
  readonly threshold: string
}

/** Dates up to a number of days ago. */
export interface PeriodBucket extends NamedBucket {
  readonly kind: 'period'
  readonly days: number
}

export type RefinementBucket = PriceBucket | ValueBucket | ThresholdBucket | PeriodBucket

/** What shoppers of a category can narrow its products by. */
export interface RefinementDefinition {
  readonly type: 'category' | 'price' | 'attribute' | 'promotion'
  /** Attribute as refinements name it: `c_` and the id of a custom one; null for other types. */
  readonly attributeId: string | null
  readonly name: Localized
  readonly sortMode: 'value-list' | 'value-name' | 'value-count' | 'category-position'
  readonly sortDescending: boolean
  /** What becomes of values that no bucket names. */
  readonly unbucketed: 'show-values' | 'show-as-bucket' | 'hide'
  /** True when the definition only takes back an inherited one. */
  readonly blocked: boolean
  readonly buckets: readonly RefinementBucket[]
}

/** What column `options` keeps. */
export interface RefinementOptions {
  readonly system?: boolean
  readonly blocked?: boolean
  readonly unbucketed?: RefinementDefinition['unbucketed']
}

/**
 * Definitions that hold for a category: its own and those of the categories above, the ones of the
 * root first. A category replaces an inherited definition by its own, or takes it back.
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
