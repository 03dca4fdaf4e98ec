import type {ShopData} from '../shop-data'
import type {SellableProduct} from '../catalog/sellable-product'
import {findSellableProduct} from '../catalog/sellable-product'
import type {PriceBook} from '../pricing/price-model'
import {applicableBooks} from '../pricing/applicable-books'
import type {ShopperFacts} from '../promotions/situation'
import {ANYBODY, shopperFactsOf} from '../promotions/situation'
import type {Site} from '../sites/site-registry'
import type {Basket} from './basket'

/** Site, locale and, as far as known, shopper for which a basket is calculated. */
export interface ShopContext extends ShopData {
  /** Maximum quantity of one product in a basket, where the site's preferences set no limit. */
  purchaseLimit?: number
  site: Site
  locale: string
  shopper?: {customerId: string; guest: boolean; usid?: string}
  /** Network address of the client; absent inside the sandbox. */
  client?: string
}

/**
 * Returns the context in the currency of a basket, which may differ from the site's default. It
 * decides prices, promotions, shipping methods and payment limits.
 */
export function inCurrencyOf<Context extends ShopContext>(
  context: Context,
  {currency}: Pick<Basket, 'currency'>,
): Context {
  const {site} = context
  return site.currency === currency ? context : {...context, site: {...site, currency}}
}

/**
 * Returns the product of a line, or null when the site no longer sells it. Its stock is read from
 * the inventory list of the line (the store's list for pickup in store), else from the site's list.
 */
export function productOf(
  {db, site, locale}: ShopContext,
  productId: string,
  inventoryId?: string,
): SellableProduct | null {
  const shelf = inventoryId ? {...site, inventoryListId: inventoryId} : site
  return findSellableProduct(db, shelf, productId, locale)
}

/** Returns the data of a call's shopper; of an anonymous shopper when the call has none. */
export function callShopper({db, site, shopper}: ShopContext): ShopperFacts {
  return shopper ? shopperFactsOf(db, {...shopper, siteId: site.id}) : ANYBODY
}

/**
 * Returns customer groups, source code, store and effective time of the basket's shopper. A basket
 * redeems the coupons that it contains, not those of the shopper context.
 */
export function basketShopper(
  context: ShopContext,
  basket: Pick<Basket, 'sourceCode'>,
): ShopperFacts & {now: number} {
  const facts = callShopper(context)
  return {...facts, sourceCode: basket.sourceCode ?? facts.sourceCode, now: facts.now ?? Date.now()}
}

/** Returns the price books that a basket is priced with. */
export function basketBooks(
  context: ShopContext,
  basket: Pick<Basket, 'priceBookIds' | 'currency'>,
  shopper: ShopperFacts & {now: number},
): PriceBook[] {
  const {db, site} = inCurrencyOf(context, basket)
  return applicableBooks(db, site, {...shopper, priceBookIds: basket.priceBookIds})
}
