import type {ShopContext} from 'commerce-sandbox/domains/baskets'
import {catalogStore} from 'commerce-sandbox/domains/catalog'
import {lineStates, type Order, returnable} from 'commerce-sandbox/domains/orders'

/** Why goods are excluded from the right of withdrawal (directive 2011/83/EU, article 16 (c)). */
export type Exclusion = 'engraved' | 'madeToMeasure'

/** A line of an order with what can be withdrawn of it. */
export interface WithdrawalLine {
  readonly itemId: string
  readonly productId: string
  readonly productName: string
  readonly quantity: number
  /** Units of which a consumer can still withdraw. */
  readonly open: number
  readonly excluded?: Exclusion
  /** Sealed for reasons of hygiene: accepted, with a note about the seal (article 16 (e)). */
  readonly sealed: boolean
}

type Item = Order['content']['items'][number]

const isEngraving = ({custom}: Item): boolean => typeof custom['c_engravingText'] === 'string'

/** Units of a line that were engraved: the engraving is a line of its own and names its product. */
function engravedUnits(item: Item, items: readonly Item[]): number {
  if (isEngraving(item)) return item.quantity
  return items
    .filter((one) => isEngraving(one) && one.custom['c_engravingProductId'] === item.productId)
    .reduce((sum, {quantity}) => sum + quantity, 0)
}

/**
 * The lines of an order with the units that can be withdrawn. Only goods made to the shopper's wishes are excluded; other
 * goods with a broken seal are looked at when they arrive. A mattress is not sealed goods, also without its film (CJEU C-681/17).
 */
export function withdrawalLines(context: ShopContext, order: Order): WithdrawalLine[] {
  const catalog = catalogStore(context.db)
  const states = lineStates(context, order)
  const {items} = order.content
  return items.map((item): WithdrawalLine => {
    const {itemId, productId, productName, quantity} = item
    const custom = catalog.product(productId)?.custom ?? {}
    const isTrue = (attribute: string) => custom[attribute]?.['default'] === 'true'
    const state = states.get(itemId)
    const left = state ? Math.max(0, Math.floor(returnable(state))) : 0
    const engraved = Math.min(engravedUnits(item, items), quantity)
    const madeToMeasure = isTrue('madeToMeasure')
    const excluded = madeToMeasure ? 'madeToMeasure' : engraved > 0 ? 'engraved' : undefined
    return {
      itemId,
      productId,
      productName,
      quantity,
      open: madeToMeasure ? 0 : Math.max(0, left - engraved),
      ...(excluded && {excluded}),
      sealed: isTrue('sealedGoods'),
    }
  })
}
