import type {Database} from '../../db/database'
import type {ShopData} from '../shop-data'
import {queryAll, queryOne} from '../../db/database'
import {categoryTree} from '../catalog/category-tree'
import {catalogStore} from '../catalog/catalog-store'
import {findContent} from '../content/content-repository'
import {markupLinks} from '../content/markup'
import type {JsonValue} from '../json'
import {localize, type Localized} from '../sites/locale'
import type {Site} from '../sites/site-registry'
import {elementData} from './element-data'

/** A page or a component of Page Designer in one locale. */
export interface DesignedElement {
  readonly id: string
  readonly kind: 'page' | 'component'
  /** Type id without the prefix for page or component: `storePage`, `commerce_assets.banner`. */
  readonly typeId: string
  readonly aspectTypeId: string | null
  readonly name: string | null
  readonly description: string | null
  readonly pageTitle: string | null
  readonly pageDescription: string | null
  readonly pageKeywords: string | null
  readonly data: Readonly<Record<string, JsonValue>>
  readonly localized: boolean
  readonly regions: readonly {
    readonly id: string
    readonly components: readonly DesignedElement[]
  }[]
}

interface ElementRow {
  id: string
  type: string
  aspect_type: string | null
  data: string
  links: string
  assignments: string
  visibility: string
}

interface Link {
  id: string
  region: string
  position: number
}

/** Maximum nesting depth of components. Components must not contain themselves. */
const MAX_DEPTH = 12

/** Returns the visible page or component with this id in the library of the site, or null. */
export function findElement(
  shop: ShopData,
  site: Site,
  id: string,
  locale: string,
  depth = 0,
): DesignedElement | null {
  const row = queryOne<ElementRow>(
    shop.db,
    'SELECT * FROM page_designer WHERE library_id = ? AND id = ?',
    site.libraryId,
    id,
  )
  const content = row && findContent(shop, site, id, locale)
  if (!row || !content || depth > MAX_DEPTH) return null
  if (localize(JSON.parse(row.visibility) as Localized, locale) === 'invisible') return null
  const {data: written, localized} = readData(row, locale)
  const data = elementData(written, markupLinks(shop, {site, locale}))
  const {name, description, pageTitle, pageDescription, pageKeywords} = content
  return {
    id,
    kind: row.type.startsWith('page.') ? 'page' : 'component',
    typeId: row.type.replace(/^(page|component)\./, ''),
    aspectTypeId: row.aspect_type,
    name,
    description,
    pageTitle,
    pageDescription,
    pageKeywords,
    data,
    localized,
    regions: regionsOf(row, (child) => findElement(shop, site, child, locale, depth + 1)),
  }
}

function readData(row: ElementRow, locale: string) {
  const texts = JSON.parse(row.data) as Localized
  const text = localize(texts, locale)
  const own = localize({...texts, default: ''}, locale)
  return {data: text ? parseObject(text) : {}, localized: own !== undefined && own !== ''}
}

function parseObject(text: string): Record<string, JsonValue> {
  try {
    const value = JSON.parse(text) as JsonValue
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  } catch {
    return {}
  }
}

function regionsOf(row: ElementRow, find: (id: string) => DesignedElement | null) {
  const links = (JSON.parse(row.links) as Link[]).sort((a, b) => a.position - b.position)
  const names = [...new Set(links.map(({region}) => region))]
  return names.map((id) => ({
    id,
    components: links.filter(({region}) => region === id).flatMap((link) => find(link.id) ?? []),
  }))
}

/**
 * Returns the page of an aspect type that is assigned to a category or product, or null. An
 * implicitly assigned page also applies to the subcategories and their products.
 */
export function findAssignedPage(
  shop: ShopData,
  site: Site,
  aspectTypeId: string,
  object: {categoryId: string} | {productId: string},
  locale: string,
): DesignedElement | null {
  const pages = queryAll<ElementRow>(
    shop.db,
    `SELECT * FROM page_designer WHERE library_id = ? AND aspect_type = ? AND type LIKE 'page.%'
     ORDER BY id`,
    site.libraryId,
    aspectTypeId,
  ).map((row) => ({
    id: row.id,
    assignments: JSON.parse(row.assignments) as {
      objectType: string
      objectId: string
      implicit: boolean
    }[],
  }))
  for (const candidate of candidates(shop.db, site, object)) {
    const page = pages.find(({assignments}) =>
      assignments.some(
        ({objectType, objectId, implicit}) =>
          objectType === candidate.type &&
          objectId === candidate.id &&
          (!candidate.inherited || implicit),
      ),
    )
    const element = page && findElement(shop, site, page.id, locale)
    if (element) return element
  }
  return null
}

/** Returns the objects that a page may be assigned to, nearest first. */
function candidates(
  db: Database,
  site: Site,
  object: {categoryId: string} | {productId: string},
): {type: string; id: string; inherited: boolean}[] {
  const tree = categoryTree(db, site.catalogId)
  const above = (id: string, inherited: boolean) =>
    [
      ...tree
        .path(id)
        .map((category) => category.id)
        .reverse(),
      tree.rootId,
    ].map((one, index) => ({
      type: 'category',
      id: one,
      inherited: inherited || index > 0,
    }))
  if ('categoryId' in object) return above(object.categoryId, false)
  const product = catalogStore(db).product(object.productId)
  const categories = product ? catalogStore(db).categoryIds(product, site.catalogId) : []
  return [
    {type: 'product', id: object.productId, inherited: false},
    ...(product?.masterId ? [{type: 'product', id: product.masterId, inherited: false}] : []),
    ...categories.flatMap((id) => above(id, true)),
  ]
}
