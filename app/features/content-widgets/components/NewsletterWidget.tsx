import loadable from '@loadable/component'
import type {ContentWidget} from '@common/content-body'
import {Deferred} from '@app/shared/ui/Deferred'

const NewsletterForm = loadable(() => import('@app/features/newsletter/public/NewsletterForm'), {
  ssr: false,
  resolveComponent: (loaded) => loaded.NewsletterForm,
})

/** The form of the newsletter banner; `source` names the origin of the sign-up (rule NEWS-2). */
export function NewsletterWidget({options}: ContentWidget) {
  return (
    <Deferred>
      <NewsletterForm data={options.source} />
    </Deferred>
  )
}
