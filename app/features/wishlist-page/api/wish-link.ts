import {pick} from '@app/shared/lib/pick'
import {giftKey} from '../model/gift-key'
import {defineMutation, defineQuery} from '@app/shared/api/define-query'
import {encodePart} from '@common/address-part'
import type {Shop} from '@app/shared/lib/shop-context'

const API = '/custom/shopper-wish-link/v1/organizations/:org'

const ownPath = (customerId: string): string => `${API}/customers/${encodePart(customerId)}/links`

/** Query of the number of links to a customer's wish list. */
export const {query: wishLinksQuery, use: useWishLinks} = defineQuery({
  key: ['wish-links'],
  scope: 'customer',
  read: async ({api}, {customerId}: {readonly customerId: string}) =>
    (await api.scapi<{total: number}>(ownPath(customerId))).total,
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
async function revokeWishLinks({api}: Shop, customerId: string): Promise<void> {
  await api.scapi(ownPath(customerId), {method: 'DELETE'})
}

/** Creates a link with a title, or revokes all links where it is null. */
export const useChangeWishLinks = defineMutation({
  call: async (
    shop,
    {customerId, title}: {readonly customerId: string; readonly title: string | null},
  ) => {
    if (title !== null) return createWishLink(shop, customerId, title.trim())
    await revokeWishLinks(shop, customerId)
    return null
  },
  stores: (shop, {customerId}, created) => [
    [wishLinksQuery(shop, {customerId}), created?.total ?? 0],
  ],
})

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

/** A shared list in this browser, which may have reserved gifts. */
export const {query: sharedListQuery, use: useOpenedList} = defineQuery({
  key: ['wishlist', 'shared'],
  // The token is in the key: nothing is kept after the page.
  cacheTime: 0,
  read: (shop, token: string) => openSharedList(shop, {token, holder: giftKey(shop.site.id)}),
})

interface Reservation extends Required<LinkKeys> {
  readonly action: 'release' | 'reserve'
  readonly itemId: string
}

/**
 * Reserves a gift, or takes the reservation back.
 * @returns the list afterwards
 * @throws ApiFault (rejects), status 409 when others have reserved it, 404 when it left the list
 */
export const changeReservation = (
  {api}: Shop,
  {action, ...gift}: Reservation,
): Promise<SharedList> =>
  api.scapi<SharedList>(`${API}/links/${action}`, {
    method: 'POST',
    body: pick(gift, 'token', 'holder', 'itemId'),
  })

export const useChangeReservation = defineMutation({
  call: changeReservation,
  stores: (shop, {token}, list) => [[sharedListQuery(shop, token), list]],
})
