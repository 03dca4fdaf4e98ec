import {useParams} from 'react-router-dom'
import {servicePageQuery} from '@app/features/content/api/get-service-page'
import {contentIdOf} from '@app/features/content/model/content-id'
import {ContentRoute} from '@app/pages/content/ContentRoute'
import {contentParts} from '@app/pages/content/content-parts'
import type {PageComponent} from '@app/shared/lib/page'
import {useShop} from '@app/shared/lib/shop-context'

/** `/customer-service/…` and `/support/…`, with a longer cache time (rule CACHE-1). */
const CustomerServicePage: PageComponent = () => {
  const {pageId} = useParams<{pageId?: string}>()
  return (
    <ContentRoute query={servicePageQuery(useShop(), pageId)} contentId={contentIdOf({pageId})} />
  )
}

CustomerServicePage.queries = ({shop, params}) => [servicePageQuery(shop, params.pageId)]

CustomerServicePage.parts = ({shop, params}) =>
  contentParts(shop, servicePageQuery(shop, params.pageId))

CustomerServicePage.tags = ({params}) => ['content', `content:${contentIdOf(params)}`]

export default CustomerServicePage
