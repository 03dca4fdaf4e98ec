import {useEffect} from 'react'
import {InstallHint} from './InstallHint'
import {useBasketCount} from '../use-basket-count'

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

/** The installed app: the hint, and the number on the icon. */
export function InstalledApp() {
  useBadge()
  return <InstallHint />
}
