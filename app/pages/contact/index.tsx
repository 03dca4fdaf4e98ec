import {CONTENT_FAILED} from '@app/features/content/public/content'
import {useRouteParams} from '@app/shared/lib/use-route-params'
import {servicePageQuery} from '@app/features/content/api/get-service-page'
import {contentIdOf} from '@common/content-id'
import {ContactForm} from '@app/features/service/components/ContactForm'
import {ContentRoute} from '@app/pages/content/ContentRoute'
import type {PageComponent} from '@app/shared/lib/page'
import {useShop} from '@app/shared/lib/shop-context'

const PRESS = 'press-contact'

/** `/contact-us` and the contact page for the press: the content team's page with a form (rules SERVE-1 to SERVE-6). */
const ContactPage: PageComponent = () => {
  const {pageId} = useRouteParams()
  return (
    <ContentRoute query={servicePageQuery(useShop(), pageId)} contentId={contentIdOf({pageId})}>
      <ContactForm
        key={pageId?.join('/')}
        kind={pageId?.[0] === PRESS ? 'press-contact' : 'contact'}
      />
    </ContentRoute>
  )
}

ContactPage.queries = ({shop, params}) => [servicePageQuery(shop, params.pageId)]

ContactPage.tags = ({params}) => ['content', `content:${contentIdOf(params)}`]

ContactPage.failureMessage = CONTENT_FAILED

export default ContactPage
