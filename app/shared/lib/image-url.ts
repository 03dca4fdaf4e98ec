import {encodePart} from '@common/address-part'
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

/** What a path must not have as it is: blanks and commas separate the pictures of a `srcset`. */
const UNSAFE = /[^\w\-./~!$&'()*+;=:@%]|%(?![\da-f]{2})/giu

/** Tone of a picture behind its address (`toneOfAddress`), its only fragment: another `#` is part of a name. */
const TONE = /#[\da-f]{6}$/i

/** Encoded path of a link, independent of its host; null when it is not an http link. What is encoded already stays. */
function pathOf(link: string): string | null {
  const path = /^(?:https?:\/\/[^/?#]+)?(\/[^?]*)/i.exec(link.replace(TONE, ''))?.[1]
  if (path === undefined) return null
  const own = path.startsWith(STATIC_PROXY) ? path.slice(STATIC_PROXY.length) : path
  return own.replace(UNSAFE, encodePart)
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
