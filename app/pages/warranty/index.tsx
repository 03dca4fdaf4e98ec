import {useLocation} from 'react-router-dom'
import {createPaths} from '@common/paths'
import {servicePageQuery} from '@app/features/content/api/get-service-page'
import {ContentRoute} from '@app/pages/content/ContentRoute'
import type {PageComponent} from '@app/shared/lib/page'
import {useShop, type Shop} from '@app/shared/lib/shop-context'

type Mode = 'warranty' | 'cpsia'

const modeOf = ({site, locale}: Shop, pathname: string): Mode =>
  pathname === createPaths(site, locale).cpsia() ? 'cpsia' : 'warranty'

/** Content asset of a mode. */
const CONTENT_IDS: Readonly<Record<Mode, string>> = {warranty: 'warranty-portal', cpsia: 'cpsia'}

/** The warranty portal: `/warranty`, and `/cpsia` with recalls and certificates. */
const WarrantyPage: PageComponent = () => {
  const shop = useShop()
  const {pathname} = useLocation()
  const contentId = CONTENT_IDS[modeOf(shop, pathname)]
  return <ContentRoute query={servicePageQuery(shop, contentId)} contentId={contentId} />
}

WarrantyPage.queries = ({shop, pathname}) => [
  servicePageQuery(shop, CONTENT_IDS[modeOf(shop, pathname)]),
]

WarrantyPage.tags = () => ['content']

export default WarrantyPage
