import {encodePart} from '@common/address-part'
import type {Shop} from '@app/shared/lib/shop-context'

const API = '/custom/shopper-wish-link/v1/organizations/:org'

const ownPath = (customerId: string): string => `${API}/customers/${encodePart(customerId)}/links`

/** Query of the number of links to a customer's wish list. */
export const wishLinksQuery = ({api, site}: Shop, customerId: string) => ({
  queryKey: ['account', customerId, 'wish-links', site.id],
  queryFn: async () => (await api.scapi<{total: number}>(ownPath(customerId))).total,
})

/** A new link; the backend returns its token once. */
export interface NewWishLink {
  readonly token: string
  /** Number of links to the list, this one included. */
  readonly total: number
}

/** Creates a link to the customer's wish list; earlier ones stay. @throws ApiFault (rejects) */
export const createWishLink = (
  {api}: Shop,
  customerId: string,
  title: string,
): Promise<NewWishLink> =>
  api.scapi<NewWishLink>(ownPath(customerId), {method: 'POST', body: {title}})

/** Ends all links to the customer's wish list. @throws ApiFault (rejects) */
export async function revokeWishLinks({api}: Shop, customerId: string): Promise<void> {
  await api.scapi(ownPath(customerId), {method: 'DELETE'})
}

/** State of a gift for a friend: reserved by this browser, by others, or free. */
export type GiftState = 'free' | 'reserved' | 'yours'

/** An item of a shared list; without `state` for the owner (rule WISH-12). */
export interface SharedItem {
  readonly itemId: string
  readonly productId: string
  readonly quantity: number
  readonly state?: GiftState
}

/** A wish list as its link shows it; `title` is '' when the owner chose none. */
export interface SharedList {
  readonly title: string
  readonly own: boolean
  readonly items: readonly SharedItem[]
}

/** Token of a link, and the secret key of the browser, which has one once it has reserved a gift. */
export interface LinkKeys {
  readonly token: string
  readonly holder?: string
}

/** The list of a link. @throws ApiFault (rejects) with status 404 for a link that does not hold */
export const openSharedList = ({api}: Shop, {token, holder}: LinkKeys): Promise<SharedList> =>
  api.scapi<SharedList>(`${API}/links/open`, {
    method: 'POST',
    body: {token, ...(holder && {holder})},
  })

/**
 * Reserves a gift, or takes the reservation back.
 * @returns the list afterwards
 * @throws ApiFault (rejects), status 409 when others have reserved it, 404 when it left the list
 */
export const changeReservation = (
  {api}: Shop,
  action: 'release' | 'reserve',
  {token, holder, itemId}: Required<LinkKeys> & {readonly itemId: string},
): Promise<SharedList> =>
  api.scapi<SharedList>(`${API}/links/${action}`, {
    method: 'POST',
    body: {token, holder, itemId},
  })
