import type {RouteParams} from '@common/route-params'
import {CONTENT_FAILED} from '@app/features/content/public/content'
import {useRouteParams} from '@app/shared/lib/use-route-params'
import {servicePageQuery} from '@app/features/content/api/get-service-page'
import {contentIdOf} from '@common/content-id'
import {ServiceList} from '@app/features/scripts/components/ServiceList'
import {ContentRoute} from '@app/pages/content/ContentRoute'
import {contentParts} from '@app/pages/content/content-parts'
import type {PageComponent} from '@app/shared/lib/page'
import {useShop} from '@app/shared/lib/shop-context'

/** Content asset of the privacy policy, which lists the services of the registry (rule SCRIPT-10). */
const PRIVACY_POLICY = 'privacy-policy'

/** The page of an address without one. */
const FIRST_PAGE = ['customer-service.html']
const pageIn = ({pageId}: RouteParams): readonly string[] => pageId ?? FIRST_PAGE

/** `/customer-service/…` and `/support/…`, with a longer cache time (rule CACHE-1). */
const CustomerServicePage: PageComponent = () => {
  const pageId = pageIn(useRouteParams())
  const contentId = contentIdOf({pageId})
  return (
    <>
      <ContentRoute query={servicePageQuery(useShop(), pageId)} contentId={contentId} />
      {contentId === PRIVACY_POLICY && <ServiceList />}
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
