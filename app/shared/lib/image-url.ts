import {proxyPath} from '@common/proxy-path'

/** Where the storefront serves pictures from (same origin, so that the page needs no second host). */
const STATIC_PROXY = proxyPath('static')
/** JPEG and WebP quality of every picture (rule LIMIT-7). */
const QUALITY = '60'

export interface ImageTransform {
  /** CSS pixels. */
  width: number
  height?: number
  /** `cut` fills the given box, `fit` stays inside it. */
  fit?: 'fit' | 'cut'
}

/** Path of a link, whatever host it names; null when it is no http link. */
function pathOf(link: string): string | null {
  const path = /^(?:https?:\/\/[^/?#]+)?(\/[^?#]*)/i.exec(link)?.[1]
  if (path === undefined) return null
  return path.startsWith(STATIC_PROXY) ? path.slice(STATIC_PROXY.length) : path
}

/**
 * Address of a picture of B2C Commerce in the wanted size, through the page's own origin.
 * @param link absolute URL of the wire or a path on the static host; anything else passes unchanged
 */
export function imageUrl(link: string, {width, height, fit = 'fit'}: ImageTransform): string {
  const pathname = pathOf(link)
  if (pathname === null) return link
  const size = height ? `sw=${width}&sh=${height}` : `sw=${width}`
  return `${STATIC_PROXY}${pathname}?${size}&sm=${fit}&q=${QUALITY}`
}
