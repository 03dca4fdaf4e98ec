import type {Database} from '../../db/database'
import {catalogStore} from '../catalog/catalog-store'
import {findSellableProduct} from '../catalog/sellable-product'
import {toDecimal} from '../money'
import type {RecommendationRequest, Recommender} from './recommenders'

/** An extra filter of a request: only or none of the products of which it holds. */
export interface Rule {
  readonly type: 'show' | 'exclude'
  readonly field: string
  readonly operator: string
  readonly values: readonly (string | number | boolean)[]
}

/** A product that is recommended, in the locale of the site. */
export interface Recommendation {
  readonly id: string
  readonly name: string
}

/** At most this many products are recommended at once. */
const LIMIT = 12

/** What a recommender says, without what is asked with, is offline, or a rule leaves out. */
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

/** Prices in major units; a master has those of its variants. */
function pricesOf(db: Database, site: RecommendationRequest['site'], id: string): number[] {
  const catalog = catalogStore(db)
  const record = catalog.product(id)
  const variants = record ? catalog.variation(record).variants.map((variant) => variant.id) : []
  return (variants.length > 0 ? variants : [id]).flatMap((one) => {
    const product = findSellableProduct(db, site, one, site.defaultLocale)
    return product?.price == null ? [] : [toDecimal(product.price, product.currency)]
  })
}

/** An unknown field or operator holds of nothing, so `show` shows nothing by it. */
export function allows(rule: Rule, facts: Facts): boolean {
  const values = facts[rule.field] ?? []
  const holds = rule.values.some((wanted) =>
    values.some((value) => compare(value, rule.operator, wanted)),
  )
  return rule.type === 'show' ? holds : !holds
}

function compare(
  value: string | number | boolean,
  operator: string,
  wanted: string | number | boolean,
): boolean {
  switch (operator.toLowerCase()) {
    case 'equals':
    case 'in':
    case 'is':
      return String(value).toLowerCase() === String(wanted).toLowerCase()
    case 'contains':
      return String(value).toLowerCase().includes(String(wanted).toLowerCase())
    case 'greaterthan':
      return Number(value) > Number(wanted)
    case 'greaterthanorequals':
      return Number(value) >= Number(wanted)
    case 'lessthan':
      return Number(value) < Number(wanted)
    case 'lessthanorequals':
      return Number(value) <= Number(wanted)
    default:
      return false
  }
}
