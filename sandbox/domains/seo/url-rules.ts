import type {Category, CategoryTree} from '../catalog/category-tree'
import {localeChain, localize} from '../sites/locale'
import {urlWord} from './url-word'

/** A part of the address of a category: an attribute of it, or a text. */
export interface UrlPart {
  readonly kind: 'attribute' | 'constant'
  readonly value: string
}

/** How the addresses of a site are made (url-rules.xml). */
export interface UrlRules {
  readonly lowerCase: boolean
  /** Replacement for a blank. */
  readonly blank: string
  /** Replacements of characters by locale; not used while they are switched off. */
  readonly replacements: Readonly<Record<string, readonly (readonly [string, string])[]>>
  /** Own part of a category's address; those of the categories above go before. */
  readonly category: readonly UrlPart[]
  /** Between what goes before and the id of a product or content asset. */
  readonly productIdSeparator: string
  readonly contentIdSeparator: string
}

/** The address of a category: a part for each category on the way down to it. */
export function categoryAddress(
  tree: CategoryTree,
  id: string,
  locale: string,
  siteRules: UrlRules | null,
): string {
  return tree
    .path(id)
    .map((category) => categoryPart(category, locale, siteRules))
    .join('/')
}

function categoryPart(category: Category, locale: string, siteRules: UrlRules | null): string {
  const name = localize(category.texts['name'], locale) ?? category.id
  if (!siteRules || siteRules.category.length === 0) return urlWord(name)
  const words = siteRules.category.flatMap(({kind, value}) =>
    kind === 'constant' ? [value] : (attributeOf(category, value, locale) ?? []),
  )
  return words.map((word) => spell(word, locale, siteRules)).join('/')
}

function attributeOf(category: Category, id: string, locale: string): string | undefined {
  if (id === 'ID') return category.id
  if (id === 'displayName' || id === 'name') return localize(category.texts['name'], locale)
  if (id === 'pageURL') return localize(category.texts['pageUrl'], locale)
  const custom = localize(category.custom[id.replace(/^custom\./, '')], locale)
  return typeof custom === 'string' ? custom : custom?.[0]
}

/** A text as part of an address. */
export function spell(text: string, locale: string, siteRules: UrlRules): string {
  const {lowerCase, blank, replacements} = siteRules
  const own = localeChain(locale).find((link) => replacements[link])
  const replaced = (own === undefined ? [] : (replacements[own] ?? [])).reduce(
    (word, [character, replacement]) => word.replaceAll(character, replacement),
    text.trim(),
  )
  const spaced = replaced.replace(/\s+/g, blank)
  return lowerCase ? spaced.toLowerCase() : spaced
}
