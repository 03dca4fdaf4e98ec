import {CONTENT_FAILED} from '@app/features/content/public/content'
import {contentPageQuery} from '@app/features/content/public/content-page'
import {ContentRoute} from '@app/pages/content/ContentRoute'
import type {PageComponent} from '@app/shared/lib/page'
import {useShop} from '@app/shared/lib/shop-context'

/** Content asset of the landing page. */
const CONTENT_ID = 'momentvm'

/** `/momentvm`: the content asset of this name, without navigation beside it. */
const MomentPage: PageComponent = () => (
  <ContentRoute query={contentPageQuery(useShop(), CONTENT_ID)} />
)

MomentPage.queries = ({shop}) => [contentPageQuery(shop, CONTENT_ID)]

MomentPage.tags = () => ['content', `content:${CONTENT_ID}`]

MomentPage.failureMessage = CONTENT_FAILED

export default MomentPage
