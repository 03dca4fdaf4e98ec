import {hashSecret, randomSecret} from 'commerce-sandbox/domains/auth'
import {
  type BasketItem,
  type CheckoutContext,
  findBasket,
  requireBasket,
  type ShopContext,
} from 'commerce-sandbox/domains/baskets'
import {limitFailures} from 'commerce-sandbox/domains/limits'
import {CommerceFault} from 'commerce-sandbox/plugin'
import {deleteLink, linkByHash, linkOfBasket, replaceLink} from './basket-link-repository'

/** Life time of a link in milliseconds: seven days. */
const LINK_LIFE_MS = 7 * 24 * 60 * 60_000

/** Creates the link of the shopper's own basket; an earlier link of it ends. */
export function createLink(
  context: CheckoutContext,
  basketId: string,
  now = Date.now(),
): {token: string; expiresAt: number} {
  const {db, site} = context
  requireBasket(context, basketId)
  const token = randomSecret(1)
  const expiresAt = now + LINK_LIFE_MS
  replaceLink(db, {basketId, siteId: site.id, tokenHash: hashSecret(token), expiresAt}, now)
  return {token, expiresAt}
}

/** Returns the end of the link of the shopper's own basket, in milliseconds since 1970; null without a link. */
export function linkEnd(
  context: CheckoutContext,
  basketId: string,
  now = Date.now(),
): number | null {
  requireBasket(context, basketId)
  return linkOfBasket(context.db, basketId, now)?.expiresAt ?? null
}

/** Ends the link of the shopper's own basket. */
export function revokeLink(context: CheckoutContext, basketId: string): void {
  requireBasket(context, basketId)
  deleteLink(context.db, basketId)
}

/**
 * Returns the products of the basket of a link, without gifts of promotions and without data of the shopper.
 * Unknown, ended and revoked links are the same. Throws BasketNotFound, TooManyAttempts.
 */
export function openLink(
  {db, site, client}: ShopContext,
  token: string,
  now = Date.now(),
): readonly BasketItem[] {
  const limited = {act: 'basket-link', subjects: {client}, failure: 'BasketNotFound'} as const
  const open = () => {
    const link = linkByHash(db, {siteId: site.id, tokenHash: hashSecret(token)}, now)
    const found = link && findBasket(db, site.id, link.basketId)
    if (found) return found
    throw new CommerceFault('BasketNotFound', 'The link does not lead to a basket.')
  }
  const basket = limitFailures(db, limited, open, now)
  return basket.items.filter(({bonusDiscountLineItemId}) => bonusDiscountLineItemId === undefined)
}
