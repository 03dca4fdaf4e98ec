import type {Database} from '../../db/database'
import {CommerceFault} from '../commerce-fault'
import {findPriceBook} from '../pricing/price-repository'
import type {Basket} from './basket'

/** Chooses the price books of a basket; an empty list restores the site's price books. */
export function setPriceBooks(db: Database, basket: Basket, ids: readonly string[]): Basket {
  const unknown = ids.find((id) => !findPriceBook(db, id))
  if (unknown !== undefined) {
    throw new CommerceFault('PriceBookNotFound', `No price book with ID '${unknown}' was found.`, {
      priceBookId: unknown,
    })
  }
  return {...basket, priceBookIds: ids.length > 0 ? [...ids] : undefined}
}
