import {jsonLd} from '@app/shared/lib/json-ld'

interface SiteFacts {
  readonly brand: string
  /** Absolute address of the home page. */
  readonly url: string
  /** Absolute address of the logo. */
  readonly logo: string
  /** Locale, such as `de-DE`. */
  readonly language: string
  /** Absolute addresses of the shop's profiles in social networks. */
  readonly profiles: readonly string[]
}

/** The shop and its site for search engines (schema.org `Organization` and `WebSite`, rule SEO-5). */
export function siteData({brand, url, logo, language, profiles}: SiteFacts): string {
  const organization = `${url}#organization`
  return jsonLd({
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: brand,
        url,
        logo,
        ...(profiles.length > 0 && {sameAs: profiles}),
      },
      {
        '@type': 'WebSite',
        '@id': `${url}#website`,
        name: brand,
        url,
        inLanguage: language,
        publisher: {'@id': organization},
      },
    ],
  })
}
