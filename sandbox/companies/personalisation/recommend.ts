import type {Database} from 'commerce-sandbox/database'
import {toDecimal} from 'commerce-sandbox/domains/amounts'
import {catalogStore, findSellableProduct} from 'commerce-sandbox/domains/catalog'
import type {RecommendationRequest, Recommender} from './recommenders'

/** Additional filter of a request: shows only the products that match it, or none of them. */
export interface Rule {
  readonly type: 'show' | 'exclude'
  readonly field: string
  readonly operator: string
  readonly values: readonly (string | number | boolean)[]
}

/** Recommended product, in the locale of the site. */
export interface Recommendation {
  readonly id: string
  readonly name: string
}

/** Maximum number of recommended products. */
const LIMIT = 12

/**
 * Returns the products of a recommender, without the products of the request, offline products, and
 * products that a rule excludes.
 */
export function recommend(
  recommender: Recommender,
  request: RecommendationRequest,
  rules: readonly Rule[],
): Recommendation[] {
  const seen = new Set(recommender.type === 'recently-viewed' ? [] : request.products)
  const found: Recommendation[] = []
  for (const id of recommender.strategy(request)) {
    if (found.length === LIMIT) break
    const masterId = catalogStore(request.db).product(id)?.masterId ?? id
    if (seen.has(masterId)) continue
    seen.add(masterId)
    const facts = factsOf(request, masterId)
    if (facts && rules.every((rule) => allows(rule, facts))) {
      found.push({id: masterId, name: String(facts['product_name'] ?? masterId)})
    }
  }
  return found
}

type Facts = Readonly<Record<string, readonly (string | number | boolean)[]>>

function factsOf({db, site}: RecommendationRequest, id: string): Facts | null {
  const product = findSellableProduct(db, site, id, site.defaultLocale)
  const record = catalogStore(db).product(id)
  if (!product?.online || !record) return null
  const brand = record.attributes['brand']
  const categories = catalogStore(db).categoryIds(record, site.catalogId)
  return {
    id: [id],
    product_name: [product.name],
    brand: brand ? [brand] : [],
    category: categories,
    categories,
    current_price: pricesOf(db, site, id),
    in_stock: [product.inventory?.orderable ?? false],
  }
}

/** Returns prices in major units; a master has the prices of its variants. */
function pricesOf(db: Database, site: RecommendationRequest['site'], id: string): number[] {
  const catalog = catalogStore(db)
  const record = catalog.product(id)
  const variants = record ? catalog.variation(record).variants.map((variant) => variant.id) : []
  return (variants.length > 0 ? variants : [id]).flatMap((one) => {
    const product = findSellableProduct(db, site, one, site.defaultLocale)
    return product?.price == null ? [] : [toDecimal(product.price, product.currency)]
  })
}

/**
 * Returns true when a rule permits a product. A rule with an unknown field or operator matches no
 * product, so with `show` it hides all products.
 */
export function allows(rule: Rule, facts: Facts): boolean {
  const values = facts[rule.field] ?? []
  const holds = rule.values.some((expected) =>
    values.some((value) => compare(value, rule.operator, expected)),
  )
  return rule.type === 'show' ? holds : !holds
}

function compare(
  value: string | number | boolean,
  operator: string,
  expected: string | number | boolean,
): boolean {
  switch (operator.toLowerCase()) {
    case 'equals':
    case 'in':
    case 'is':
      return String(value).toLowerCase() === String(expected).toLowerCase()
    case 'contains':
      return String(value).toLowerCase().includes(String(expected).toLowerCase())
    case 'greaterthan':
      return Number(value) > Number(expected)
    case 'greaterthanorequals':
      return Number(value) >= Number(expected)
    case 'lessthan':
      return Number(value) < Number(expected)
    case 'lessthanorequals':
      return Number(value) <= Number(expected)
    default:
      return false
  }
}
