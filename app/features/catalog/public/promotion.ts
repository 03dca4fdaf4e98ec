import {plainText} from '@common/plain-text'
import type {ShopperProductsTypes, ShopperPromotionsTypes} from 'commerce-sdk-isomorphic'
import {ShopperPromotions} from '@app/generated/commerce/shopper-promotions'
import {escapeReserved} from '@common/api-id'
import type {Shop} from '@app/shared/lib/shop-context'
import {distinctIds} from '@app/shared/lib/distinct-ids'

/** A promotion on a product page. */
export interface ProductPromotion {
  readonly id: string
  /** Plain text without HTML. */
  readonly callout: string
  readonly details?: string
  /** Picture on the static host; hidden when it does not load (rule ERROR-13). */
  readonly icon?: string
  readonly badge?: string
  /** Colours of the promotion (`c_colorWorld`); the shop's own when absent. */
  readonly colorWorld?: ColorWorld
}

/** Colours that a promotion may have. */
export const COLOR_WORLDS = ['spruce', 'sky', 'moss', 'sand'] as const
export type ColorWorld = (typeof COLOR_WORLDS)[number]

/** Converts a callout to one line of plain text; callouts are HTML in B2C Commerce. */
export const wordsOf = (value: unknown): string => plainText(value).replace(/\s+/g, ' ')

/** Ids of the promotions of products, without duplicates, sorted (rule API-5). */
export function promotionIdsOf(products: readonly ShopperProductsTypes.Product[]): string[] {
  const ids = products.flatMap(({productPromotions = []}) =>
    productPromotions.map(({promotionId}) => promotionId),
  )
  return distinctIds(ids)
}

/**
 * The promotions of a product page: the callout of the product, with icon, badge and details of the
 * promotion where these could be read. A promotion without text is not shown.
 */
export function promotionsOf(
  product: ShopperProductsTypes.Product,
  described: readonly ShopperPromotionsTypes.Promotion[],
  pathOf: (link: string) => string,
): ProductPromotion[] {
  const byId = new Map(described.map((promotion) => [promotion.id, promotion]))
  const all = product.productPromotions ?? []
  const isFirst = (id: string, at: number) =>
    all.findIndex(({promotionId}) => promotionId === id) === at
  return all.flatMap(({promotionId, calloutMsg}, index) => {
    if (!isFirst(promotionId, index)) return []
    const more = byId.get(promotionId)
    const callout = wordsOf(calloutMsg) || wordsOf(more?.calloutMsg)
    if (!callout) return []
    const details = wordsOf(more?.details)
    const icon = more?.c_promotionIcon ?? more?.image
    const badge = wordsOf(more?.c_badge)
    const colorWorld = COLOR_WORLDS.find((world) => world === more?.c_colorWorld)
    return [
      {
        id: promotionId,
        callout,
        ...(details && {details}),
        ...(typeof icon === 'string' && icon && {icon: pathOf(icon)}),
        ...(badge && {badge}),
        ...(colorWorld && {colorWorld}),
      },
    ]
  })
}

type Promotion = ShopperPromotionsTypes.Promotion

const BATCH_SIZE = 50

/** Parameters of `getPromotions`, for `usePromotions` too (rule API-5). */
export const promotionParameters = (ids: readonly string[]) => ({
  ids: [...ids].sort().slice(0, BATCH_SIZE).map(escapeReserved),
})

/**
 * Promotions with icon and details by their ids.
 * @throws ApiFault
 */
export async function readPromotions(shop: Shop, ids: readonly string[]): Promise<Promotion[]> {
  if (ids.length === 0) return []
  const client = shop.api.clients.of(ShopperPromotions)
  const {data} = await client.getPromotions({parameters: promotionParameters(ids)})
  return data ?? []
}
