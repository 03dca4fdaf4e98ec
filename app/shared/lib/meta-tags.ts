/** A page meta tag as Shopper Products and Shopper Search answer it. */
interface WireTag {
  readonly id?: string
  readonly type?: string
  readonly value?: string
}

/** Meta tags of a page that rules of the backend made (rule SEO-10); what is missing, the page decides itself. */
export interface MetaTags {
  /** Whole title, with the name of the shop. */
  readonly title?: string
  /** `name` and `property` tags by id: `description`, `robots`, `og:title` and others. */
  readonly names?: Readonly<Record<string, string>>
  readonly properties?: Readonly<Record<string, string>>
  /** Structured data as JSON that is safe inside a script element. */
  readonly data?: readonly string[]
}

/** Values of `robots` that say what pages do anyway. */
const USUAL_ROBOTS = /^(index|all)?,?(follow|all)?$/

const isUsual = ({id, value = ''}: WireTag): boolean =>
  id === 'robots' && USUAL_ROBOTS.test(value.toLowerCase().replace(/\s/g, ''))

function ofType(tags: readonly WireTag[], type: string): Record<string, string> {
  return Object.fromEntries(
    tags.flatMap(({id, type: own, value}) => (own === type && id && value ? [[id, value]] : [])),
  )
}

/** JSON with its `<` escaped; none for a text that is not JSON. */
function safeJson(text: string): string[] {
  try {
    return [JSON.stringify(JSON.parse(text)).replace(/</g, '\\u003c')]
  } catch {
    return []
  }
}

/**
 * Reads page meta tags. Tags of types that are not known are left out.
 * @param shown texts that the page shows without tags, by id: the same text is not kept twice
 * @returns undefined when no tag is left
 */
export function metaTagsOf(
  wire: readonly WireTag[] | undefined,
  shown: Readonly<Record<string, string>>,
): MetaTags | undefined {
  const tags = (wire ?? []).filter((tag) => !isUsual(tag) && shown[tag.id ?? ''] !== tag.value)
  const title = tags.find(({type, value}) => type === 'title' && value)?.value
  const names = ofType(tags, 'name')
  const properties = ofType(tags, 'property')
  const data = tags.flatMap(({type, value}) => (type === 'jsonld' && value ? safeJson(value) : []))
  const read: MetaTags = {
    ...(title && {title}),
    ...(Object.keys(names).length > 0 && {names}),
    ...(Object.keys(properties).length > 0 && {properties}),
    ...(data.length > 0 && {data}),
  }
  return Object.keys(read).length > 0 ? read : undefined
}
