import {getAssetUrl} from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import {useShellContent} from '@app/features/content/public/shell-content'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {JsonLd} from '@app/shared/ui/JsonLd'
import {siteData} from '../model/structured-data'

/** Structured data of the shop (rule SEO-5). */
export function SiteData() {
  const t = useTranslate()
  const paths = usePaths()
  const shop = useShop()
  const {data} = useShellContent()
  const {site, locale, origin} = shop
  const logo = site.pictures?.logo ?? getAssetUrl('static/ico/icon-512.png')
  const json = siteData({
    brand: t('common.brand'),
    url: origin + paths.home(),
    logo: new URL(logo, origin).href,
    language: locale.id,
    profiles: data?.footer?.social.map(({href}) => href) ?? [],
  })
  return <JsonLd json={json} />
}
