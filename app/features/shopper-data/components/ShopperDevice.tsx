import loadable from '@loadable/component'
import {useCommerceState} from '@app/features/session/public/shopper-client'
import {useConnection} from '@app/shared/lib/connection'
import {useShop} from '@app/shared/lib/shop-context'

const Nothing = () => null
const ShopperData = loadable(() => import('./ShopperData').catch(() => ({default: Nothing})), {
  ssr: false,
})

/**
 * Loads what this device keeps of the shopper with the session, or when the connection is lost: a visitor without a session
 * has nothing to keep.
 */
export function ShopperDevice() {
  const {site, preview} = useShop()
  const {customerId} = useCommerceState()
  const {online} = useConnection()
  const isNeeded = !site.isContentOnlySite && !preview && (customerId !== undefined || !online)
  return isNeeded ? <ShopperData /> : null
}
