import {useEffect} from 'react'
import {useQueryClient} from '@tanstack/react-query'
import {useHistory} from 'react-router-dom'
import {changesDocument} from '@common/routes'
import {mayRead} from '@app/features/session/public/preload-commerce'
import routes from '@app/routes'
import {holdNavigation} from '@app/shared/navigation/hold-navigation'
import {watchLinkIntent} from '@app/shared/navigation/link-intent'
import {createPageLoader, type LoadableRoute} from '@app/shared/navigation/preload-page'
import {rememberScroll} from '@app/shared/navigation/scroll-memory'
import {useShop} from '@app/shared/lib/shop-context'

/**
 * Navigation inside the app: pages preload when the shopper is about to open them, the old page stays until
 * the new one is loaded, and back navigation restores the scroll position.
 * A visitor without a session reads pages from their documents: neither pointing at a link nor opening it is a reason for a
 * session (ADR 0010). Without a connection all do: the device may have the document (ADR 0019).
 */
export function PageNavigation() {
  const shop = useShop()
  const history = useHistory()
  const queryClient = useQueryClient()
  useEffect(() => {
    const loader = createPageLoader(routes as unknown as LoadableRoute[], queryClient, shop)
    const load = async (address: string): Promise<void> => {
      if (
        changesDocument(history.location.pathname, new URL(address, window.location.href).pathname)
      )
        return
      const noLine = document.querySelector('[data-offline]')
      if (shop.preview || (!noLine && mayRead(shop.site.id))) await loader.loadPage(address)
      else await loader.loadDocument(address)
    }
    const ends = [
      rememberScroll(history),
      holdNavigation(history, load),
      watchLinkIntent((address) => void load(address)),
    ]
    return () => ends.reverse().forEach((end) => end())
  }, [shop, history, queryClient])
  return null
}
