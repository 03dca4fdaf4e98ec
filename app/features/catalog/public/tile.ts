import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {plainText} from '@common/plain-text'
import {priceOf, type PriceModel} from './price'
import {includedRateOf} from './net-price'
import {toneOf} from '@app/shared/lib/tone'
import {staticPath} from './image-paths'

type Hit = ShopperSearchTypes.ProductSearchHit
type ImageGroup = ShopperSearchTypes.ImageGroup

/** Variation attribute whose values have pictures and swatches. */
export const COLOR_ATTRIBUTE = 'color'
/** Maximum number of swatches on a tile; the remaining colours are counted. */
export const MAX_TILE_COLORS = 5

export interface TileColor {
  readonly id: string
  readonly name: string
  /** Picture of the product in this colour. */
  readonly image: string
}

/** Reason why a tile's product cannot be bought; absent when it can. */
export type TileState = 'discontinued' | 'comingsoon' | 'outofstock' | 'unpriced'

/** The data of a tile; pictures are paths on the static host. */
export interface TileModel {
  /** Master of a variant. */
  readonly master?: string
  readonly id: string
  readonly name: string
  readonly price?: PriceModel
  readonly badges?: readonly string[]
  /** Picture of a product without colours to select. */
  readonly image?: string
  /** Dominant colour of the product in its first view, see `toneOf`. */
  readonly tone?: string
  /** Second picture, in the colour shown first. */
  readonly hover?: string
  /** At most five colours; the colour shown first is always included. */
  readonly colors?: readonly TileColor[]
  /** Index in `colors` of the colour shown first, if it is not 0. */
  readonly color?: number
  /** Number of colours that are not in `colors`. */
  readonly moreColors?: number
  readonly state?: TileState
  /** True for spare parts, which rows of recommendations leave out (rule PROD-26). */
  readonly spare?: true
  /** True for products without their own page (engraving, rule CAT-13). */
  readonly unlinked?: true
  /** True for products that can be customised, for example with an engraving. */
  readonly customizable?: true
  /** True for items without variants to select: a quick view is sufficient for them (rule CAT-13). */
  readonly quick?: true
}

/** `c_productType` of spare parts. */
export const SPARE_PART = 'Spare part'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

/** Reads an image attribute, which is a path, or an object with a link, depending on the API version. */
export function imageAttribute(value: unknown): string | undefined {
  const link =
    typeof value === 'object' && value !== null
      ? textOf((value as {disBaseLink?: unknown}).disBaseLink) ||
        textOf((value as {link?: unknown}).link)
      : textOf(value)
  return link ? staticPath(link) : undefined
}

/** The URL of the dynamic imaging service is preferred: only this service can resize images. */
const pathOf = (image: {disBaseLink?: string; link?: string}): string | undefined => {
  const link = image.disBaseLink ?? image.link
  return link ? staticPath(link) : undefined
}

const firstImage = (group: ImageGroup | undefined): string | undefined => {
  const image = group?.images[0]
  return image && pathOf(image)
}

/** The image group of a view type for one colour, or the group without a colour. */
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
    return picture ? [{id: value, name: plainText(name) || value, image: picture}] : []
  })
}

/**
 * The hex colour of a product in one colour, from `c_imageTones`: JSON with hex colours by colour value;
 * products without colours use the key ''.
 */
export function hexToneIn(imageTones: unknown, color: string | undefined): unknown {
  if (typeof imageTones !== 'string') return undefined
  try {
    const tones = JSON.parse(imageTones) as Readonly<Record<string, unknown>> | null
    return tones?.[color ?? ''] ?? tones?.['']
  } catch {
    return undefined
  }
}

/** The tone of a product in one colour, from `c_imageTones`. */
export const toneIn = (imageTones: unknown, color: string | undefined): string | undefined =>
  toneOf(hexToneIn(imageTones, color))

interface HitVariant {
  readonly orderable?: boolean
  readonly c_availability?: unknown
}

/**
 * A product is coming soon or discontinued when all of its variants are; a product that can be bought
 * has no state.
 */
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

/** The master of a variant that was looked up by its id; searches return masters. */
function masterOf(hit: Hit): Pick<TileModel, 'master'> {
  const {masterId} = (hit as {master?: {masterId?: string}}).master ?? {}
  return masterId && masterId !== hit.productId ? {master: masterId} : {}
}

/** Up to five colours, including the displayed colour. */
function visibleColors(colors: readonly TileColor[], shown: number): readonly TileColor[] {
  const first = colors.slice(0, MAX_TILE_COLORS)
  const current = colors[shown]
  return current && shown >= MAX_TILE_COLORS ? [...first.slice(0, -1), current] : first
}

function tilePrice(hit: Hit): PriceModel | null {
  const price = priceOf(hit, hit.productType?.set ? 'parts' : undefined)
  const taxRate = includedRateOf(hit)
  return price && taxRate !== undefined ? {...price, taxRate} : price
}

/** The properties that determine the action of a click on the tile (rule CAT-13). */
function kindOf({productType, c_productType, c_customizable}: Hit): Partial<TileModel> {
  if (c_productType === 'Engraving') return {unlinked: true}
  if (c_customizable === true) return {customizable: true}
  return {
    ...(c_productType === SPARE_PART && {spare: true}),
    ...(productType?.item && {quick: true}),
  }
}

/**
 * Converts a search hit to a tile.
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
    imageAttribute(hit.c_extraMainImage) ??
    imageAttribute(hit.c_extraMainImage2)
  const tone = toneIn(hit.c_imageTones, colors[shown]?.id)
  const badges = pickBadges([...listOf(hit.c_PromotionalTags), ...listOf(hit.c_badges)])
  const price = withPrices ? tilePrice(hit) : null
  const unpriced = price || hit.productType?.set ? undefined : 'unpriced'
  const state = withPrices ? (stateOf(hit) ?? unpriced) : undefined
  return {
    id: hit.productId,
    ...masterOf(hit),
    name: plainText(hit.c_masterName) || plainText(hit.productName) || hit.productId,
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

/** Maximum of two badges with 18 characters together (rule CAT-11). */
const MAX_BADGES = 2
const MAX_CHARACTERS = 18

const lengthOf = (text: string): number => [...text].length

/** The badges that fit, in the merchant's order; a badge that is too long is skipped. */
export function pickBadges(badges: readonly string[]): string[] {
  const picked: string[] = []
  let left = MAX_CHARACTERS
  for (const badge of badges.map(plainText)) {
    const length = lengthOf(badge)
    if (picked.length === MAX_BADGES) break
    if (length === 0 || length > left) continue
    picked.push(badge)
    left -= length
  }
  return picked
}
