import type {Database} from 'commerce-sandbox/database'
import {
  categoryTree,
  type RankedProduct,
  recommendationsFor,
} from 'commerce-sandbox/domains/catalog'
import type {Site} from 'commerce-sandbox/domains/sites'
import type {Viewer} from './activity-repository'
import {orderCounts, orderedTogether, recentlyViewed, viewedTogether} from './activity-repository'
import {assortmentOf} from './assortment'

export type RecommenderType =
  | 'recently-viewed'
  | 'product-to-product'
  | 'products-in-all-categories'
  | 'products-in-a-category'
  | 'complete-the-set'

export interface Recommender {
  readonly name: string
  readonly type: RecommenderType
  readonly description: string
  readonly strategy: Strategy
}

/** Recommendation request: master ids, category ids, and the shopper. */
export interface RecommendationRequest {
  readonly db: Database
  readonly site: Site
  readonly products: readonly string[]
  readonly categories: readonly string[]
  readonly viewer: Viewer
}

/** Function that returns product ids, best first; products that cannot be shown are removed later. */
export type Strategy = (request: RecommendationRequest) => string[]

/** Returns ids by descending score; ids without a score are left out. */
function byScore(scores: ReadonlyMap<string, number>): string[] {
  return [...scores].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([id]) => id)
}

function add(scores: Map<string, number>, more: ReadonlyMap<string, number>, weight: number): void {
  for (const [id, score] of more) scores.set(id, (scores.get(id) ?? 0) + score * weight)
}

/** Products of the same categories, by number of common categories, then best sellers. */
const similar: Strategy = ({db, site, products}) => {
  const {products: all, byCategory} = assortmentOf(db, site.catalogId)
  const scores = new Map<string, number>()
  for (const anchor of products.map((id) => all.get(id)).filter((one) => one !== undefined)) {
    for (const categoryId of anchor.categoryIds) {
      for (const product of byCategory.get(categoryId) ?? []) {
        add(scores, new Map([[product.id, 1 + product.rank / 1000]]), 1)
      }
    }
  }
  return byScore(scores)
}

/** Products that shoppers view and buy together with the product, then similar products. */
const together: Strategy = (request) => {
  const {db, site, products} = request
  const scores = new Map<string, number>()
  add(scores, viewedTogether(db, site.id, products), 1)
  add(scores, orderedTogether(db, site.id, products), 3)
  return [...byScore(scores), ...similar(request)]
}

/** Products that the catalogue recommends with the products, then products bought with them. */
const completing: Strategy = ({db, site, products}) => [
  ...products.flatMap((id) => recommendationsFor(db, id).map((one) => one.productId)),
  ...byScore(orderedTogether(db, site.id, products)),
]

/** Recommended parts and accessories of the products, else best-selling accessories. */
const accessories: Strategy = (request) => [
  ...completing(request),
  ...bestSellers({...request, categories: accessoryCategories(request)}),
]

function accessoryCategories({db, site}: RecommendationRequest): string[] {
  const tree = categoryTree(db, site.catalogId)
  return tree
    .all()
    .map(({id}) => id)
    .filter((id) => id.includes('accessor'))
}

/** Best sellers of the site, in the requested categories or in all of them. */
const bestSellers: Strategy = ({db, site, categories}) => {
  const {products, byCategory} = assortmentOf(db, site.catalogId)
  const list: Iterable<RankedProduct> =
    categories.length === 0
      ? products.values()
      : withDescendants(db, site, categories).flatMap((id) => byCategory.get(id) ?? [])
  const counts = orderCounts(db, site.id)
  const scores = new Map<string, number>()
  for (const {id, rank} of list) scores.set(id, (counts.get(id) ?? 0) * 1000 + rank)
  return byScore(scores)
}

function withDescendants(db: Database, site: Site, ids: readonly string[]): string[] {
  const tree = categoryTree(db, site.catalogId)
  return tree
    .all()
    .filter(({id}) => ids.includes(id) || tree.path(id).some((one) => ids.includes(one.id)))
    .map(({id}) => id)
}

const viewed: Strategy = ({db, site, viewer}) => recentlyViewed(db, site.id, viewer)

export const recommenders: readonly Recommender[] = [
  {
    name: 'pdp-similar-items',
    type: 'product-to-product',
    description: 'Products of the same categories',
    strategy: similar,
  },
  {
    name: 'product-to-product-einstein',
    type: 'product-to-product',
    description: 'What people look at and buy with a product',
    strategy: together,
  },
  {
    name: 'viewed-recently-einstein',
    type: 'recently-viewed',
    description: 'What the shopper looked at',
    strategy: viewed,
  },
  {
    name: 'complete-the-set',
    type: 'complete-the-set',
    description: 'What goes with the products',
    strategy: completing,
  },
  {
    name: 'home-top-revenue-for-category',
    type: 'products-in-a-category',
    description: 'Best sellers of a category',
    strategy: bestSellers,
  },
  {
    name: 'products-in-a-category',
    type: 'products-in-a-category',
    description: 'Best sellers of a category',
    strategy: bestSellers,
  },
  {
    name: 'products-in-all-categories',
    type: 'products-in-all-categories',
    description: 'Best sellers of the site',
    strategy: (request) => bestSellers({...request, categories: []}),
  },
  {
    name: 'custom-Accessories',
    type: 'complete-the-set',
    description: 'Parts and extras for the products',
    strategy: accessories,
  },
]

export function findRecommender(name: string): Recommender | undefined {
  return recommenders.find((recommender) => recommender.name === name)
}

/** Storefront zones and their recommenders. */
const zones: Readonly<Record<string, {recommender: string; message: string}>> = {
  home: {recommender: 'products-in-all-categories', message: 'Chosen for you'},
  category: {recommender: 'products-in-a-category', message: 'Chosen for you'},
  pdp: {recommender: 'product-to-product-einstein', message: 'You Might Also Like'},
  cart: {recommender: 'complete-the-set', message: 'You Might Also Like'},
  'recently-viewed': {recommender: 'viewed-recently-einstein', message: 'Seen lately'},
}

/** Returns the recommender of a zone and the title of its block. */
export function findZone(name: string): {recommender: Recommender; message: string} | undefined {
  const zone = Object.hasOwn(zones, name) ? zones[name] : undefined
  const recommender = zone && findRecommender(zone.recommender)
  return recommender && {recommender, message: zone.message}
}
