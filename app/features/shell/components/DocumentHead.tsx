import {Helmet} from 'react-helmet'
import {useLocation} from 'react-router-dom'
import {getAssetUrl} from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import {needsOwnDocument} from '@common/routes'
import {PAYMENT_PAGE} from '@app/shared/lib/payment-page'
import {useShop} from '@app/shared/lib/shop-context'
import {MESSAGES_META} from '@app/shared/i18n/load-messages'

/** Head elements of every page; pages add theirs with `PageMeta`. */
export function DocumentHead() {
  const {site, locale} = useShop()
  const isPayment = needsOwnDocument(useLocation().pathname)
  return (
    <Helmet>
      <html lang={locale.id} data-site={site.id} {...(isPayment && {[PAYMENT_PAGE]: ''})} />
      <meta
        name={MESSAGES_META}
        content={getAssetUrl(`static/translations/compiled/${locale.id}.json`)}
      />
      <link rel="icon" type="image/svg+xml" href={getAssetUrl('static/ico/mark.svg')} />
      <link rel="apple-touch-icon" href={getAssetUrl('static/ico/apple-touch-icon.png')} />
      <link rel="manifest" href={getAssetUrl('static/manifest.json')} />
    </Helmet>
  )
}
