import type {JsonValue, Sandbox} from 'commerce-sandbox/plugin'

export const NAVIGATION_TYPES = [
  'NavigationLink',
  'NavigationItem',
  'HeaderNavigationElement',
  'ContentSlot',
] as const

/** An entry of the menu; `items` are the entries below it. */
export interface NavigationItem {
  /** Id of the entry; of a `ContentSlot`, the id of the slot. */
  readonly id: string
  readonly label: string
  readonly link?: string
  readonly type: (typeof NAVIGATION_TYPES)[number]
  /** `teaser` for an image card, else `default`. */
  readonly variant: string
  /** True for an entry that stands out. */
  readonly special: boolean
  /** Window types (`desktop`, `mobile`) whose menu omits the entry. */
  readonly hide: readonly string[]
  readonly badge?: string
  readonly image?: string
  readonly image_alt?: string
  readonly items?: readonly NavigationItem[]
}

/** Levels of the menu. */
export const MAX_LEVELS = 3

/** The values of an attribute or property that contains one or several texts. */
export function textsOf(value: JsonValue | undefined): readonly string[] {
  return [value].flat().filter((text) => typeof text === 'string')
}

/** A link without the origin of the storefront or of the sandbox; other links stay as they are. */
export function relativeLink({config}: Sandbox, link: string): string {
  const origins = [config.shopUrl, config.publicUrl].map((url) => new URL(url).origin)
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) return link
  const {origin, pathname, search, hash} = new URL(link)
  return origins.includes(origin) ? pathname + search + hash : link
}
