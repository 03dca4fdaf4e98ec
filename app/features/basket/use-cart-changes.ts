import {useRef, useState} from 'react'
import type {ShopEvent} from '@app/features/analytics/model/shop-event'
import {useTrack} from '@app/features/analytics/use-track'
import {useTranslate} from '@app/shared/i18n/messages'
import {showToast} from '@app/shared/ui/toast'
import {useFaultToast} from '@app/features/faults/use-fault-toast'
import {currentBasket, loadCommerce, type NewItem} from '@app/features/session/model/shopper-client'
import type {BasketLine} from './model/basket-lines'
import {quantityEvent} from './model/line-event'
import {exceedsLimit} from './model/quantity-rules'
import {useCartLimit} from './use-cart-limit'
import {useQuantityRefusal} from './use-quantity-refusal'

export interface CartChanges {
  /** Requested quantity while the request is pending, by item id. */
  wanted: Readonly<Record<string, number>>
  /** Ids of the lines that are being removed. */
  removing: ReadonlySet<string>
  /** Text of the last change for screen readers. */
  announcement: string
  changeQuantity: (line: BasketLine, quantity: number) => void
  /**
   * Resolves to true if the line was removed.
   * @param asNew the item that restores the line
   */
  remove: (line: BasketLine, asNew: NewItem) => Promise<boolean>
}

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))

/**
 * Changes of cart lines. A new quantity is shown at once; repeated presses are combined into one call
 * after the pending one, and a change that the backend refuses is reverted. A removed line can be
 * restored.
 */
export function useCartChanges(): CartChanges {
  const t = useTranslate()
  const showFault = useFaultToast()
  const limit = useCartLimit()
  const refuse = useQuantityRefusal(limit)
  const [wanted, setWanted] = useState<Readonly<Record<string, number>>>({})
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set())
  const [announcement, setAnnouncement] = useState('')
  const track = useTrack()
  const tell = (event: ShopEvent | null) => event && track(event)
  const next = useRef(new Map<string, number>())
  const busy = useRef(new Set<string>())

  const send = async (line: BasketLine) => {
    const {itemId, name} = line
    busy.current.add(itemId)
    let before = line.quantity
    try {
      for (;;) {
        const quantity = next.current.get(itemId)
        if (quantity === undefined) break
        next.current.delete(itemId)
        await (await loadCommerce()).updateItem(itemId, {quantity})
        setAnnouncement(t('cart.item.updated', {product: name, quantity}))
        tell(quantityEvent(line, before, quantity))
        before = quantity
      }
    } catch (error) {
      next.current.delete(itemId)
      showFault(error)
    } finally {
      busy.current.delete(itemId)
      setWanted((current) => without(current, itemId))
    }
  }

  const changeQuantity = (line: BasketLine, quantity: number) => {
    next.current.set(line.itemId, quantity)
    setWanted((current) => ({...current, [line.itemId]: quantity}))
    if (!busy.current.has(line.itemId)) void send(line)
  }

  const undo = (line: BasketLine, item: NewItem) => () => {
    // The same product may have been added since the removal.
    if (exceedsLimit(currentBasket(), [item], limit)) return refuse()
    loadCommerce()
      .then((commerce) => commerce.addItems([item]))
      .then(() => tell(quantityEvent(line, 0, line.quantity)))
      .catch((error: unknown) => showFault(error))
  }

  const remove = async (line: BasketLine, asNew: NewItem): Promise<boolean> => {
    if (busy.current.has(line.itemId)) return false
    busy.current.add(line.itemId)
    setRemoving((current) => new Set(current).add(line.itemId))
    try {
      await (await loadCommerce()).removeItem(line.itemId)
      tell(quantityEvent(line, line.quantity, 0))
      const title = t('cart.item.removed', {product: line.name})
      setAnnouncement(title)
      showToast({
        title,
        status: 'info',
        action: {label: t('cart.item.undo'), onClick: undo(line, asNew)},
      })
      return true
    } catch (error) {
      showFault(error)
      return false
    } finally {
      busy.current.delete(line.itemId)
      setRemoving((current) => new Set([...current].filter((id) => id !== line.itemId)))
    }
  }

  return {wanted, removing, announcement, changeQuantity, remove}
}
