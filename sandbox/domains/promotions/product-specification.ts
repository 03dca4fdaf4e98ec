/** Comparisons of texts and numbers, in the words of the archive format. */
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

/** One condition on a product. Prices are decimal text: a specification has no currency. */
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

/** Conditions of which all must hold. */
export type ConditionGroup = readonly ProductCondition[]

/** Products that match an included group and no excluded one; without groups it is every product. */
export interface ProductSpecification {
  readonly included: readonly ConditionGroup[]
  readonly excluded: readonly ConditionGroup[]
}

/** What conditions ask of a product on a site; worked out when a condition asks for it. */
export interface ProductFacts {
  readonly id: string
  readonly masterId: string | null
  brand(): string | undefined
  /** Decimal price on the site, or null. */
  price(): number | null
  /** Stock that can be promised. */
  stock(): number
  /** Values of an attribute, `name` or `custom.material`. */
  attribute(id: string): readonly string[]
  /** Whether the product stands to a category as the comparator says. */
  category(catalogId: string, operator: CategoryComparator, categoryId: string): boolean
  /** Whether the product belongs to a set, or to any when none is named. */
  inSet(setId: string | null): boolean
  /** Whether the product's price, or any of its prices, comes from a book. */
  priceFrom(bookId: string, operator: string): boolean
  /** Chosen value of an option, if the line has one. */
  option(optionId: string): string | undefined
}

/** True when the product meets the specification. */
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

/** A variant counts as its master too: what holds for the master's id holds for its variants. */
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

/** Compares an attribute, which may have several values, with those of a condition. */
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
