import {Helmet} from 'react-helmet'
import {useLocation} from 'react-router-dom'
import {getAssetUrl} from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import {manifestPath} from '@common/installed-app'
import {needsOwnDocument} from '@common/routes'
import {PAYMENT_PAGE} from '@app/shared/lib/payment-page'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {MESSAGES_META} from '@app/shared/i18n/load-messages'
import {frameOf} from '../model/page-frame'

/** Colours of what stands at the upper edge of a page: the message bar, or the ground of the checkout. */
const SPRUCE = '#24443A'
const PAPER = '#FBF9F5'

/** Head elements of every page; pages add theirs with `PageMeta`. */
export function DocumentHead() {
  const {site, locale} = useShop()
  const {prefix} = usePaths()
  const {pathname} = useLocation()
  const isPayment = needsOwnDocument(pathname)
  return (
    <Helmet>
      <html lang={locale.id} data-site={site.id} {...(isPayment && {[PAYMENT_PAGE]: ''})} />
      <meta name="theme-color" content={frameOf(pathname).header === 'full' ? SPRUCE : PAPER} />
      <meta
        name={MESSAGES_META}
        content={getAssetUrl(`static/translations/compiled/${locale.id}.json`)}
      />
      <link rel="icon" type="image/svg+xml" href={getAssetUrl('static/ico/mark.svg')} />
      <link rel="apple-touch-icon" href={getAssetUrl('static/ico/apple-touch-icon.png')} />
      <link rel="manifest" href={manifestPath(prefix)} />
    </Helmet>
  )
}
