import {contentPageQuery} from '@app/features/content/api/get-content-page'
import {ContentRoute} from '@app/pages/content/ContentRoute'
import {contentIdOf} from '@app/features/content/model/content-id'
import type {PageComponent} from '@app/shared/lib/page'

/** Content page with a longer cache time (rule CACHE-1). */
const CustomerServicePage: PageComponent = () => <ContentRoute />

CustomerServicePage.queries = ({shop, params}) => [contentPageQuery(shop, contentIdOf(params))]

CustomerServicePage.tags = ({params}) => ['content', `content:${contentIdOf(params)}`]

export default CustomerServicePage
