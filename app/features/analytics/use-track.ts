import {trackedPath} from './model/tracked-path'
import {useCallback} from 'react'
import {useShop} from '@app/shared/lib/shop-context'
import type {ShopEvent} from './model/shop-event'
import {track} from './track'

/**
 * Returns the function that tracks an event: `const track = useTrack(); track({type: 'view_item',
 * item})`. Use it in event handlers and effects; see `EventPayloads` for the payload of each event.
 */
export function useTrack(): (event: ShopEvent) => void {
  const {site, locale, currency, commerce} = useShop()
  return useCallback(
    (event) =>
      track(event, {
        siteId: site.id,
        locale: locale.id,
        currency: site.isContentOnlySite ? null : currency,
        path: trackedPath(window.location.pathname),
        organizationId: commerce.organizationId,
        tagManager: site.services.tagManager,
      }),
    [site, locale, currency, commerce],
  )
}
