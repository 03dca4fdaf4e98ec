import {Helmet} from 'react-helmet'
import {encodePart} from '@common/address-part'
import {useTranslate} from '@app/shared/i18n/messages'
import {prefixOf, relativePaths} from '@common/paths'
import {useShop} from '@app/shared/lib/shop-context'

export interface PageMetaProps {
  /** Title of the page; the brand name is appended to it. */
  title: string
  /** True when `title` is already complete. */
  titleIsComplete?: boolean
  description?: string
  /** Path with site and locale under which search engines list the page. */
  canonical?: string
  /** Preview when the page is shared (Open Graph), with the picture of this kind and id. */
  share?: {readonly kind: 'product' | 'category' | 'home'; readonly id: string}
  /** Excludes the page from search engines (rule SEARCH-7). */
  noIndex?: boolean
}

/**
 * The page in every language of its site, the current one included: an address with ids is the same in all
 * of them. The home page also has the address that selects a site; sitemaps have the other sites (ADR 0012).
 */
function useAlternates(canonical: string | undefined): readonly {lang: string; href: string}[] {
  const {origin, site, locale} = useShop()
  const {supportedLocales} = site.l10n
  if (!canonical) return []
  const rest = canonical.slice(prefixOf(site, locale).length)
  const own = supportedLocales.map((other) => ({
    lang: other.id,
    href: origin + prefixOf(site, other) + rest,
  }))
  if (rest === relativePaths.home()) return [...own, {lang: 'x-default', href: `${origin}/`}]
  return own.length > 1 ? own : []
}

/** Title and meta elements of one page. */
export function PageMeta(props: PageMetaProps) {
  const {title, titleIsComplete, description, canonical, share, noIndex} = props
  const t = useTranslate()
  const {origin, site, locale} = useShop()
  const whole = titleIsComplete ? title : t('meta.title', {title})
  const url = canonical && origin + canonical
  const alternates = useAlternates(noIndex ? undefined : canonical)
  const picture =
    share &&
    `${origin}/share-image/${site.alias}/${locale.alias}/${share.kind}/${encodePart(share.id)}.jpg`
  return (
    <Helmet>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {url && <link rel="canonical" href={url} />}
      {alternates.map(({lang, href}) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={href} />
      ))}
      {url && <meta property="og:url" content={url} />}
      {url && <meta property="og:title" content={title} />}
      {url && description && <meta property="og:description" content={description} />}
      {url && (
        <meta property="og:type" content={share?.kind === 'product' ? 'product' : 'website'} />
      )}
      {url && <meta property="og:site_name" content={t('common.brand')} />}
      {url && <meta property="og:locale" content={locale.id.replace('-', '_')} />}
      {picture && <meta property="og:image" content={picture} />}
      {picture && <meta property="og:image:width" content="1200" />}
      {picture && <meta property="og:image:height" content="630" />}
      {picture && <meta name="twitter:card" content="summary_large_image" />}
      {noIndex && <meta name="robots" content="noindex, follow" />}
    </Helmet>
  )
}
