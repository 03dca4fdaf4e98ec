import type {Database} from '../../db/database'
import type {PriceQuery} from '../catalog/sellable-product'
import {applicableBooks} from '../pricing/applicable-books'
import {sitePriceBooks} from '../pricing/price-repository'
import type {Site} from '../sites/site-registry'
import {isAtPresent, type ShopperFacts} from './situation'

/**
 * Returns the price books of a shopper, and the time if it is not the present; undefined for a
 * shopper who buys at present by the books of the site.
 */
export function personalPricing(
  db: Database,
  site: Site,
  shopper: ShopperFacts,
): PriceQuery | undefined {
  const {now = Date.now()} = shopper
  const books = applicableBooks(db, site, {...shopper, now})
  const usual = sitePriceBooks(db, site)
  const isUsual =
    books.length === usual.length && books.every(({id}, index) => id === usual[index]?.id)
  if (isAtPresent(shopper)) return isUsual ? undefined : {books}
  return {books, now}
}
