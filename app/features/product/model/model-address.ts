import {proxyPath} from '@common/proxy-path'

/** Where the pictures of a catalogue begin; paths in preferences are relative to it. */
const IMAGES_ROOT = /^(.*\/images\/)/
/** Names the content of one picture, not of its neighbours. */
const CONTENT_HASH = /\/dw[0-9a-f]{8}\//

/**
 * Address of a 3D model in the chosen colour (preference `arModelList`), beside the pictures of the
 * catalogue.
 * @param path as configured: `{color}` stands for the colour; an address of its own passes
 * @param picture path of a picture of the product, on the static host; it carries a hash of its own
 */
export function modelAddress(
  path: string | undefined,
  color: string,
  picture = '',
): string | undefined {
  if (!path) return undefined
  const file = path.replace('{color}', encodeURIComponent(color))
  if (/^(https:\/\/|\/(?!\/))/.test(file)) return file
  const address = picture.replace(CONTENT_HASH, '/')
  const root = IMAGES_ROOT.exec(address)?.[1] ?? address.slice(0, address.lastIndexOf('/') + 1)
  return proxyPath('static') + root + file
}
