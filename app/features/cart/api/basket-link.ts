import {defineMutation, defineQuery} from '@app/shared/api/define-query'
import {encodePart} from '@common/address-part'
import type {NewItem} from '@app/features/basket/public/new-item'
import {currentBasketId} from '@app/features/basket/public/basket-call'
import type {BasketContext} from '@app/features/basket/public/basket'

const API = '/custom/shopper-basket-link/v1/organizations/:org'

const pathOf = async (context: BasketContext): Promise<string> =>
  `${API}/baskets/${encodePart(await currentBasketId(context))}/link`

interface LinkedBasket {
  readonly context: BasketContext
  readonly basketId: string | undefined
}

/** End of the link of the basket, in ISO 8601 format; null without a link. */
export const {query: basketLinkQuery, use: useBasketLink} = defineQuery({
  key: ['basket', 'link'],
  read: async ({api}, {context}: LinkedBasket): Promise<string | null> => {
    const {expiresAt} = await api.scapi<{expiresAt: string | null}>(await pathOf(context))
    return expiresAt
  },
  keyOf: ({basketId}) => basketId ?? null,
})

/** A new link; the backend returns its token once. */
interface BasketLink {
  readonly token: string
  /** Time in ISO 8601 format. */
  readonly expiresAt: string
}

/** Creates the link of the basket; an earlier one ends. @throws ApiFault (rejects) */
export const createBasketLink = async (context: BasketContext): Promise<BasketLink> =>
  context.shop.api.scapi<BasketLink>(await pathOf(context), {method: 'POST'})

/** Creates or revokes the link of the basket; null without a link then. */
export const useChangeBasketLink = defineMutation({
  call: async (
    {api},
    {context, change}: LinkedBasket & {readonly change: 'create' | 'revoke'},
  ): Promise<BasketLink | null> => {
    if (change === 'create') return createBasketLink(context)
    await api.scapi(await pathOf(context), {method: 'DELETE'})
    return null
  },
  stores: (shop, input, link) => [[basketLinkQuery(shop, input), link?.expiresAt ?? null]],
})

interface LinkedItem {
  readonly productId: string
  readonly quantity: number
  readonly optionItems: readonly {optionId: string; optionValueId: string}[]
  readonly parts: readonly {masterId: string; productId: string}[]
  readonly custom: Readonly<Record<string, unknown>>
}

const isText = (entry: [string, unknown]): entry is [`c_${string}`, string] =>
  entry[0].startsWith('c_') && typeof entry[1] === 'string'

/** Items of the basket of a link. Status 404 for a link that does not hold. */
export const {use: useLinkedItems} = defineQuery({
  key: ['basket', 'shared'],
  // The token is in the key: nothing is kept after the page.
  cacheTime: 0,
  read: async ({api}, token: string): Promise<NewItem[]> => {
    const {items} = await api.scapi<{items: LinkedItem[]}>(`${API}/links/open`, {
      method: 'POST',
      body: {token},
    })
    return items.map(({productId, quantity, optionItems, parts, custom}) => ({
      productId,
      quantity,
      ...(optionItems.length > 0 && {optionItems}),
      ...(parts.length > 0 && {parts}),
      custom: Object.fromEntries(Object.entries(custom).filter(isText)),
    }))
  },
})
