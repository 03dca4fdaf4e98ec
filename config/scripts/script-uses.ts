import type {SiteConfig} from '../schema'
import {recordOf, SCRIPT_IDS, type ScriptId} from './records'
import type {ScriptContext, ScriptRecord} from './script-record'

/** A service that a page uses. */
export interface ScriptUse {
  readonly id: ScriptId
  readonly record: ScriptRecord
  /** Address of its script or frame. */
  readonly address: string
  readonly integrity?: string
}

/** A service on a page; null where the page does not use it. */
export function scriptUse(id: ScriptId, context: ScriptContext): ScriptUse | null {
  const record = recordOf(id)
  const address = record.addressOf(context)
  if (address === null) return null
  const integrity = record.integrityOf?.(context)
  return {id, record, address, ...(integrity !== undefined && {integrity})}
}

/** All services of a site in a locale, in the order of the registry. */
export const scriptUses = (context: ScriptContext): ScriptUse[] =>
  SCRIPT_IDS.flatMap((id) => scriptUse(id, context) ?? [])

/**
 * Source of an address in a security policy: its origin, and for a stand-in of the sandbox (plain HTTP) its folder, since
 * the sandbox serves everything from one origin. A path belongs to the shop's own origin and needs no source.
 */
function sourceOf(address: string): string | null {
  if (address.startsWith('https://')) return new URL(address).origin
  if (!address.startsWith('http://')) return null
  const {pathname, href, origin} = new URL('.', address)
  return pathname === '/' ? origin : href
}

const sourcesOf = (uses: readonly ScriptUse[], context: ScriptContext): string[] => [
  ...new Set(
    uses.flatMap(({record, address}) =>
      [address, ...(record.addressesOf?.(context) ?? [])].flatMap((one) => sourceOf(one) ?? []),
    ),
  ),
]

/** Sources of a page's security policy. */
export interface PolicySources {
  /** Scripts may run, send requests and open frames. */
  readonly origins: readonly string[]
  /** Pictures may be loaded. */
  readonly pixels: readonly string[]
  /** Requests may be sent, and nothing else. */
  readonly fetched: readonly string[]
}

/**
 * Sources that the services of a page need (rule SCRIPT-4).
 * @param ownDocument the page has a document of its own, as the checkout has
 */
export function policySources(context: ScriptContext, ownDocument: boolean): PolicySources {
  const uses = scriptUses(context).filter(
    ({record}) => ownDocument || record.ownDocumentOnly !== true,
  )
  const withPixels = uses.filter(({record}) => record.pixels)
  const tiles = sourceOf(context.site.services.map?.tiles ?? '')
  return {
    origins: sourcesOf(uses, context),
    pixels: sourcesOf(withPixels, context),
    // The library of the map fetches the tiles of its service (rule STORE-10).
    fetched: tiles === null ? [] : [tiles],
  }
}

/** Members of a service that are addresses. */
const ADDRESSES = ['script', 'frame']

/**
 * The site with absolute addresses of its services: a path is a file at the origin of the stand-ins.
 * @param origin value of `SCRIPTS_ORIGIN`
 */
export function withScriptOrigin(site: SiteConfig, origin: string): SiteConfig {
  const absolute = (service: object): object =>
    Object.fromEntries(
      Object.entries(service).map(([name, value]: [string, unknown]) => [
        name,
        ADDRESSES.includes(name) && typeof value === 'string' && value.startsWith('/')
          ? origin + value
          : value,
      ]),
    )
  const services = Object.fromEntries(
    Object.entries(site.services).map(([id, service]) => [id, service && absolute(service)]),
  ) as SiteConfig['services']
  return {...site, services}
}
