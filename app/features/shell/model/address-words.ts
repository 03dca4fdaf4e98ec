import {decodePart} from '@common/address-part'

/**
 * Words in the slug of a product address, such as `vindra stroller` of
 * `/deu/de-de/vindra-stroller/BH-1010.html`; '' where there are none.
 */
export function wordsOfAddress(pathname: string): string {
  const segments = pathname.split('/').slice(3, -1)
  const slug = segments.at(-1) ?? ''
  if (slug === 'product') return ''
  return decodePart(slug)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
