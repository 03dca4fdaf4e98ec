import {useState} from 'react'
import {useQuery, useQueryClient} from '@tanstack/react-query'
import {isApiFault} from '@common/fault'
import {useFaultToast} from '@app/features/faults/use-fault-toast'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {showToast} from '@app/shared/ui/toast'
import {changeReservation, openSharedList, type SharedItem, type SharedList} from './api/wish-link'
import {giftKey, giftKeyOrNew} from './model/gift-key'

/** The list of a link, and the changes of its reservations (rule WISH-11). */
export function useSharedList(token: string) {
  const t = useTranslate()
  const shop = useShop()
  const queryClient = useQueryClient()
  const showFault = useFaultToast()
  const [busy, setBusy] = useState<string | null>(null)
  const [status, setStatus] = useState('')
  const siteId = shop.site.id
  const queryKey = ['wishlist', 'shared', siteId, token]
  const {data, error, refetch} = useQuery({
    queryKey,
    queryFn: () => openSharedList(shop, {token, holder: giftKey(siteId)}),
    enabled: shop.site.features.wishlist,
    // The token is in the key: nothing is kept after the page.
    cacheTime: 0,
    retry: false,
  })

  const explain = (failure: unknown) => {
    const code = isApiFault(failure) ? failure.status : 0
    if (code !== 409 && code !== 404) return showFault(failure)
    showToast({
      title: t(code === 409 ? 'wishlist.gift.late' : 'wishlist.gift.left'),
      status: 'info',
    })
    void refetch()
  }
  const toggle = async ({itemId, state}: SharedItem, product: string) => {
    if (busy !== null) return
    setBusy(itemId)
    setStatus('')
    const action = state === 'yours' ? 'release' : 'reserve'
    try {
      const gift = {token, holder: giftKeyOrNew(siteId), itemId}
      const changed = await changeReservation(shop, action, gift)
      await queryClient.cancelQueries(queryKey)
      queryClient.setQueryData<SharedList>(queryKey, changed)
      const done = action === 'reserve' ? 'wishlist.gift.reservedNow' : 'wishlist.gift.released'
      setStatus(t(done, {product}))
    } catch (failure) {
      explain(failure)
    } finally {
      setBusy(null)
    }
  }
  return {list: data, error, retry: () => void refetch(), busy, status, toggle}
}
