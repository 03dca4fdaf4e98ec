import {useCallback} from 'react'
import {useQueryClient} from '@tanstack/react-query'
import {useHistory} from 'react-router-dom'
import type {EventItem} from '@app/features/analytics/public/shop-event'
import {useTrack} from '@app/features/analytics/public/use-track'
import {useTranslate} from '@app/shared/i18n/messages'
import {reportMissingPart} from '@app/shared/lib/chunk-failure'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {isWished, type WishTarget, currentWishes, showWish} from './wishes'

/** Adds a product to the wish list or removes it; `item` is its event and toast data. */
export type WishToggle = (target: WishTarget, item: EventItem) => void

/**
 * Function for the heart button: shows the change at once and sends it with code that loads on the first
 * press.
 */
export function useWishToggle(): WishToggle {
  const shop = useShop()
  const queryClient = useQueryClient()
  const t = useTranslate()
  const paths = usePaths()
  const history = useHistory()
  const track = useTrack()
  return useCallback(
    (target, item) => {
      const wished = !isWished(currentWishes() ?? [], target)
      showWish(target, wished)
      const openList = () => history.push(paths.wishlist())
      import('../make-wish').then(
        ({makeWish}) => makeWish({target, item, wished}, {shop, queryClient, t, track, openList}),
        (error: unknown) => {
          showWish(target, !wished)
          reportMissingPart(error)
        },
      )
    },
    [shop, queryClient, t, paths, history, track],
  )
}
