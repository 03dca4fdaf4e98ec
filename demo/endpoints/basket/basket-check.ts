import {
  basketFlashes,
  calculateGoods,
  methodsFor,
  priceBasket,
  type Basket,
  type ShopContext,
} from 'commerce-sandbox/domains/baskets'

/** Why a line cannot be ordered. */
export type LineProblem = 'notSold' | 'noPrice' | 'notAvailable' | 'notDeliverable'

export interface CheckedLine {
  readonly itemId: string
  readonly productId: string
  readonly problem: LineProblem
}

const PROBLEMS: Readonly<Partial<Record<string, LineProblem>>> = {
  InvalidProductItem: 'notSold',
  ProductItemWithoutPrice: 'noPrice',
  ProductItemNotAvailable: 'notAvailable',
}

/** Position of a line in the path of a flash, such as `$.product_items[2].quantity`. */
const positionIn = (path: string): number => Number(/^\$\.product_items\[(\d+)\]/.exec(path)?.[1])

/**
 * Returns the ids of the lines that no delivery method takes to the address of their shipment; without an address,
 * those that no method takes at all.
 */
function undeliverable(context: ShopContext, basket: Basket): Set<string> {
  const {pricing, parcels, groupIds} = calculateGoods(context, basket)
  return new Set(
    parcels.flatMap((parcel) =>
      parcel.items.flatMap(({itemId}) => {
        const lines = parcel.lines.filter(({lineId}) => lineId === itemId)
        return methodsFor(pricing, {...parcel, lines}, groupIds).length > 0 ? [] : [itemId]
      }),
    ),
  )
}

/** Checks the lines of a basket before the checkout; at most one problem for each line. */
export function checkLines(context: ShopContext, basket: Basket): CheckedLine[] {
  const priced = priceBasket(context, basket)
  const flashes = basketFlashes(context, priced)
  const stranded = undeliverable(context, basket)
  return priced.items.flatMap(({itemId, productId}, index): CheckedLine[] => {
    const flash = flashes.find(
      ({type, path}) => PROBLEMS[type] !== undefined && positionIn(path) === index,
    )
    const problem =
      (flash && PROBLEMS[flash.type]) ?? (stranded.has(itemId) ? 'notDeliverable' : undefined)
    return problem ? [{itemId, productId, problem}] : []
  })
}
