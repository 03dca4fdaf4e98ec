import {CONTENT_FAILED} from '@app/features/content/public/content'
import {servicePageQuery} from '@app/features/content/api/get-service-page'
import {Faq} from '@app/features/service/components/Faq'
import {ContentRoute} from '@app/pages/content/ContentRoute'
import type {PageComponent} from '@app/shared/lib/page'
import {useShop} from '@app/shared/lib/shop-context'

const PAGE_PATH = ['faq', 'faq.html']
const CONTENT_ID = 'faq'

/** `/customer-service/faq/faq.html`: the questions of the content team, with a search (rules SERVE-7 and SERVE-8). */
const FaqPage: PageComponent = () => (
  <ContentRoute
    query={servicePageQuery(useShop(), PAGE_PATH)}
    contentId={CONTENT_ID}
    renderBody={({body}) => body?.html && <Faq body={body} />}
  />
)

FaqPage.queries = ({shop}) => [servicePageQuery(shop, PAGE_PATH)]

FaqPage.tags = () => ['content', `content:${CONTENT_ID}`]

FaqPage.failureMessage = CONTENT_FAILED

export default FaqPage
