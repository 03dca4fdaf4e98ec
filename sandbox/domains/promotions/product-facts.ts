import type {Database} from '../../db/database'
import {categoryParents} from '../catalog/category-repository'
import {setsOf} from '../catalog/product-lookup-repository'
import {catalogStore} from '../catalog/catalog-store'
import type {ProductRecord} from '../catalog/product-record'
import {productAvailability, productPrices} from '../catalog/sellable-product'
import {toDecimal} from '../money'
import {findPriceBook, readPrices} from '../pricing/price-repository'
import type {Site} from '../sites/site-registry'
import type {CategoryComparator, ProductFacts} from './product-specification'

/**
 * Returns the product data that promotion conditions use. `options` are the chosen values of a
 * line, by option; `unitPrice` in minor units is given where the line has its own.
 */
export function productFacts(
  db: Database,
  site: Site,
  product: ProductRecord,
  line: {unitPrice?: number | null; options?: ReadonlyMap<string, string>} = {},
): ProductFacts {
  const unitPrice = () =>
    line.unitPrice === undefined ? productPrices(db, site, product).effective : line.unitPrice
  return {
    id: product.id,
    masterId: product.masterId,
    brand: () => product.attributes['brand'],
    price() {
      const price = unitPrice()
      return price === null ? null : toDecimal(price, site.currency)
    },
    stock: () => productAvailability(db, site, product)?.ats ?? 0,
    attribute: (id) => attributeValues(product, id),
    category: (catalogId, operator, categoryId) =>
      isInCategory(db, product, catalogId, operator, categoryId),
    inSet(setId) {
      const ids = [product.id, product.masterId ?? product.id].flatMap((id) => setsOf(db, id))
      return setId === null ? ids.length > 0 : ids.includes(setId)
    },
    priceFrom: (bookId, operator) => isPriceFrom(db, site, product, bookId, operator),
    option: (optionId) => line.options?.get(optionId),
  }
}

/**
 * System attributes by their id in the archive; custom ones with the prefix `custom.` or `c_`.
 * Localized attributes are compared with their values in all languages (B2C Commerce: qualifying
 * products).
 */
function attributeValues(product: ProductRecord, id: string): string[] {
  const path = id.replace(/^product\./, '')
  const customId = /^(?:custom\.|c_)(.+)$/.exec(path)?.[1]
  const localized = product.custom[customId ?? path] ?? product.texts[path]
  if (localized) return [...new Set(Object.values(localized).flat())]
  const text = product.attributes[path]
  return text === undefined ? [] : [text]
}

function isInCategory(
  db: Database,
  product: ProductRecord,
  catalogId: string,
  operator: CategoryComparator,
  categoryId: string,
): boolean {
  const parentOf = categoryParents(db, catalogId)
  const own = catalogStore(db).categoryIds(product, catalogId)
  const ancestors = (id: string): string[] => {
    const chain: string[] = []
    for (let at = parentOf.get(id); at && !chain.includes(at); at = parentOf.get(at)) chain.push(at)
    return chain
  }
  switch (operator) {
    case 'is exactly':
      return own.includes(categoryId)
    case 'is direct child of':
      return own.some((id) => parentOf.get(id) === categoryId)
    case 'is child of':
      return own.some((id) => ancestors(id).includes(categoryId))
    case 'is direct parent of':
      return own.some((id) => id === parentOf.get(categoryId))
    case 'is parent of':
      return own.some((id) => ancestors(categoryId).includes(id))
    case 'is sibling of':
      return own.some((id) => id !== categoryId && parentOf.get(id) === parentOf.get(categoryId))
    default:
      return own.some((id) => id === categoryId || ancestors(id).includes(categoryId))
  }
}

function isPriceFrom(
  db: Database,
  site: Site,
  product: ProductRecord,
  bookId: string,
  operator: string,
): boolean {
  if (operator === 'price in') {
    return readPrices(db, product.id).some(({priceBookId}) => priceBookId === bookId)
  }
  const {byBook, effective} = productPrices(db, site, product)
  const source = byBook.find(({amount}) => amount === effective)?.priceBookId
  if (source === undefined) return false
  if (source === bookId) return true
  return operator.endsWith('(recursive)') && isChildOf(db, source, bookId)
}

function isChildOf(db: Database, id: string, ancestorId: string): boolean {
  const seen = new Set<string>()
  for (let at = findPriceBook(db, id)?.parentId; at && !seen.has(at);) {
    if (at === ancestorId) return true
    seen.add(at)
    at = findPriceBook(db, at)?.parentId ?? null
  }
  return false
}
