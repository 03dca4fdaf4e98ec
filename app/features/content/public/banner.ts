/** Title, text and picture of a place in the shop, as written by the content team. */
export interface Banner {
  readonly title: string
  readonly text: string
  /** Path or URL of a picture; '' without a picture. */
  readonly image: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads `{title, text, image}` of a banner asset; null when it has no title. */
export function bannerOf(data: unknown): Banner | null {
  if (typeof data !== 'object' || data === null) return null
  const {title, text, image} = data as Record<string, unknown>
  return textOf(title) ? {title: textOf(title), text: textOf(text), image: textOf(image)} : null
}
