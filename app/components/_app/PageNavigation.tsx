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
 * Navigation inside the app: pages preload when the shopper is about to open them, the old page stays until
 * the new one is loaded, and back navigation restores the scroll position.
 * A visitor without a session preloads the code of a page and that of the session, but creates no session:
 * pointing at a link is no reason for one (ADR 0011).
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
    const open = (address: string): Promise<void> => {
      // A visitor without a session needs one for the reads: its code loads beside that of the page.
      if (!mayRead(shop.site.id)) void preloadCommerceCode().catch(() => undefined)
      return loader.loadPage(address)
    }
    const ends = [
      rememberScroll(history),
      holdNavigation(history, open),
      // A failure of preloading is ignored: the page loads again, or shows the failure, on navigation.
      watchLinkIntent((address) => void load(address).catch(() => undefined)),
    ]
    return () => ends.reverse().forEach((end) => end())
  }, [shop, history, queryClient])
  return null
}
