/** Where the pictures of a catalogue begin; paths in preferences are relative to it. */
const IMAGES_ROOT = /^(.*\/images\/)/
/** Names the content of one picture, not of its neighbours. */
const CONTENT_HASH = /\/dw[0-9a-f]{8}\//

/**
 * Address of a 3D model in the chosen colour (preference `arModelList`), beside the pictures of the
 * catalogue.
 * @param path as configured: `{color}` stands for the colour; an address of its own passes
 * @param folder folder of the pictures of the product, on the static host
 */
export function modelAddress(
  path: string | undefined,
  color: string,
  folder: string,
): string | undefined {
  if (!path) return undefined
  const file = path.replace('{color}', encodeURIComponent(color))
  if (/^(https:\/\/|\/(?!\/))/.test(file)) return file
  const root = IMAGES_ROOT.exec(folder.replace(CONTENT_HASH, '/'))?.[1] ?? folder
  return `/mobify/proxy/static${root}${file}`
}
