import {contentPageQuery} from '@app/features/content/api/get-content-page'
import {ContentRoute} from '@app/pages/content/ContentRoute'
import {contentIdOf} from '@app/features/content/model/content-id'
import type {PageComponent} from '@app/shared/lib/page'

const ContentPage: PageComponent = () => <ContentRoute />

ContentPage.queries = ({shop, params}) => [contentPageQuery(shop, contentIdOf(params))]

ContentPage.tags = ({params}) => ['content', `content:${contentIdOf(params)}`]

export default ContentPage
