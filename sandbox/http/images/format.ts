/** Image formats of the endpoint's answers. */
export type ImageFormat = 'webp' | 'avif' | 'jpeg' | 'png'

const accepts = (accept: string, type: string): boolean =>
  accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some((part) => part.split(';')[0]?.trim() === type && !/;\s*q=0(\.0*)?\s*(;|$)/.test(part))

/**
 * The format of an answer. A client that names the source format (`sfrm`) gets exactly the
 * extension's; otherwise AVIF where it is accepted, then WebP, and the extension's own format for all
 * others. PNG stays PNG.
 */
export const chooseFormat = (
  extension: string,
  accept: string | undefined,
  sourceFormat: unknown,
): ImageFormat => {
  const own: ImageFormat =
    extension === 'png'
      ? 'png'
      : extension === 'webp'
        ? 'webp'
        : extension === 'avif'
          ? 'avif'
          : 'jpeg'
  if (own !== 'jpeg' || typeof sourceFormat === 'string') return own
  if (accepts(accept ?? '', 'image/avif')) return 'avif'
  if (accepts(accept ?? '', 'image/webp')) return 'webp'
  return own
}

export const mediaTypes: Readonly<Record<ImageFormat, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  png: 'image/png',
}
