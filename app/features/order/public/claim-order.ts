import {encodePart} from '@common/address-part'
import {customerParameters} from '@app/features/account/public/customer-record'
import {loadCommerce} from '@app/features/session/public/shopper-client'
import {shopperOf} from '@app/features/session/public/shopper'
import {ShopperCustomers} from '@app/generated/commerce/shopper-customers'
import type {Shop} from '@app/shared/lib/shop-context'
import {emailHash} from '@app/shared/lib/email-hash'

/**
 * Assigns a guest's order to the account that the shopper has just opened in the same session
 * (rule ORDER-4). The body is empty.
 * @throws ApiFault
 */
async function claimOrder(
  {api}: Shop,
  {orderNo, customerNo}: {orderNo: string; customerNo: string},
): Promise<void> {
  await api.ocapi(`/orders/${encodePart(orderNo)}`, {
    method: 'PATCH',
    query: {customer: customerNo},
    body: {},
  })
}

/**
 * Assigns the order that this browser remembers, when the customer who is signed in has the address of the
 * claim. The claim stays remembered until it succeeds.
 * @returns true when an order was assigned
 * @throws ApiFault (rejects)
 */
export async function claimRememberedOrder(shop: Shop): Promise<boolean> {
  const {api, site} = shop
  const claim = rememberedClaim(site.id)
  if (!claim) return false
  const shopper = shopperOf(await (await loadCommerce()).accessToken(false))
  if (!shopper.registered) return false
  const {customerNo, email = ''} = await api.clients
    .of(ShopperCustomers)
    .getCustomer({parameters: customerParameters(shopper.customerId)})
  if (!customerNo || (await emailHash(email)) !== claim.emailHash) return false
  await claimOrder(shop, {orderNo: claim.orderNo, customerNo})
  forgetClaim(site.id)
  return true
}

/** An order that its guest wants to have in the account with an email address (rule ORDER-4). */
export interface RememberedClaim {
  readonly orderNo: string
  /** SHA-256 of the address of the account: the address itself is not stored. */
  readonly emailHash: string
  /** End of the claim, in milliseconds since the epoch. */
  readonly endsAt: number
}

/** Time to activate the account, in milliseconds: one day. */
const CLAIM_MS = 24 * 60 * 60 * 1000

const keyOf = (siteId: string): string => `order-claim:${siteId}`

/** Claims that the storage did not take: they end with the page. */
const unstored = new Map<string, RememberedClaim>()

/** Storage may be disabled or full. */
const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** Stores a claim before the account is opened: it survives a reload and the mail that activates the account. */
export function rememberClaim(
  siteId: string,
  claim: Pick<RememberedClaim, 'orderNo' | 'emailHash'>,
): void {
  const stored = {...claim, endsAt: Date.now() + CLAIM_MS}
  const isStored = attempt(() => {
    localStorage.setItem(keyOf(siteId), JSON.stringify(stored))
    return true
  })
  if (!isStored) unstored.set(siteId, stored)
}

export function forgetClaim(siteId: string): void {
  unstored.delete(siteId)
  attempt(() => localStorage.removeItem(keyOf(siteId)))
}

/** The claim that is still open; null when there is none. */
export function rememberedClaim(siteId: string): RememberedClaim | null {
  const stored = attempt(
    () => JSON.parse(localStorage.getItem(keyOf(siteId)) ?? '') as Partial<RememberedClaim> | null,
  )
  const {orderNo, emailHash, endsAt} = stored ?? unstored.get(siteId) ?? {}
  if (typeof orderNo !== 'string' || typeof emailHash !== 'string') return null
  return typeof endsAt === 'number' && endsAt > Date.now() ? {orderNo, emailHash, endsAt} : null
}
