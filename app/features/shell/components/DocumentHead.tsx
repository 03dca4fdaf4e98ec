import {Helmet} from 'react-helmet'
import {getAssetUrl} from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import {useShop} from '@app/shared/lib/shop-context'
import {MESSAGES_META} from '@app/shared/i18n/load-messages'

/** Head elements of every page; pages add theirs with `PageMeta`. */
export function DocumentHead() {
  const {site, locale} = useShop()
  return (
    <Helmet>
      <html lang={locale.id} data-site={site.id} />
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
