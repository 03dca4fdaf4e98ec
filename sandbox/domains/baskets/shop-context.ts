import type {ShopData} from '../shop-data'
import type {SellableProduct} from '../catalog/sellable-product'
import {findSellableProduct} from '../catalog/sellable-product'
import type {PriceBook} from '../pricing/price-model'
import {applicableBooks} from '../pricing/applicable-books'
import type {ShopperFacts} from '../promotions/situation'
import {ANYBODY, shopperFactsOf} from '../promotions/situation'
import type {Site} from '../sites/site-registry'
import type {Basket} from './basket'

/** Where and in which language a basket is looked at, and by whom as far as that is known. */
export interface ShopContext extends ShopData {
  /** Most units of one product in a basket, where the site's preferences set no limit. */
  purchaseLimit?: number
  site: Site
  locale: string
  shopper?: {customerId: string; guest: boolean; usid?: string}
}

/**
 * The context in the currency of a basket, which may be another than the site's default: prices,
 * promotions, shipping methods and payment limits are those of that currency.
 */
export function inCurrencyOf<Context extends ShopContext>(
  context: Context,
  {currency}: Pick<Basket, 'currency'>,
): Context {
  const {site} = context
  return site.currency === currency ? context : {...context, site: {...site, currency}}
}

/**
 * The product of a line on the site, or null when it is not sold there any more. Its stock is that of
 * the inventory list that the line names (the store's, when it is picked up there), else of the site's.
 */
export function productOf(
  {db, site, locale}: ShopContext,
  productId: string,
  inventoryId?: string,
): SellableProduct | null {
  const shelf = inventoryId ? {...site, inventoryListId: inventoryId} : site
  return findSellableProduct(db, shelf, productId, locale)
}

/** Groups, source code and time of a basket's shopper. */
export function basketShopper(
  {db, site, shopper}: ShopContext,
  basket: Pick<Basket, 'sourceCode'>,
): ShopperFacts & {now: number} {
  const facts = shopper ? shopperFactsOf(db, {siteId: site.id, ...shopper}) : ANYBODY
  return {...facts, sourceCode: basket.sourceCode ?? facts.sourceCode, now: facts.now ?? Date.now()}
}

/** The price books by which a basket is priced. */
export function basketBooks(
  context: ShopContext,
  basket: Pick<Basket, 'priceBookIds' | 'currency'>,
  shopper: ShopperFacts & {now: number},
): PriceBook[] {
  const {db, site} = inCurrencyOf(context, basket)
  return applicableBooks(db, site, {...shopper, priceBookIds: basket.priceBookIds})
}
