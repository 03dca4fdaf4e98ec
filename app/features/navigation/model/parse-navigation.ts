import {relativePaths} from '@common/paths'
import {plainText} from '@common/plain-text'
import {MENU_DEVICES, type HeaderLink, type NavigationItem} from '../public/navigation'
import {ownLink, type OwnPlace} from './own-link'

/** Levels of the menu: bar, column, and columns beside it. */
const MOST_LEVELS = 3

type Fields = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const fieldsIn = (value: unknown): readonly Fields[] =>
  Array.isArray(value)
    ? value.filter((entry): entry is Fields => typeof entry === 'object' && entry !== null)
    : []

/** Path of a picture without its host; relative paths are those of the content library. */
const pictureOf = (value: unknown): string => textOf(value).replace(/^https?:\/\/[^/]+/i, '')

/** Target of an entry as `NavigationItem` has it; undefined for the category of its id. */
function targetOf(id: string, link: unknown, place: OwnPlace): {to?: string | null} {
  const to = ownLink(link, place)
  return to === relativePaths.category(id) ? {} : {to}
}

/** What an entry shows besides its name. */
function signsOf(fields: Fields): Partial<NavigationItem> {
  const badge = plainText(fields.badge)
  const hidden: readonly unknown[] = [fields.hide].flat()
  const hide = MENU_DEVICES.filter((device) => hidden.includes(device))
  return {
    ...(badge && {badge}),
    ...(fields.special === true && {special: true}),
    ...(hide.length > 0 && {hide}),
  }
}

/** A card needs link and picture; without the picture the entry is a text. */
function cardOf(fields: Fields): Partial<NavigationItem> {
  const image = pictureOf(fields.image)
  if (fields.variant !== 'teaser' || !image) return {}
  const imageAlt = plainText(fields.image_alt)
  return {kind: 'card', image, ...(imageAlt && imageAlt !== plainText(fields.label) && {imageAlt})}
}

/** One entry; null when it lacks what its type needs (rule FRAME-18). */
function itemOf(fields: Fields, place: OwnPlace, levels: number): NavigationItem | null {
  const id = textOf(fields.id)
  const name = plainText(fields.label)
  if (!id) return null
  if (fields.type === 'ContentSlot') return {id, name, to: null, kind: 'slot', ...signsOf(fields)}
  if (!name) return null
  const children = itemsIn(fields.items, place, levels - 1)
  const target = targetOf(id, fields.link, place)
  const isLink = target.to !== null
  const item = {id, name, ...target, ...signsOf(fields)}
  switch (fields.type) {
    case 'NavigationLink':
      return isLink ? {...item, ...cardOf(fields)} : null
    case 'NavigationItem':
    case 'HeaderNavigationElement':
      if (children.length > 0) return {...item, children}
      return isLink ? item : null
    default:
      return null
  }
}

function itemsIn(value: unknown, place: OwnPlace, levels: number): readonly NavigationItem[] {
  if (levels === 0) return []
  const known = new Set<string>()
  return fieldsIn(value).flatMap((fields) => {
    const item = itemOf(fields, place, levels)
    if (!item || known.has(item.id)) return []
    known.add(item.id)
    return item
  })
}

/**
 * The menu of an answer; malformed entries are left out.
 * @throws Error when the answer has no list of entries
 */
export function parseNavigation(answer: unknown, place: OwnPlace): readonly NavigationItem[] {
  const items = (answer as {items?: unknown} | null)?.items
  if (!Array.isArray(items)) throw new Error('The navigation has no list of items.')
  return itemsIn(items, place, MOST_LEVELS)
}

/** The links of an answer; malformed ones are left out. */
export function parseHeaderLinks(answer: unknown, place: OwnPlace): readonly HeaderLink[] {
  return fieldsIn((answer as {links?: unknown} | null)?.links).flatMap((fields) => {
    const label = plainText(fields.label)
    const to = ownLink(fields.link, place)
    return label && to !== null ? [{label, to}] : []
  })
}
