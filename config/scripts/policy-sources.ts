import {isUsedOn} from './page-uses'
import type {ScriptContext} from './script-record'
import {scriptUses, type ScriptUse} from './script-uses'

/**
 * Source of an address in a security policy: its origin, and for a stand-in of the sandbox (plain HTTP) its file or folder,
 * since the sandbox serves everything from one origin. A path belongs to the shop's own origin and needs no source.
 */
function sourceOf(address: string): string | null {
  if (address.startsWith('https://')) return new URL(address).origin
  if (!address.startsWith('http://')) return null
  const {pathname, origin} = new URL(address)
  return pathname === '/' ? origin : origin + pathname
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
 * @param paymentPage true for a page with a document of its own: checkout and confirmation
 */
export function policySources(context: ScriptContext, paymentPage: boolean): PolicySources {
  const uses = scriptUses(context).filter(({id}) => isUsedOn(id, paymentPage))
  const withPixels = uses.filter(({record}) => record.pixels)
  const tiles = paymentPage ? null : sourceOf(context.site.services.map?.tiles ?? '')
  return {
    origins: sourcesOf(uses, context),
    pixels: sourcesOf(withPixels, context),
    // The library of the map fetches the tiles of its service (rule STORE-10).
    fetched: tiles === null ? [] : [tiles],
  }
}
