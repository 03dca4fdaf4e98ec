import {CONTENT_FAILED} from '@app/features/content/public/content'
import {useLocation} from 'react-router-dom'
import {isApiFault} from '@common/fault'
import {createPaths} from '@common/paths'
import {servicePageQuery} from '@app/features/content/api/get-service-page'
import {NotFoundView} from '@app/features/shell/components/NotFoundView'
import {cpsiaQuery, useCpsia} from '@app/features/warranty/api/cpsia'
import {SafetyCheck} from '@app/features/warranty/components/SafetyCheck'
import {WarrantyPortal} from '@app/features/warranty/components/WarrantyPortal'
import {ContentRoute} from '@app/pages/content/ContentRoute'
import type {PageComponent} from '@app/shared/lib/page'
import {useShop, type Shop} from '@app/shared/lib/shop-context'

type Mode = 'warranty' | 'cpsia'

const modeOf = ({site, locale}: Shop, pathname: string): Mode =>
  pathname === createPaths(site, locale).cpsia() ? 'cpsia' : 'warranty'

/** Content asset of a mode. */
const CONTENT_IDS: Readonly<Record<Mode, string>> = {warranty: 'warranty-portal', cpsia: 'cpsia'}

/** The warranty portal: `/warranty`, and `/cpsia` with recalls and certificates (rules SERVE-9 to SERVE-13). */
const WarrantyPage: PageComponent = () => {
  const shop = useShop()
  const mode = modeOf(shop, useLocation().pathname)
  const contentId = CONTENT_IDS[mode]
  const {error} = useCpsia(undefined, {enabled: mode === 'cpsia'})
  if (mode === 'cpsia' && isApiFault(error) && error.status === 404) return <NotFoundView />
  return (
    <ContentRoute key={mode} query={servicePageQuery(shop, [contentId])} contentId={contentId}>
      {mode === 'cpsia' ? <SafetyCheck /> : <WarrantyPortal />}
    </ContentRoute>
  )
}

WarrantyPage.queries = ({shop, pathname}) => {
  const mode = modeOf(shop, pathname)
  const page = servicePageQuery(shop, [CONTENT_IDS[mode]])
  return mode === 'cpsia' ? [page, cpsiaQuery(shop)] : [page]
}

WarrantyPage.tags = ({shop, pathname}) => [
  'content',
  `content:${CONTENT_IDS[modeOf(shop, pathname)]}`,
]

WarrantyPage.failureMessage = CONTENT_FAILED

export default WarrantyPage
