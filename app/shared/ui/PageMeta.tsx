import {Helmet} from 'react-helmet'
import {useTranslate} from '@app/shared/i18n/messages'
import {prefixOf, relativePaths} from '@common/paths'
import type {MetaTags} from '@app/shared/lib/meta-tags'
import {useShop} from '@app/shared/lib/shop-context'
import {JsonLd} from './JsonLd'

interface PageMetaProps {
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
  /** Tags that rules of the backend made, besides the title; they go before the other properties (rule SEO-10). */
  tags?: MetaTags
}

/**
 * The page in every language of its site, the current one included: an address with ids is the same in all
 * of them. The home page also has the address that selects a site; sitemaps have the other sites (ADR 0013).
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

/** Open Graph properties of a page, without its picture. */
function useShareProperties(
  {title, description, canonical, share}: PageMetaProps,
  tags: MetaTags,
): readonly (readonly [string, string])[] {
  const t = useTranslate()
  const {origin, locale} = useShop()
  if (!canonical) return Object.entries(tags.properties ?? {})
  return Object.entries({
    'og:url': origin + canonical,
    'og:title': title,
    ...(description && {'og:description': description}),
    'og:type': share?.kind === 'product' ? 'product' : 'website',
    'og:site_name': t('common.brand'),
    'og:locale': locale.id.replace('-', '_'),
    ...tags.properties,
  })
}

const NO_TAGS: MetaTags = {}

/** Title and meta elements of one page. */
export function PageMeta(props: PageMetaProps) {
  const {title, titleIsComplete, canonical, share, tags = NO_TAGS} = props
  const t = useTranslate()
  const {origin, site, locale} = useShop()
  const {description = props.description, robots, ...names} = tags.names ?? {}
  const refusal = /noindex|none/i.test(robots ?? '') ? robots : undefined
  const noIndex = props.noIndex || refusal !== undefined
  const whole = titleIsComplete ? title : t('meta.title', {title})
  const alternates = useAlternates(noIndex ? undefined : canonical)
  const properties = useShareProperties({...props, description}, tags)
  const picture =
    share &&
    !tags.properties?.['og:image'] &&
    `${origin}/share-image/${site.alias}/${locale.alias}/${share.kind}/${encodeURIComponent(share.id)}.jpg`
  return (
    <>
      <Helmet>
        <title>{whole}</title>
        {description && <meta name="description" content={description} />}
        {canonical && <link rel="canonical" href={origin + canonical} />}
        {alternates.map(({lang, href}) => (
          <link key={lang} rel="alternate" hrefLang={lang} href={href} />
        ))}
        {properties.map(([id, content]) => (
          <meta key={id} property={id} content={content} />
        ))}
        {picture && <meta property="og:image" content={picture} />}
        {picture && <meta property="og:image:width" content="1200" />}
        {picture && <meta property="og:image:height" content="630" />}
        {picture && <meta name="twitter:card" content="summary_large_image" />}
        {Object.entries(names).map(([id, content]) => (
          <meta key={id} name={id} content={content} />
        ))}
        {noIndex && <meta name="robots" content={refusal ?? 'noindex, follow'} />}
        {!noIndex && robots && <meta name="robots" content={robots} />}
      </Helmet>
      {tags.data?.map((json) => (
        <JsonLd key={json} json={json} />
      ))}
    </>
  )
}
