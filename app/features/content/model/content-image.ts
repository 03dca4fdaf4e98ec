import type {Shop} from '@app/shared/lib/shop-context'

/**
 * Path on the static host of a picture whose path is relative to the content library, such as
 * `content/home-hero.jpg`, or to the site's folder (rule SITE-12). Absolute URLs and root-relative paths are returned unchanged.
 */
export function contentImage(
  {commerce, site}: Pick<Shop, 'commerce' | 'site'>,
  image: string,
): string {
  if (/^(https?:)?\//.test(image)) return image
  const base = site.pictures?.base
  if (base) return `${base.replace(/\/$/, '')}/${image}`
  const instance = commerce.organizationId.replace(/^f_ecom_/, '').toUpperCase()
  const library = `Sites-${site.contentLibrary}`
  return `/dw/image/v2/${instance}/on/demandware.static/-/${library}/default/dw00000000/images/${image}`
}
