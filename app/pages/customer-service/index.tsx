import type {ComponentType} from 'react'
import type {RouteParams} from '@common/route-params'
import {CONTENT_FAILED} from '@app/features/content/public/content'
import {useRouteParams} from '@app/shared/lib/use-route-params'
import {servicePageQuery} from '@app/features/content/api/get-service-page'
import {contentIdOf} from '@common/content-id'
import {AccessibilityChecks} from '@app/features/law/components/AccessibilityChecks'
import {ImprintFacts} from '@app/features/law/components/ImprintFacts'
import {ServiceList} from '@app/features/scripts/components/ServiceList'
import {ContentRoute} from '@app/pages/content/ContentRoute'
import {contentParts} from '@app/pages/content/content-parts'
import type {PageComponent} from '@app/shared/lib/page'
import {useShop} from '@app/shared/lib/shop-context'

/**
 * What the shop knows itself and adds below a content asset: the services of the registry (rule SCRIPT-10), and what the law
 * of the market asks for (rules LAW-4 and LAW-5).
 */
const ADDED: Readonly<Record<string, ComponentType>> = {
  'privacy-policy': ServiceList,
  accessibility: AccessibilityChecks,
  imprint: ImprintFacts,
}

/** The page of an address without one. */
const FIRST_PAGE = ['customer-service.html']
const pageIn = ({pageId}: RouteParams): readonly string[] => pageId ?? FIRST_PAGE

/** `/customer-service/…` and `/support/…`, with a longer cache time (rule CACHE-1). */
const CustomerServicePage: PageComponent = () => {
  const pageId = pageIn(useRouteParams())
  const contentId = contentIdOf({pageId})
  const Added = contentId ? ADDED[contentId] : undefined
  return (
    <>
      <ContentRoute query={servicePageQuery(useShop(), pageId)} contentId={contentId} />
      {Added && <Added />}
    </>
  )
}

CustomerServicePage.queries = ({shop, params}) => [servicePageQuery(shop, pageIn(params))]

CustomerServicePage.parts = ({shop, params}) =>
  contentParts(shop, servicePageQuery(shop, pageIn(params)))

CustomerServicePage.tags = ({params}) => [
  'content',
  `content:${contentIdOf({pageId: pageIn(params)})}`,
]

CustomerServicePage.failureMessage = CONTENT_FAILED

export default CustomerServicePage
