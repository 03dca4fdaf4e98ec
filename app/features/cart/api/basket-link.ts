import {encodePart} from '@common/address-part'
import type {Shop} from '@app/shared/lib/shop-context'
import type {NewItem} from '@app/features/basket/public/new-item'
import {currentBasketId} from '@app/features/basket/public/basket-call'
import type {BasketContext} from '@app/features/basket/public/basket'

const API = '/custom/shopper-basket-link/v1/organizations/:org'

const pathOf = async (context: BasketContext): Promise<string> =>
  `${API}/baskets/${encodePart(await currentBasketId(context))}/link`

/** End of the link of the basket, in ISO 8601 format; null without a link. @throws ApiFault (rejects) */
export async function readBasketLink(context: BasketContext): Promise<string | null> {
  const {expiresAt} = await context.shop.api.scapi<{expiresAt: string | null}>(
    await pathOf(context),
  )
  return expiresAt
}

/** A new link; the backend returns its token once. */
export interface BasketLink {
  readonly token: string
  /** Time in ISO 8601 format. */
  readonly expiresAt: string
}

/** Creates the link of the basket; an earlier one ends. @throws ApiFault (rejects) */
export const createBasketLink = async (context: BasketContext): Promise<BasketLink> =>
  context.shop.api.scapi<BasketLink>(await pathOf(context), {method: 'POST'})

/** Ends the link of the basket. @throws ApiFault (rejects) */
export async function revokeBasketLink(context: BasketContext): Promise<void> {
  await context.shop.api.scapi(await pathOf(context), {method: 'DELETE'})
}

interface LinkedItem {
  readonly productId: string
  readonly quantity: number
  readonly optionItems: readonly {optionId: string; optionValueId: string}[]
  readonly parts: readonly {masterId: string; productId: string}[]
  readonly custom: Readonly<Record<string, unknown>>
}

const isText = (entry: [string, unknown]): entry is [`c_${string}`, string] =>
  entry[0].startsWith('c_') && typeof entry[1] === 'string'

/** Items of the basket of a link. @throws ApiFault (rejects) with status 404 for a link that does not hold */
export async function openBasketLink({api}: Shop, token: string): Promise<NewItem[]> {
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
}
