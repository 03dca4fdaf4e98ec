import {useEffect} from 'react'
import {useQueryClient} from '@tanstack/react-query'
import {useHistory} from 'react-router-dom'
import {mayRead, preloadCommerceCode} from '@app/features/session/model/preload-commerce'
import routes from '@app/routes'
import {holdNavigation} from '@app/shared/navigation/hold-navigation'
import {watchLinkIntent} from '@app/shared/navigation/link-intent'
import {createPageLoader, type LoadableRoute} from '@app/shared/navigation/preload-page'
import {rememberScroll} from '@app/shared/navigation/scroll-memory'
import {useShop} from '@app/shared/lib/shop-context'

/**
 * Going from page to page inside the app: pages load when the shopper is about to go there, the old page
 * stays until the new one is there, and going back finds a page where it was left.
 *
 * A visitor without a session gets the code of a page ahead, and that of the session, but no session:
 * looking at a link is no reason for one (ADR 0002).
 */
export function PageNavigation() {
  const shop = useShop()
  const history = useHistory()
  const queryClient = useQueryClient()
  useEffect(() => {
    const loader = createPageLoader(routes as unknown as LoadableRoute[], queryClient, shop)
    const load = async (address: string): Promise<void> => {
      if (mayRead(shop.site.id)) await loader.loadPage(address)
      else if (await loader.loadCode(address)) await preloadCommerceCode()
    }
    const ends = [
      rememberScroll(history),
      holdNavigation(history, loader.loadPage),
      // What cannot be loaded ahead is loaded, or reported, when the page is gone to.
      watchLinkIntent((address) => void load(address).catch(() => undefined)),
    ]
    return () => ends.reverse().forEach((end) => end())
  }, [shop, history, queryClient])
  return null
}
