/** Where the storefront serves pictures from (same origin, so that the page needs no second host). */
const STATIC_PROXY = '/mobify/proxy/static'
/** JPEG and WebP quality of every picture (spec 9 "Limits"). */
const QUALITY = '60'

export interface ImageTransform {
  /** CSS pixels. */
  width: number
  height?: number
  /** `cut` fills the given box, `fit` stays inside it. */
  fit?: 'fit' | 'cut'
}

/** Path and query of a link, whatever host it names; null when it is no http link. */
function pathOf(link: string): string | null {
  if (link.startsWith('/'))
    return link.startsWith(STATIC_PROXY) ? link.slice(STATIC_PROXY.length) : link
  try {
    const {pathname, search, protocol} = new URL(link)
    return /^https?:$/.test(protocol) ? pathname + search : null
  } catch {
    return null
  }
}

/**
 * Address of a picture of B2C Commerce in the wanted size, through the page's own origin.
 * @param link absolute URL of the wire or a path on the static host; anything else passes unchanged
 */
export function imageUrl(link: string, {width, height, fit = 'fit'}: ImageTransform): string {
  const path = pathOf(link)
  if (path === null) return link
  const [pathname = ''] = path.split('?')
  const size = height ? `sw=${width}&sh=${height}` : `sw=${width}`
  return `${STATIC_PROXY}${pathname}?${size}&sm=${fit}&q=${QUALITY}`
}
