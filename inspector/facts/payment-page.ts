import {createHash} from 'node:crypto'
import {fetchOf} from '../../common/outgoing'
import {createPaths} from '../../common/paths'
import {paymentInventory} from '../../config/scripts/payment-inventory'
import {scriptUse, withScriptOrigin} from '../../config/scripts/script-uses'
import type {SiteConfig} from '../../config/schema'
import type {ConfiguredOrigin} from '../../config/configured-origin'
import {createLimiter} from '../backend/limiter'
import type {PaymentPageFact, ScriptFact, ServiceOrigins} from './facts'

const TIMEOUT_MS = 15_000
const REQUESTS_AT_A_TIME = 8
/** Headers whose changes matter on a page of payment (PCI DSS 11.6.1). */
const WATCHED = [
  'content-security-policy',
  'content-security-policy-report-only',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
]
/** As a browser asks for a document. */
const AS_BROWSER = {
  accept: 'text/html,application/xhtml+xml',
  'accept-language': 'en',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
  'user-agent': 'Mozilla/5.0 (compatible; site-inspector)',
}

/** Reads the page of payment of a site as a browser receives it. */
export type ReadPaymentPage = (site: SiteConfig) => Promise<PaymentPageFact | null>

export const hashOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? null

interface Script {
  /** Address, or `inline`. */
  readonly src: string
  readonly integrity: string | null
  readonly text: string
}

interface PageScripts {
  readonly scripts: readonly string[]
  readonly hashes?: Readonly<Record<string, string>>
}

function listOf(html: string): PageScripts {
  const [, json = ''] = /<script id="page-scripts"[^>]*>([^<]*)<\/script>/.exec(html) ?? []
  try {
    return JSON.parse(json) as PageScripts
  } catch {
    return {scripts: []}
  }
}

const nameOf = (src: string): string => src.split('/').pop() ?? ''

/** Scripts that the document runs or names, in its order. */
function scriptsOf(html: string): Script[] {
  const {scripts, hashes = {}} = listOf(html)
  const elements = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
  const running = elements.filter(([, tag = '']) => !/\stype="application\/(ld\+)?json"/i.test(tag))
  return [
    ...running.map(([, tag = '', text = '']) => ({
      src: attribute(tag, 'src') ?? 'inline',
      integrity: attribute(tag, 'integrity'),
      text,
    })),
    ...scripts.map((src) => ({src, integrity: hashes[nameOf(src)] ?? null, text: ''})),
  ]
}

/** Chunks that load later, with the hashes that the document names. */
function laterScripts(html: string): [name: string, hash: string][] {
  const {scripts, hashes = {}} = listOf(html)
  const atOnce = new Set([...scripts.map(nameOf), 'start.js', 'trace-calls.js'])
  return Object.entries(hashes).filter(([name]) => !atOnce.has(name))
}

const withoutNonce = (policy: string): string => policy.replace(/'nonce-[^']*'/g, "'nonce'")

/** The services that the page may load, with their addresses. */
function serviceScripts(site: SiteConfig, localeId: string, origins: ServiceOrigins) {
  const context = {
    site: withScriptOrigin(site, origins.SCRIPTS_ORIGIN),
    localeId,
    paymentOrigin: origins.PAYMENT_ORIGIN,
  }
  return paymentInventory.flatMap(({id, record}) => {
    const use = record.frame ? null : scriptUse(id, context)
    // The provider's origin alone says nothing of its files.
    return use && id !== 'payment' ? [use] : []
  })
}

/**
 * A script that the page names at an address of neither the shop nor a configured service is not read: it has no hash.
 * @param origin of the running shop
 */
export function createPaymentPageReader(
  origin: ConfiguredOrigin,
  origins: ServiceOrigins,
): ReadPaymentPage {
  const limit = createLimiter(REQUESTS_AT_A_TIME)
  const known = new Map<string, Promise<string>>()
  const call = fetchOf([origin, origins.PAYMENT_ORIGIN, origins.SCRIPTS_ORIGIN], TIMEOUT_MS)
  /** A connection that breaks off says nothing of the page: the call is made once more. */
  const get = (url: string, headers: Record<string, string> = {}) =>
    call(url, {headers}).catch(() => call(url, {headers}))
  const read = async (url: string): Promise<string> => {
    try {
      const answer = await get(url)
      return answer.ok ? hashOf(new Uint8Array(await answer.arrayBuffer())) : ''
    } catch {
      return ''
    }
  }
  /** Hash of the file of an address; empty when it cannot be read. All sites share the files of the bundle. */
  const fileHash = (src: string): Promise<string> => {
    const url = new URL(src, origin).href
    const hash = known.get(url) ?? limit(() => read(url))
    known.set(url, hash)
    return hash
  }
  const scriptFact = async ({src, integrity, text}: Script): Promise<ScriptFact> => ({
    src,
    integrity,
    hash: src === 'inline' ? hashOf(text) : await fileHash(src),
  })

  return async (site) => {
    const {supportedLocales, defaultLocale} = site.l10n
    const locale = supportedLocales.find(({id}) => id === defaultLocale)
    if (site.isContentOnlySite || !locale) return null
    const path = createPaths(site, locale).checkout()
    const answer = await limit(() => get(origin + path, AS_BROWSER)).catch(() => null)
    if (!answer) return {path, status: 0, headers: {}, scripts: [], later: [], services: []}
    const html = await answer.text()
    const scripts = scriptsOf(html)
    const base =
      scripts.find(({src}) => src.endsWith('/static/start.js'))?.src ?? '/static/start.js'
    const folder = base.slice(0, -'static/start.js'.length)
    return {
      path,
      status: answer.status,
      headers: Object.fromEntries(
        WATCHED.flatMap((name) => {
          const value = answer.headers.get(name)
          return value === null ? [] : [[name, withoutNonce(value)]]
        }),
      ),
      scripts: await Promise.all(scripts.map(scriptFact)),
      later: await Promise.all(
        laterScripts(html).map(([name, integrity]) =>
          scriptFact({src: folder + name, integrity, text: ''}),
        ),
      ),
      services: await Promise.all(
        serviceScripts(site, locale.id, origins).map(async ({id, address, integrity = null}) => ({
          id,
          src: address,
          integrity,
          hash: await fileHash(address),
        })),
      ),
    }
  }
}
