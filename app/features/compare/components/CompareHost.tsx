import loadable from '@loadable/component'
import {useShop} from '@app/shared/lib/shop-context'
import {choosingFlag} from '../compare-mode'
import {useCompared} from '../compare-store'

const CompareTools = loadable(() => import('./CompareTools'), {ssr: false})

/** The comparison of every page; nothing is loaded until something is to be compared. */
export function CompareHost() {
  const {site} = useShop()
  const compared = useCompared(site.id)
  const choosing = choosingFlag.useValue()
  return compared.length > 0 || choosing ? <CompareTools /> : null
}
