import type {z} from 'zod'
import {readData} from '../data'
import {idsBelow, textAt, type Text} from '../languages/languages'
import {promotionsSchema} from '../schema'

type PromotionsData = z.infer<typeof promotionsSchema>

type PromotionData = PromotionsData['promotions'][number]

/** A promotion with its texts. */
export type PromotionSource = PromotionData & {
  readonly name: Text
  readonly callout: Text
  readonly details: Text
  readonly badge?: Text
}
/** One step; `from` is money of each market, or a number of pieces. */
export type TierSource = PromotionSource['tiers'][number]
export type DiscountSource = TierSource['discount']
/** Which products: categories of the storefront or ids, by element of the promotion format. */
export type Goods = Extract<PromotionSource['rule'], {goods: unknown}>['goods']
export type CouponSource = PromotionsData['coupons'][number]

const data = readData('promotions', promotionsSchema)

export const {campaigns, coupons, customerGroups, sourceCodes} = data

export const promotions: readonly PromotionSource[] = data.promotions.map((promotion) => {
  const text = (key: string) => textAt('promotions', `${promotion.id}/${key}`)
  const hasBadge = idsBelow('promotions', promotion.id).includes('badge')
  return {
    ...promotion,
    name: text('name'),
    callout: text('callout'),
    details: text('details'),
    ...(hasBadge && {badge: text('badge')}),
  }
})
