import {Type} from '@sinclair/typebox'
import {decodePart} from '../../domains/decode-part'
import type {JsonValue} from '../../domains/json'
import type {Site} from '../../domains/sites/site-registry'
import type {Sandbox} from '../../sandbox'
import type {RequestScope} from '../../wire/request-scope'
import {ApiProblem, missingParameter, siteNotFound} from '../errors'
import {applySelection, parseSelector} from './select'

/** Query parameters that every Shopper API read takes. */
export const siteQuery = {
  siteId: Type.String({minLength: 1, maxLength: 32}),
  locale: Type.Optional(Type.String({pattern: '^([a-z]{2}(-[A-Z]{2})?|default)$'})),
  currency: Type.Optional(Type.String({pattern: '^([A-Z]{3}|N/A)$'})),
}

/** The property selector of the Shopper APIs. */
export const selectQuery = {select: Type.Optional(Type.String({minLength: 1}))}

interface SiteQuery {
  readonly siteId?: string
  readonly locale?: string
  readonly currency?: string
}

/**
 * The scope of a request: an unknown site is a 404, an unknown locale or currency of the site a 400.
 * `default` and a missing locale mean the default locale of the site.
 */
export function readScope(sandbox: Sandbox, query: SiteQuery): RequestScope {
  if (!query.siteId) throw missingParameter('siteId')
  const site = sandbox.sites.get(query.siteId)
  if (!site) throw siteNotFound(query.siteId)
  return {
    site,
    locale: readLocale(site, query.locale),
    currency: readCurrency(site, query.currency),
  }
}

function readLocale(site: Site, locale: string | undefined): string {
  if (locale === undefined || locale === 'default') return site.defaultLocale
  // An archive without a list of locales allows every locale: texts fall back to the default.
  if (site.locales.includes(locale) || site.locales.includes('default')) return locale
  const [language] = locale.split('-')
  if (language && site.locales.includes(language)) return locale
  const region = site.locales.find((known) => known.split('-')[0] === locale)
  if (region) return region
  throw new ApiProblem(
    400,
    'unsupported-locale',
    'Unsupported Locale',
    `The locale '${locale}' is not supported by site '${site.id}'.`,
    {locale},
  )
}

function readCurrency(site: Site, currency: string | undefined): string {
  if (currency === undefined || currency === 'N/A') return site.currency
  if (site.currencies.includes(currency)) return currency
  throw new ApiProblem(
    400,
    'unsupported-currency',
    'Unsupported Currency',
    `The currency '${currency}' is not supported by site '${site.id}'.`,
    {currency},
  )
}

/** The ids of a call. @throws ApiProblem 400 when there are too many */
export function atMost<Ids extends readonly string[]>(ids: Ids, most: number, what: string): Ids {
  if (ids.length <= most) return ids
  throw new ApiProblem(
    400,
    'validation',
    'Bad Request',
    `Maximum number of ${what} you can request in one call is ${most}.`,
  )
}

/**
 * Values of a list parameter, in one comma-separated parameter, several parameters, or both. Commas inside a value are
 * encoded twice.
 */
export function readList(value: string | readonly string[] | undefined): string[] {
  if (value === undefined) return []
  const values = typeof value === 'string' ? [value] : value
  return values
    .flatMap((part) => part.split(','))
    .map((part) => decodePart(part.trim()))
    .filter((part) => part !== '')
}

/**
 * An id as it is written in the data: clients that follow the advice of the Shopper APIs encode commas,
 * percent signs and semicolons inside ids twice, others once.
 */
export function decodeReserved(text: string): string {
  return text.replace(/%(2C|25|3B)/gi, decodeURIComponent)
}

/** The `expand` values of a request: the given ones, or the defaults; `none` turns all off. */
export function readExpand(
  value: string | readonly string[] | undefined,
  allowed: readonly string[],
  defaults: readonly string[],
): ReadonlySet<string> {
  if (value === undefined) return new Set(defaults)
  const given = readList(value)
  for (const one of given) {
    if (one !== 'none' && !allowed.includes(one)) {
      throw new ApiProblem(
        400,
        'invalid-expand-parameter',
        'Invalid Expand Parameter',
        `An invalid expand parameter '${one}' was found.`,
        {param: one},
      )
    }
  }
  return new Set(given.includes('none') ? [] : given)
}

/** `large:2,small` as image count by view type; null for all. */
export function readImageTypes(text: string | undefined): ReadonlyMap<string, number> | null {
  if (text === undefined) return null
  const types = new Map<string, number>()
  for (const part of readList(text)) {
    const [viewType = '', count] = part.split(':')
    if (count !== undefined && !/^[1-9]\d*$/.test(count)) {
      throw new ApiProblem(
        400,
        'validation',
        'Bad Request',
        `The 'imgTypes' parameter value '${part}' is invalid. Counts must be positive integers.`,
      )
    }
    types.set(viewType, count === undefined ? Infinity : Number(count))
  }
  return types
}

/** The document, or the part of it that `select` selects, which has the type of the whole. */
export function selectFrom<T extends object>(document: T, select: string | undefined): T {
  if (select === undefined || select === '(**)') return document
  return applySelection(document as unknown as JsonValue, parseSelector(select)) as unknown as T
}
