import {useHistory} from 'react-router-dom'
import {isApiFault} from '@common/fault'
import {useAction} from '@app/features/faults/public/use-action'
import {addItems} from '@app/features/basket/public/add-items'
import {useBasketContext} from '@app/features/basket/public/basket'
import {usePaths} from '@app/shared/lib/use-paths'

/** A line of an order, whose product goes into the cart again. */
export interface BoughtLine {
  readonly productId: string
  readonly quantity: number
  readonly name: string
}

interface BuyAgain {
  readonly busy: boolean
  /** Names of the products that could not be added. */
  readonly missing: readonly string[]
  readonly buy: () => void
}

/** Whether the backend refused a product, as opposed to a failure of the connection or the backend. */
const isRefusal = (error: unknown): boolean =>
  isApiFault(error) && error.status >= 400 && error.status < 500

/**
 * Adds the products of an order to the cart, one by one; what can no longer be ordered is named. A failure of the
 * connection ends it with a message; what was added until then stays in the cart.
 */
export function useBuyAgain(lines: readonly BoughtLine[]): BuyAgain {
  const context = useBasketContext()
  const history = useHistory()
  const paths = usePaths()
  const {
    busy,
    run,
    result: missing = [],
  } = useAction(async () => {
    const gone: string[] = []
    for (const {productId, quantity, name} of lines) {
      try {
        await addItems(context, [{productId, quantity}])
      } catch (error) {
        if (!isRefusal(error)) throw error
        gone.push(name)
      }
    }
    if (gone.length === 0) history.push(paths.cart())
    return gone
  })
  return {busy, missing, buy: () => void run()}
}
