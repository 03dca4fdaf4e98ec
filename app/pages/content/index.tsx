import {CONTENT_FAILED} from '@app/features/content/public/content'
import {useRouteParams} from '@app/shared/lib/use-route-params'
import {contentPageQuery} from '@app/features/content/public/content-page'
import {contentIdOf} from '@common/content-id'
import {ContentRoute} from '@app/pages/content/ContentRoute'
import {contentParts} from '@app/pages/content/content-parts'
import type {PageComponent} from '@app/shared/lib/page'
import {useShop} from '@app/shared/lib/shop-context'

const ContentPage: PageComponent = () => {
  const contentId = contentIdOf(useRouteParams())
  return <ContentRoute query={contentPageQuery(useShop(), contentId)} contentId={contentId} />
}

ContentPage.queries = ({shop, params}) => [contentPageQuery(shop, contentIdOf(params))]

ContentPage.parts = ({shop, params}) =>
  contentParts(shop, contentPageQuery(shop, contentIdOf(params)))

ContentPage.tags = ({params}) => ['content', `content:${contentIdOf(params)}`]

ContentPage.failureMessage = CONTENT_FAILED

export default ContentPage
