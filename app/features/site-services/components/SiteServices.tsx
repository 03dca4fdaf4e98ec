import {useEffect} from 'react'
import {useLocation} from 'react-router-dom'
import {recordOf} from '@config/scripts/records'
import {isGranted, useGrantedClasses} from '@app/features/consent/public/tracking-consent'
import {watchWithdrawal} from '../model/watch-withdrawal'
import {useShop} from '@app/shared/lib/shop-context'
import {assistantsOf} from '../model/assistants'
import {startBackgroundServices} from '../model/background-services'
import {AssistantDock} from './AssistantDock'

/** The services of the site on every page: scripts without a place in the page, and the assistants. Default export: lazy. */
export default function SiteServices() {
  const shop = useShop()
  const {pathname} = useLocation()
  const granted = useGrantedClasses()
  useEffect(() => watchWithdrawal(), [])
  useEffect(() => (granted === '' ? undefined : startBackgroundServices(shop)), [shop, granted])
  if (granted === '') return null
  const ids = assistantsOf(shop, pathname).filter((id) => isGranted(recordOf(id).consent))
  return <AssistantDock ids={ids} />
}
