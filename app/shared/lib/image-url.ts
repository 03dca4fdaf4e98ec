import {proxyPath} from '@common/proxy-path'

/** Path for pictures (same origin, so that the page needs no second host). */
const STATIC_PROXY = proxyPath('static')
/** JPEG and WebP quality of every picture (rule LIMIT-7). */
const QUALITY = '60'

export interface ImageTransform {
  /** Width in CSS pixels. */
  width: number
  height?: number
  /** `cut` fills the given box, `fit` stays within it. */
  fit?: 'fit' | 'cut'
}

/** Path of a link, independent of its host; null when it is not an http link. */
function pathOf(link: string): string | null {
  const path = /^(?:https?:\/\/[^/?#]+)?(\/[^?#]*)/i.exec(link)?.[1]
  if (path === undefined) return null
  return path.startsWith(STATIC_PROXY) ? path.slice(STATIC_PROXY.length) : path
}

/**
 * Address of a B2C Commerce picture in the requested size, on the page's origin.
 * @param link absolute URL of the API or a path on the static host; any other value is returned unchanged
 */
export function imageUrl(link: string, {width, height, fit = 'fit'}: ImageTransform): string {
  const pathname = pathOf(link)
  if (pathname === null) return link
  const size = height ? `sw=${width}&sh=${height}` : `sw=${width}`
  return `${STATIC_PROXY}${pathname}?${size}&sm=${fit}&q=${QUALITY}`
}
