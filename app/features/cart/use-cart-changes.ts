import {useRef, useState} from 'react'
import {useShopperBasketsV2Mutation} from '@salesforce/commerce-sdk-react'
import type {ShopEvent} from '@app/features/analytics/public/shop-event'
import {useTrack} from '@app/features/analytics/public/use-track'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {isOutOfReach} from '@app/shared/lib/chunk-failure'
import {hasNoLine} from '@app/shared/lib/has-no-line'
import {faultFromThrown} from '@common/fault'
import {keepChange, mustWaitForLine} from '@app/features/offline-changes/public/keep-change'
import {usePendingChanges} from '@app/features/offline-changes/public/pending-changes'
import {showWish} from '@app/features/wishlist/public/wishes'
import {showToast} from '@app/shared/ui/toast'
import {useFaultToast} from '@app/features/faults/public/use-fault-toast'
import {addItems} from '@app/features/basket/public/add-items'
import {cachedBasket, useBasketContext} from '@app/features/basket/public/basket'
import type {NewItem} from '@app/features/basket/public/new-item'
import type {BasketLine} from '@app/features/basket/public/basket-lines'
import {quantityEvent} from '@app/features/basket/public/event-items'
import {exceedsLimit} from '@app/features/basket/public/quantity-rules'
import {useCartLimit} from '@app/features/basket/public/use-cart-limit'
import {useQuantityRefusal} from '@app/features/basket/public/use-quantity-refusal'
import {useLostGiftNotice} from './use-lost-gift-notice'

export interface CartChanges {
  /** Requested quantity while the request is pending or waits for a connection, by item id. */
  requestedQuantities: Readonly<Record<string, number>>
  /** Ids of the lines whose request is pending: their sums are about to change. */
  sending: ReadonlySet<string>
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
  /** Adds the product of a line to the wish list and removes the line; resolves like `remove`. */
  moveToWishlist: (line: BasketLine, asNew: NewItem) => Promise<boolean>
}

/** Whether a change failed because the connection was lost: its answer too, so it may have been made. */
const isLineLost = (error: unknown): boolean => hasNoLine() && isOutOfReach(faultFromThrown(error))

/** Takes a line off the place where it is kept after its removal. @throws ApiFault (rejects) */
type Release = () => Promise<void>

const keepNothing = (): Promise<Release> => Promise.resolve(() => Promise.resolve())

/** Id of the gift that a line is. */
const ownGift = ({bonus, productId}: BasketLine): string | undefined => bonus && productId

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))

/**
 * Changes of cart lines. A new quantity is shown at once; repeated presses are combined into one call
 * after the pending one, and a change that the backend refuses is reverted. A removed line can be
 * restored. Without a connection changes wait (rule DEVICE-3).
 */
export function useCartChanges(): CartChanges {
  const t = useTranslate()
  const context = useBasketContext()
  const {mutateAsync: updateItem} = useShopperBasketsV2Mutation('updateItemInBasket')
  const {mutateAsync: removeItem} = useShopperBasketsV2Mutation('removeItemFromBasket')
  const lineOf = (itemId: string) => ({basketId: cachedBasket(context)?.basketId ?? '', itemId})
  const showFault = useFaultToast()
  const limit = useCartLimit()
  const refuse = useQuantityRefusal(limit)
  const noticeLostGift = useLostGiftNotice()
  const [requestedQuantities, setRequestedQuantities] = useState<Readonly<Record<string, number>>>(
    {},
  )
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set())
  const [announcement, setAnnouncement] = useState('')
  const track = useTrack()
  const tell = (event: ShopEvent | null) => event && track(event)
  const waiting: Readonly<Record<string, number>> = Object.fromEntries(
    usePendingChanges().flatMap((change) =>
      change.kind === 'line' ? [[change.itemId, change.quantity]] : [],
    ),
  )
  const next = useRef(new Map<string, number>())
  const busy = useRef(new Set<string>())

  const send = async (line: BasketLine) => {
    const {itemId, name} = line
    busy.current.add(itemId)
    let before = line.quantity
    let last = before
    try {
      for (;;) {
        const quantity = next.current.get(itemId)
        if (quantity === undefined) break
        last = quantity
        next.current.delete(itemId)
        const known = cachedBasket(context)
        const change = {parameters: lineOf(itemId), body: {quantity}}
        noticeLostGift(known, await updateItem(change), ownGift(line))
        setAnnouncement(t('cart.item.updated', {product: name, quantity}))
        tell(quantityEvent(line, before, quantity))
        before = quantity
      }
    } catch (error) {
      const wish = next.current.get(itemId) ?? last
      next.current.delete(itemId)
      if (isLineLost(error)) keep(line, wish)
      else showFault(error)
    } finally {
      busy.current.delete(itemId)
      setRequestedQuantities((current) => without(current, itemId))
    }
  }

  /** Keeps a change until there is a connection (rule DEVICE-3). */
  const keep = (
    {itemId, productId, name, quantity: before, unitPrice}: BasketLine,
    quantity: number,
    afterWish = false,
  ) => {
    keepChange(context.shop.site.id, {
      kind: 'line',
      itemId,
      productId,
      name,
      quantity,
      before,
      unitPrice,
      ...(afterWish && {afterWish}),
    })
    if (quantity > 0) {
      setAnnouncement(`${t('cart.item.updated', {product: name, quantity})} ${t('offline.queued')}`)
    }
  }

  const changeQuantity = (line: BasketLine, quantity: number) => {
    if (mustWaitForLine(line.itemId)) return keep(line, quantity)
    next.current.set(line.itemId, quantity)
    setRequestedQuantities((current) => ({...current, [line.itemId]: quantity}))
    if (!busy.current.has(line.itemId)) void send(line)
  }

  const undo = (line: BasketLine, item: NewItem, release: Release) => () => {
    // The same product may have been added since the removal.
    if (exceedsLimit(cachedBasket(context), [item], limit)) return refuse()
    addItems(context, [item])
      .then(async () => {
        tell(quantityEvent(line, 0, line.quantity))
        await release()
      })
      .catch((error: unknown) => showFault(error))
  }

  const take = async (
    line: BasketLine,
    asNew: NewItem,
    notice: MessageId,
    keep: () => Promise<Release> = keepNothing,
  ): Promise<boolean> => {
    if (busy.current.has(line.itemId)) return false
    busy.current.add(line.itemId)
    setRemoving((current) => new Set(current).add(line.itemId))
    let release: Release = () => Promise.resolve()
    try {
      release = await keep()
      const before = cachedBasket(context)
      const removed = await removeItem({parameters: lineOf(line.itemId)})
      noticeLostGift(before, removed, ownGift(line))
      tell(quantityEvent(line, line.quantity, 0))
      const title = t(notice, {product: line.name})
      setAnnouncement(title)
      showToast({
        title,
        status: 'info',
        action: {label: t('cart.item.undo'), onClick: undo(line, asNew, release)},
      })
      return true
    } catch (error) {
      // The line stays in the cart: it is not kept in two places.
      await release().catch(() => undefined)
      showFault(error)
      return false
    } finally {
      busy.current.delete(line.itemId)
      setRemoving((current) => new Set([...current].filter((id) => id !== line.itemId)))
    }
  }

  /** Removes a line without a connection. @param wished the product goes to the wish list */
  const takeLater = (line: BasketLine, asNew: NewItem, wished: boolean): boolean => {
    const {site} = context.shop
    const wish = (onList: boolean) => {
      if (!wished) return
      keepChange(site.id, {
        kind: 'wish',
        productId: line.productId,
        name: line.name,
        wanted: onList,
      })
      showWish({productId: line.productId}, onList)
    }
    const units = requestedQuantities[line.itemId] ?? waiting[line.itemId] ?? line.quantity
    wish(true)
    keep(line, 0, wished)
    const title = t(wished ? 'cart.item.wished' : 'cart.item.removed', {product: line.name})
    setAnnouncement(`${title} ${t('offline.queued')}`)
    const takeBack = () => {
      wish(false)
      // A removal that was sent by now is undone like any other.
      if (mustWaitForLine(line.itemId)) keep(line, units)
      else undo(line, {...asNew, quantity: units}, () => Promise.resolve())()
    }
    showToast({
      title,
      description: t('offline.queued'),
      status: 'info',
      action: {label: t('cart.item.undo'), onClick: takeBack},
    })
    return true
  }

  const remove: CartChanges['remove'] = async (line, asNew) =>
    mustWaitForLine(line.itemId)
      ? takeLater(line, asNew, false)
      : take(line, asNew, 'cart.item.removed')
  const moveToWishlist: CartChanges['moveToWishlist'] = async (line, asNew) =>
    mustWaitForLine(line.itemId)
      ? takeLater(line, asNew, true)
      : take(line, asNew, 'cart.item.wished', async () => {
          const {keepForLater} = await import('./keep-for-later')
          return keepForLater(context, {productId: line.productId})
        })

  return {
    requestedQuantities: {...waiting, ...requestedQuantities},
    sending: new Set([...Object.keys(requestedQuantities), ...removing]),
    removing,
    announcement,
    changeQuantity,
    remove,
    moveToWishlist,
  }
}
