import {sellingLocales, telephones} from '../sites'

/**
 * The pages of the library for each site. A body has marks around what some sites only have:
 *
 * - `<!--only US JP-->...<!--/only-->`: on the sites of these countries
 * - `<!--except US-->...<!--/except-->`: on the other ones
 * - `sales` instead of a country: on the sites that sell
 *
 * and `{telephone}` for the number of the customer service of the site's country.
 */
const MARKED = /<!--(only|except) ([\w ]+)-->((?:(?!<!--(?:only|except) )[\s\S])*?)<!--\/\1-->/g

/** A body with the parts that are for a site. @param traits country of the site, and `sales` */
export function bodyFor(body: string, traits: readonly string[]): string {
  const resolved = body.replace(MARKED, (_, kind: string, names: string, part: string) => {
    const isNamed = names.split(' ').some((name) => traits.includes(name))
    return isNamed === (kind === 'only') ? part : ''
  })
  return resolved === body ? body : bodyFor(resolved, traits)
}

/** Locales of the sites that sell and whose files are written by hand. */
const HAND_WRITTEN = ['de-DE', 'en-DE', 'en-US', 'ja-JP', 'en-JP']
const locales = [...HAND_WRITTEN, ...sellingLocales().keys()]

const countryOf = (locale: string): string => locale.slice(-2)

/** A body on the site of a locale that sells. @throws Error when the country has no telephone number */
function bodyIn(locale: string, body: string): string {
  const country = countryOf(locale)
  const telephone = telephones[country]
  if (!telephone)
    throw new Error(`demo/catalogue/source/data/sites.yaml has no telephone number of ${country}.`)
  return bodyFor(body, [country, 'sales']).replaceAll('{telephone}', telephone)
}

const BODY =
  /      <custom-attribute attribute-id="body" xml:lang="([\w-]+)"><!\[CDATA\[([\s\S]*?)\]\]><\/custom-attribute>\n/g

const bodyElement = (code: string, body: string): string =>
  `      <custom-attribute attribute-id="body" xml:lang="${code}"><![CDATA[${body}]]></custom-attribute>\n`

/** The code of the element from which the body of a locale is made. */
const sourceOf = (locale: string, codes: ReadonlySet<string>): string => {
  const [language = ''] = locale.split('-')
  return codes.has(locale) ? locale : language === 'en' ? 'x-default' : language
}

/**
 * A content asset whose bodies have no marks. The body of a language is that of the sites without sales; where the sites
 * that sell have another one, it follows for each of their locales.
 */
export function withSiteBodies(content: string): string {
  if (content.search(MARKED) < 0) return content
  const found = [...content.matchAll(BODY)]
  const bodies = new Map(found.map(([, code = '', body = '']) => [code, body]))
  const codes = new Set(bodies.keys())
  const selling = new Map(
    locales.flatMap((locale) => {
      const body = bodies.get(sourceOf(locale, codes))
      if (body === undefined) return []
      const resolved = bodyIn(locale, body)
      const spelled = locale === 'de-CH' ? resolved.replaceAll('ß', 'ss') : resolved
      return codes.has(locale) || resolved !== bodyFor(body, []) ? [[locale, spelled] as const] : []
    }),
  )
  const added = [...selling].filter(([locale]) => !codes.has(locale))
  const last = found.at(-1)?.[0] ?? ''
  return content
    .replace(last, () => last + added.map(([code, body]) => bodyElement(code, body)).join(''))
    .replace(BODY, (_, code: string, body: string) =>
      bodyElement(code, selling.get(code) ?? bodyFor(body, [])),
    )
}
