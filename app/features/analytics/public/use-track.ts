import {trackedPath} from '../model/tracked-path'
import {useMemo} from 'react'
import {useShop, type Shop} from '@app/shared/lib/shop-context'
import type {ShopEvent} from './shop-event'
import {track} from './track'

type Tracked = Pick<Shop, 'site' | 'locale' | 'currency' | 'commerce'>

/** The function that tracks an event at a shop, outside of components. */
export const trackAt =
  ({site, locale, currency, commerce}: Tracked) =>
  (event: ShopEvent): void =>
    track(event, {
      siteId: site.id,
      locale: locale.id,
      currency: site.isContentOnlySite ? null : currency,
      path: trackedPath(window.location.pathname),
      organizationId: commerce.organizationId,
      tagManager: site.services.tagManager,
    })

/**
 * Returns the function that tracks an event: `const track = useTrack(); track({type: 'view_item',
 * item})`. Use it in event handlers and effects; see `EventPayloads` for the payload of each event.
 */
export function useTrack(): (event: ShopEvent) => void {
  const shop = useShop()
  return useMemo(() => trackAt(shop), [shop])
}
