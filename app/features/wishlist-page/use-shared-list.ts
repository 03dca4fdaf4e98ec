import {useState} from 'react'
import type {ApiFault} from '@common/fault'
import {useAction} from '@app/features/faults/public/use-action'
import {useFaultToast} from '@app/features/faults/public/use-fault-toast'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {showToast} from '@app/shared/ui/toast'
import {useChangeReservation, useOpenedList, type SharedItem} from './api/wish-link'
import {giftKeyOrNew} from './model/gift-key'

interface Toggle {
  readonly item: SharedItem
  /** Name of the product. */
  readonly product: string
}

/** The list of a link, and the changes of its reservations (rule WISH-11). */
export function useSharedList(token: string) {
  const t = useTranslate()
  const shop = useShop()
  const changeReservation = useChangeReservation()
  const showFault = useFaultToast()
  const [status, setStatus] = useState('')
  const siteId = shop.site.id
  const {data, error, refetch} = useOpenedList(token, {enabled: shop.site.features.wishlist})

  const explain = (fault: ApiFault) => {
    const {status: code} = fault
    if (code !== 409 && code !== 404) return showFault(fault)
    showToast({
      title: t(code === 409 ? 'wishlist.gift.late' : 'wishlist.gift.left'),
      status: 'info',
    })
    void refetch()
  }
  const {running, run} = useAction(
    async ({item: {itemId, state}, product}: Toggle) => {
      setStatus('')
      const action = state === 'yours' ? 'release' : 'reserve'
      await changeReservation({action, token, holder: giftKeyOrNew(siteId), itemId})
      const done = action === 'reserve' ? 'wishlist.gift.reservedNow' : 'wishlist.gift.released'
      setStatus(t(done, {product}))
    },
    {onFault: explain},
  )
  return {
    list: data,
    error,
    retry: () => void refetch(),
    /** Id of the item that is being changed. */
    busy: running?.item.itemId ?? null,
    status,
    toggle: (item: SharedItem, product: string) => void run({item, product}),
  }
}
