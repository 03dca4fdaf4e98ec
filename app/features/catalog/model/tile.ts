import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {pickBadges} from './badges'
import {staticPath} from './image-paths'
import {toneOf} from '@app/shared/lib/tone'
import {priceOf, type PriceModel} from './price'

type Hit = ShopperSearchTypes.ProductSearchHit
type ImageGroup = ShopperSearchTypes.ImageGroup

/** Variation attribute whose values have pictures and swatches. */
export const COLOR_ATTRIBUTE = 'color'
/** Swatches on a tile; the others are counted. */
export const MAX_TILE_COLORS = 5

export interface TileColor {
  readonly id: string
  readonly name: string
  /** Picture of the product in this colour. */
  readonly image: string
}

/** Why a tile cannot be bought; absent when it can. */
export type TileState = 'discontinued' | 'comingsoon' | 'outofstock'

/** What a tile shows; pictures are paths on the static host. */
export interface TileModel {
  readonly id: string
  readonly name: string
  readonly price?: PriceModel
  readonly badges?: readonly string[]
  /** The picture when the product has no colours to choose from. */
  readonly image?: string
  /** Dominant colour of the product as it is shown first, see `toneOf`. */
  readonly tone?: string
  /** Second picture, of the colour shown first. */
  readonly hover?: string
  /** At most five; the colour shown first is always among them. */
  readonly colors?: readonly TileColor[]
  /** Index in `colors` of the colour shown first, when it is not the first one. */
  readonly color?: number
  /** Colours beyond `colors`. */
  readonly moreColors?: number
  readonly state?: TileState
  /** True for products without a page of their own (engraving, rule CAT-13). */
  readonly unlinked?: true
  /** True for products that can be made one's own, with an engraving for example. */
  readonly customizable?: true
  /** True for items without anything to choose: a quick view does for them (rule CAT-13). */
  readonly quick?: true
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

/** An image attribute is a path, or an object with a link, depending on the API version. */
export function imageAttribute(value: unknown): string | undefined {
  const link =
    typeof value === 'object' && value !== null
      ? textOf((value as {disBaseLink?: unknown}).disBaseLink) ||
        textOf((value as {link?: unknown}).link)
      : textOf(value)
  return link ? staticPath(link) : undefined
}

/** The address of the dynamic imaging service comes first: only that one can change sizes. */
const pathOf = (image: {disBaseLink?: string; link?: string}): string | undefined => {
  const link = image.disBaseLink ?? image.link
  return link ? staticPath(link) : undefined
}

const firstImage = (group: ImageGroup | undefined): string | undefined => {
  const image = group?.images[0]
  return image && pathOf(image)
}

/** The group of a view type for one colour, or the one that is for no colour in particular. */
function groupOf(hit: Hit, viewType: string, color: string | null): ImageGroup | undefined {
  return hit.imageGroups?.find((group) => {
    if (group.viewType !== viewType) return false
    const values = group.variationAttributes?.find(({id}) => id === COLOR_ATTRIBUTE)?.values
    return color === null ? !values : values?.some(({value}) => value === color)
  })
}

function colorsOf(hit: Hit, fallback: string | undefined): TileColor[] {
  const attribute = hit.variationAttributes?.find(({id}) => id === COLOR_ATTRIBUTE)
  return (attribute?.values ?? []).flatMap(({value, name, image}) => {
    const picture =
      firstImage(groupOf(hit, 'mainview', value)) ?? (image ? pathOf(image) : fallback)
    return picture ? [{id: value, name: name ?? value, image: picture}] : []
  })
}

/**
 * The tone of a product in one colour, from `c_imageTones`: JSON of hex colours by colour value, those of
 * a product without colours under ''.
 */
export function toneIn(imageTones: unknown, color: string | undefined): string | undefined {
  if (typeof imageTones !== 'string') return undefined
  try {
    const tones = JSON.parse(imageTones) as Readonly<Record<string, unknown>> | null
    return toneOf(tones?.[color ?? ''] ?? tones?.[''])
  } catch {
    return undefined
  }
}

interface HitVariant {
  readonly orderable?: boolean
  readonly c_availability?: unknown
}

/** A product is coming or gone when all of its variants are; one that can be bought has no state. */
export function stateOf(
  hit: Pick<Hit, 'orderable'> & {variants?: readonly HitVariant[]; c_availability?: unknown},
): TileState | undefined {
  const parts: readonly HitVariant[] = hit.variants?.length ? hit.variants : [hit]
  const all = (state: string): boolean => parts.every((part) => part.c_availability === state)
  if (all('discontinued')) return 'discontinued'
  if (hit.orderable !== false) return undefined
  const left = parts.filter((part) => part.c_availability !== 'discontinued')
  return left.every((part) => part.c_availability === 'comingsoon') ? 'comingsoon' : 'outofstock'
}

/** Five colours with the shown one among them. */
function visibleColors(colors: readonly TileColor[], shown: number): readonly TileColor[] {
  const first = colors.slice(0, MAX_TILE_COLORS)
  const current = colors[shown]
  return current && shown >= MAX_TILE_COLORS ? [...first.slice(0, -1), current] : first
}

function tilePrice(hit: Hit): PriceModel | null {
  const price = priceOf(hit, hit.productType?.set ? 'parts' : undefined)
  return price && typeof hit.c_taxRate === 'number' ? {...price, taxRate: hit.c_taxRate} : price
}

/** What a click on the tile leads to (rule CAT-13). */
function kindOf({productType, c_productType, c_customizable}: Hit): Partial<TileModel> {
  if (c_productType === 'Engraving') return {unlinked: true}
  if (c_customizable === true) return {customizable: true}
  return productType?.item ? {quick: true} : {}
}

/**
 * A search hit as a tile.
 * @param withPrices false on the content-only site, which shows neither prices nor availability
 */
export function tileOf(hit: Hit, withPrices: boolean): TileModel {
  const own = hit.image && pathOf(hit.image)
  const main = own ?? firstImage(groupOf(hit, 'mainview', null))
  const colors = colorsOf(hit, main)
  const shown = Math.max(
    0,
    colors.findIndex(({image}) => image === own),
  )
  const visible = visibleColors(colors, shown)
  const color = Math.min(shown, MAX_TILE_COLORS - 1)
  const hover =
    firstImage(groupOf(hit, 'emotional1', colors[shown]?.id ?? null)) ??
    imageAttribute(hit.c_extraMainImage)
  const tone = toneIn(hit.c_imageTones, colors[shown]?.id)
  const badges = pickBadges([...listOf(hit.c_PromotionalTags), ...listOf(hit.c_badges)])
  const price = withPrices ? tilePrice(hit) : null
  const state = withPrices ? stateOf(hit) : undefined
  return {
    id: hit.productId,
    name: textOf(hit.c_masterName) || (hit.productName ?? hit.productId),
    ...(price && {price}),
    ...(badges.length > 0 && {badges}),
    ...(visible.length === 0 && main && {image: main}),
    ...(tone && {tone}),
    ...(hover && {hover}),
    ...(visible.length > 0 && {colors: visible}),
    ...(color > 0 && {color}),
    ...(colors.length > visible.length && {moreColors: colors.length - visible.length}),
    ...(state && {state}),
    ...kindOf(hit),
  }
}
