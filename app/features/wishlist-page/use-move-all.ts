import {useState} from 'react'
import {isApiFault} from '@common/fault'
import {useAction} from '@app/features/faults/public/use-action'
import {addItems} from '@app/features/basket/public/add-items'
import {useBasketContext} from '@app/features/basket/public/basket'
import {changeWish} from '@app/features/wishlist/public/change-wishes'
import type {WishedProduct} from './public/wished-product'

/** Outcome of moving wishes to the cart. */
export interface MoveReport {
  /** Number of moved products. */
  readonly moved: number
  /** Names of the products that stay on the list. */
  readonly remaining: readonly string[]
}

/** Whether the backend refused a product, as opposed to a failure of the connection or the backend. */
const isRefusal = (error: unknown): boolean =>
  isApiFault(error) && error.status >= 400 && error.status < 500

/**
 * Moves wishes to the cart, one after another. A product that is refused, or has open choices, stays on the list
 * and is named (rule WISH-8). A failure of the connection ends it; what was moved until then is reported.
 */
export function useMoveAll() {
  const context = useBasketContext()
  const [report, setReport] = useState<MoveReport | null>(null)

  const {busy, run} = useAction(async (products: readonly WishedProduct[]) => {
    setReport(null)
    let moved = 0
    const remaining: string[] = []
    try {
      for (const {tile, action, minOrderQuantity: quantity} of products) {
        if (action !== 'add') {
          remaining.push(tile.name)
          continue
        }
        try {
          await addItems(context, [{productId: tile.id, quantity}])
        } catch (error) {
          if (!isRefusal(error)) throw error
          remaining.push(tile.name)
          continue
        }
        moved += 1
        await changeWish(context, {productId: tile.id}, false)
      }
    } finally {
      setReport({moved, remaining})
    }
  })
  return {busy, report, move: (products: readonly WishedProduct[]) => void run(products)}
}
