import {encodePart} from '@common/address-part'
import type {SiteConfig} from '@config/schema'
import {catalogFile} from './catalog-file'

/** Start of the image folder of a catalogue; paths in preferences are relative to it. */
const IMAGES_ROOT = /^(.*\/images\/)/

/** Hash of the content of one picture; it is not valid for other files. */
const CONTENT_HASH = /\/dw[0-9a-f]{8}\//

/**
 * Address of a 3D model in the chosen colour (preference `arModelList`), beside the pictures of the
 * catalogue.
 * @param path as configured: `{color}` is the placeholder of the colour; an absolute address passes
 * unchanged
 * @param picture path of a picture of the product, on the static host; it contains a content hash
 */
export function modelAddress(
  site: SiteConfig,
  path: string | undefined,
  color: string,
  picture = '',
): string | undefined {
  if (!path) return undefined
  const file = path.replace('{color}', encodePart(color))
  if (/^(https:\/\/|\/(?!\/))/.test(file)) return file
  const address = picture.replace(CONTENT_HASH, '/')
  const root = IMAGES_ROOT.exec(address)?.[1] ?? address.slice(0, address.lastIndexOf('/') + 1)
  return catalogFile(site, root + file)
}
