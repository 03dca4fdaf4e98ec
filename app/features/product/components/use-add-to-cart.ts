import {useRef, useState} from 'react'
import {useQueryClient} from '@tanstack/react-query'
import {useFaultToast} from '@app/features/faults/use-fault-toast'
import {loadCommerce, type Basket, type NewItem} from '@app/features/session/model/commerce-bridge'
import {isApiFault} from '@app/shared/api/fault'

interface AddToCart {
  readonly busy: boolean
  /** @returns the basket, or null when the item was refused and the shopper was told why */
  readonly add: (item: NewItem) => Promise<Basket | null>
}

/** Puts a product into the basket. While one is on its way further presses do nothing. */
export function useAddToCart(): AddToCart {
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const showFault = useFaultToast()
  const queryClient = useQueryClient()

  const add = async (item: NewItem): Promise<Basket | null> => {
    if (underWay.current) return null
    underWay.current = true
    setBusy(true)
    try {
      const bridge = await loadCommerce()
      return await bridge.addItems([item])
    } catch (error) {
      showFault(error)
      // Refused for lack of stock: the page shows what is left.
      if (isApiFault(error)) void queryClient.invalidateQueries(['product', 'offers'])
      return null
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return {busy, add}
}

/** Fetches session and basket code ahead of a likely press. */
export function prepareAddToCart(): void {
  void loadCommerce()
}
