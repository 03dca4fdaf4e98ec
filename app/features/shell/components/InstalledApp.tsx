import loadable from '@loadable/component'
import {useEffect} from 'react'
import {useLocation} from 'react-router-dom'
import {useTrack} from '@app/features/analytics/public/use-track'
import {pageKindOf} from '@app/shared/lib/route-of'
import {useShop} from '@app/shared/lib/shop-context'
import {countPage, installMemory, isInstallMoment} from '../model/install-moment'
import {useBasketCount} from '../use-basket-count'

const Nothing = () => null
const InstallHint = loadable(() => import('./InstallHint').catch(() => ({default: Nothing})), {
  ssr: false,
})

/** The number of items in the cart on the icon of the installed app; nothing elsewhere. */
function useBadge(): void {
  const count = useBasketCount()
  useEffect(() => {
    if (count === null || !('setAppBadge' in navigator)) return
    const set = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
    // Systems that show no badges refuse.
    set.catch(() => undefined)
  }, [count])
}

/** Counts the pages of this browser; returns whether this is a moment for the hint. */
function useMoment(): boolean {
  const {id} = useShop().site
  const {pathname} = useLocation()
  const memory = installMemory.useValue(id)
  useEffect(() => {
    installMemory.write(id, countPage(installMemory.read(id), Date.now()))
  }, [id, pathname])
  return isInstallMoment(memory, pageKindOf(pathname))
}

/** The installed app: the hint, the number on the icon, and the event of the installation. */
export function InstalledApp() {
  useBadge()
  const moment = useMoment()
  const track = useTrack()
  useEffect(() => {
    const installed = () => {
      delete window.installPrompt
      track({type: 'install_app', step: 'installed'})
    }
    window.addEventListener('appinstalled', installed)
    return () => window.removeEventListener('appinstalled', installed)
  }, [track])
  // iOS draws its start picture on every page.
  return moment || navigator.standalone === false ? <InstallHint moment={moment} /> : null
}
