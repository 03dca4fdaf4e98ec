import {createRoot} from 'react-dom/client'
import {ShopProvider, type Shop} from '@app/shared/lib/shop-context'
import {DeveloperOverlay} from './components/DeveloperOverlay'

/** Shows the developer overlay in a root of its own (rule EVENT-10). Loaded only where the server allows it. */
export function showOverlay(shop: Shop): void {
  const host = document.body.appendChild(document.createElement('div'))
  createRoot(host).render(
    <ShopProvider shop={shop}>
      <DeveloperOverlay />
    </ShopProvider>,
  )
}
