/** Comparison operators for texts and numbers, named as in the archive format. */
export type Comparator =
  | 'is equal'
  | 'equals'
  | 'is not equal'
  | 'starts with'
  | 'ends with'
  | 'contains'
  | 'does not contain'
  | 'exists'
  | 'does not exist'
  | 'less than'
  | 'greater than'

export type CategoryComparator =
  | 'is equal'
  | 'is exactly'
  | 'is direct child of'
  | 'is child of'
  | 'is direct parent of'
  | 'is parent of'
  | 'is sibling of'

/** Condition on a product. Prices are decimal text, because a specification has no currency. */
export type ProductCondition =
  | {readonly kind: 'brand'; readonly operator: Comparator; readonly values: readonly string[]}
  | {readonly kind: 'product-id'; readonly operator: Comparator; readonly values: readonly string[]}
  | {
      readonly kind: 'category'
      readonly catalogId: string
      readonly operator: CategoryComparator
      readonly values: readonly string[]
    }
  | {readonly kind: 'price'; readonly operator: Comparator; readonly values: readonly string[]}
  | {readonly kind: 'inventory'; readonly operator: Comparator; readonly values: readonly string[]}
  | {
      readonly kind: 'attribute'
      readonly attributeId: string
      readonly operator: Comparator
      readonly values: readonly string[]
    }
  | {
      readonly kind: 'product-set'
      readonly operator: Comparator
      readonly values: readonly string[]
    }
  | {
      readonly kind: 'pricebook'
      readonly operator: 'storefront price in (recursive)' | 'storefront price in' | 'price in'
      readonly values: readonly string[]
    }
  | {
      readonly kind: 'option'
      readonly optionId: string
      readonly operator: Comparator
      readonly values: readonly string[]
    }

/** Group of conditions that must all be met. */
export type ConditionGroup = readonly ProductCondition[]

/**
 * Specification of products: those that match an included group and no excluded one; all products
 * without groups.
 */
export interface ProductSpecification {
  readonly included: readonly ConditionGroup[]
  readonly excluded: readonly ConditionGroup[]
}

/**
 * Product data on a site that conditions are checked against; each value is calculated when a
 * condition uses it.
 */
export interface ProductFacts {
  readonly id: string
  readonly masterId: string | null
  brand(): string | undefined
  /** Returns the decimal price on the site, or null. */
  price(): number | null
  /** Returns the stock that is available to sell. */
  stock(): number
  /** Returns the values of an attribute, `name` or `custom.material`. */
  attribute(id: string): readonly string[]
  /** Returns true when the comparison between the product's categories and the given category is true. */
  category(catalogId: string, operator: CategoryComparator, categoryId: string): boolean
  /** Returns true when the product belongs to the set, or to any set when none is given. */
  inSet(setId: string | null): boolean
  /** Returns true when the product's price, or one of its prices, comes from a price book. */
  priceFrom(bookId: string, operator: string): boolean
  /** Returns the chosen value of an option, if the line has one. */
  option(optionId: string): string | undefined
}

/** Returns true when the product matches the specification. */
export function matchesProduct(spec: ProductSpecification, product: ProductFacts): boolean {
  const inGroup = (group: ConditionGroup) => group.every((one) => meets(one, product))
  if (spec.excluded.some(inGroup)) return false
  return spec.included.length === 0 || spec.included.some(inGroup)
}

function meets(condition: ProductCondition, product: ProductFacts): boolean {
  const {kind, values} = condition
  switch (kind) {
    case 'brand':
      return compare(listOf(product.brand()), condition.operator, values)
    case 'product-id':
      return meetsId(product, condition.operator, values)
    case 'category':
      return values.some((id) => product.category(condition.catalogId, condition.operator, id))
    case 'price':
      return meetsNumber(product.price(), condition.operator, values)
    case 'inventory':
      return meetsNumber(product.stock(), condition.operator, values)
    case 'attribute':
      return compare(product.attribute(condition.attributeId), condition.operator, values)
    case 'product-set':
      return values.length === 0 || condition.operator === 'exists'
        ? product.inSet(null)
        : values.some((id) => product.inSet(id))
    case 'pricebook':
      return values.some((id) => product.priceFrom(id, condition.operator))
    case 'option':
      return compare(listOf(product.option(condition.optionId)), condition.operator, values)
  }
}

const listOf = (value: string | undefined) => (value === undefined ? [] : [value])

/** Compares the product id. A condition on the master's id also applies to its variants. */
function meetsId(product: ProductFacts, operator: Comparator, values: readonly string[]): boolean {
  const ids = product.masterId === null ? [product.id] : [product.id, product.masterId]
  return compare(ids, operator, values)
}

function meetsNumber(
  actual: number | null,
  operator: Comparator,
  values: readonly string[],
): boolean {
  if (actual === null) return false
  if (operator === 'ends with') {
    const digits = actual.toFixed(2).replace('.', '')
    return values.some((ending) => digits.endsWith(ending))
  }
  const limit = Number(values[0])
  return operator === 'less than' ? actual < limit : actual > limit
}

/** Compares the values of an attribute with those of a condition. */
function compare(
  actual: readonly string[],
  operator: Comparator,
  values: readonly string[],
): boolean {
  const some = (test: (have: string, want: string) => boolean) =>
    actual.some((have) => values.some((want) => test(have, want)))
  switch (operator) {
    case 'exists':
      return actual.length > 0
    case 'does not exist':
      return actual.length === 0
    case 'is equal':
    case 'equals':
      return some((have, want) => have === want)
    case 'is not equal':
      return !some((have, want) => have === want)
    case 'starts with':
      return some((have, want) => have.startsWith(want))
    case 'ends with':
      return some((have, want) => have.endsWith(want))
    case 'contains':
      return some((have, want) => have.includes(want))
    case 'does not contain':
      return !some((have, want) => have.includes(want))
    case 'less than':
      return some((have, want) => Number(have) < Number(want))
    case 'greater than':
      return some((have, want) => Number(have) > Number(want))
  }
}
