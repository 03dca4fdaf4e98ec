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

/** One element for each value that is not empty. */
const elements = (attribute: 'name' | 'property', values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).map(
    ([id, content]) =>
      content && <meta key={id} {...{[attribute]: id}} content={String(content)} />,
  )

const NO_TAGS: MetaTags = {}

/** Title and meta elements of one page. */
export function PageMeta(props: PageMetaProps) {
  const {title, titleIsComplete, canonical, share, tags = NO_TAGS} = props
  const t = useTranslate()
  const {origin, site, locale} = useShop()
  const {description = props.description, robots, ...names} = tags.name ?? {}
  const refusal = /noindex|none/i.test(robots ?? '') && robots
  const noIndex = props.noIndex || refusal
  const alternates = useAlternates(noIndex ? undefined : canonical)
  const picture =
    share &&
    `${origin}/share-image/${site.alias}/${locale.alias}/${share.kind}/${encodeURIComponent(share.id)}.jpg`
  return (
    <>
      <Helmet>
        <title>{titleIsComplete ? title : t('meta.title', {title})}</title>
        {canonical && <link rel="canonical" href={origin + canonical} />}
        {alternates.map(({lang, href}) => (
          <link key={lang} rel="alternate" hrefLang={lang} href={href} />
        ))}
        {elements('name', {
          description,
          robots: noIndex ? refusal || 'noindex, follow' : robots,
          'twitter:card': picture && 'summary_large_image',
          ...names,
        })}
        {elements('property', {
          ...(canonical && {
            'og:url': origin + canonical,
            'og:title': title,
            'og:description': description,
            'og:type': share?.kind === 'product' ? 'product' : 'website',
            'og:site_name': t('common.brand'),
            'og:locale': locale.id.replace('-', '_'),
          }),
          ...(!tags.property?.['og:image'] &&
            picture && {'og:image': picture, 'og:image:width': 1200, 'og:image:height': 630}),
          ...tags.property,
        })}
      </Helmet>
      {Object.values(tags.jsonld ?? {}).map((json) => (
        // No text can end the script element.
        <JsonLd key={json} json={json.replace(/</g, '\\u003c')} />
      ))}
    </>
  )
}
