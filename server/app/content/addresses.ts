import {encodePart} from '../../../common/address-part'
import type {Paths} from '../../../common/paths'
import {proxyPath} from '../../../common/proxy-path'
import {sites} from '../../../config/sites/registry'
import {controllerPath} from './controllers'

/** Scheme and host, if any, and the path of an address of an instance. */
const CONTROLLER =
  /^(https?:\/\/[^/?#]+)?\/on\/demandware\.store(?:\/Sites-([^/?#]+?)(?:-Site)?)?(?:[/?#]|$)/i
const STATIC_FILE = /^(?:https?:\/\/[^/?#]+)?(\/(?:on\/demandware\.static|dw\/image)\/[^#]*)/i

/** Sites of the shop, and Business Manager (`Sites-Site`). */
const OWN_SITES = new Set(['site', ...sites.map(({id}) => id.toLowerCase())])

/** Encodes what an address must not contain; what is encoded stays as it is. */
const encoded = (address: string): string =>
  address.replace(/[^\w\-.~!$&()*+;=:@/%?#]/gu, (sign) => (sign === "'" ? '%27' : encodePart(sign)))

/** The path of a file of the instance through the shop's own proxy; null for another address. */
function staticPath(address: string): string | null {
  const path = STATIC_FILE.exec(address)?.[1]
  return path === undefined ? null : proxyPath('static') + encoded(path)
}

/**
 * A link of editors: to a page of the shop where it leads to a controller of one of its sites, through the proxy where it
 * leads to a file of the instance, with site and locale where it is a path of the shop.
 */
export function linkAddress(href: string, paths: Paths): string {
  const written = href.trim()
  // A link function that the backend does not know.
  if (written.startsWith('$')) return paths.home()
  const [controller, host, site = 'site'] = CONTROLLER.exec(written) ?? []
  if (controller !== undefined && (!host || OWN_SITES.has(site.toLowerCase()))) {
    return controllerPath(written.slice(host?.length ?? 0), paths)
  }
  const file = staticPath(written)
  if (file !== null) return file
  const {prefix} = paths
  const isOwn = /^\/(?!\/)/.test(written)
  const isWhole =
    /^\/mobify\//.test(written) || written === prefix || written.startsWith(`${prefix}/`)
  return isOwn && !isWhole ? prefix + written : written
}

/** Scheme of an address as a browser reads it, which leaves out blanks and signs of control. */
const SCHEME = /^([a-z][a-z0-9+.-]*):/i

/**
 * An address in the options of a widget or in the data of a component, in the form of `paths.fromContent`; '' for an
 * address of a scheme or form that links of editors may not have.
 */
export function optionAddress(value: string, paths: Paths): string {
  const read = value.replace(/[\u0000-\u0020]/g, '')
  const scheme = SCHEME.exec(read)?.[1]
  if (/^[/\\]{2}/.test(read) || (scheme && !/^(?:https?|mailto|tel)$/i.test(scheme))) return ''
  const address = linkAddress(value, paths)
  const {prefix} = paths
  return address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address
}

/** A picture of editors: files of the instance through the shop's own proxy. */
export const pictureAddress = (src: string): string => staticPath(src.trim()) ?? src

const CANDIDATE = /^\s*(\S+)(\s+\d+(?:\.\d+)?[wx])?\s*$/

/** `srcset` with the addresses of `pictureAddress`; candidates that no browser reads are left out. */
export const pictureSet = (srcset: string): string =>
  srcset
    .split(/,(?=\s|$)/)
    .flatMap((candidate) => {
      const [, address, size = ''] = CANDIDATE.exec(candidate) ?? []
      return address ? [pictureAddress(address).replace(/,/g, '%2C') + size] : []
    })
    .join(', ')
