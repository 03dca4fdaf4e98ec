/** A page meta tag as Shopper Products and Shopper Search answer it. */
interface WireTag {
  readonly id?: string
  readonly type?: string
  readonly value?: string
}

type TagType = 'title' | 'name' | 'property' | 'jsonld'

/**
 * Meta tags of a page that rules of the backend made, values by type and id (rule SEO-10); what is missing, the page decides
 * itself. The title is whole, with the name of the shop.
 */
export type MetaTags = Readonly<Partial<Record<TagType, Readonly<Record<string, string>>>>>

const TYPES = /^(title|name|property|jsonld)$/
/** `robots` that say what pages do anyway. */
const USUAL = /^robots([ ,]|index|follow|all)*$/i

/**
 * Reads page meta tags. Tags of types that are not known are left out.
 * @param shown texts that the page shows without tags, by id: the same text is not kept twice
 * @returns undefined when no tag is left
 */
export function metaTagsOf(
  wire: readonly WireTag[] = [],
  shown: Readonly<Record<string, string>>,
): MetaTags | undefined {
  let tags: Record<string, Record<string, string>> | undefined
  for (const {id = '', type = '', value} of wire) {
    if (!value || shown[id] === value || !TYPES.test(type) || USUAL.test(id + value)) continue
    tags ??= {}
    ;(tags[type] ??= {})[id] = value
  }
  return tags
}

/** Whether a rule takes the page out of search engines. */
export const isRefused = (tags: MetaTags | undefined): boolean =>
  /noindex|none/i.test(tags?.name?.['robots'] ?? '')
