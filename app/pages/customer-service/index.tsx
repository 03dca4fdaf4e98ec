import {contentPageQuery} from '@app/features/content/api/get-content-page'
import {ContentRoute} from '@app/features/content/components/ContentRoute'
import {contentIdOf} from '@app/features/content/model/content-id'
import type {PageComponent} from '@app/shared/lib/page'

/** A content page that caches keep longer (spec 9 "Cache and timing"). */
const CustomerServicePage: PageComponent = () => <ContentRoute />

CustomerServicePage.queries = ({shop, params}) => [contentPageQuery(shop, contentIdOf(params))]

CustomerServicePage.tags = ({params}) => ['content', `content:${contentIdOf(params)}`]

export default CustomerServicePage
