import type {z} from 'zod'
import type {Text} from './languages/languages'
import type {productsSchema} from './schema'

/** Price in major units of each currency, set for each market and never converted. */
export interface Prices {
  readonly eur: number
  readonly usd: number
  readonly jpy: number
}

/** Every picture the illustrations know: family, then its models. */
export const artModels = {
  stroller: ['city', 'compact', 'trail', 'twin', 'jogger'],
  carrycot: ['classic', 'light'],
  carseat: ['infant', 'toddler'],
  highchair: ['grow', 'fold', 'cafe'],
  'highchair-set': ['newborn', 'baby'],
  cot: ['slat', 'mini', 'bedside'],
  dresser: ['low', 'tall', 'changer'],
  mattress: ['foam', 'spring'],
  carrier: ['soft', 'wrap'],
  bag: ['changing', 'backpack', 'organizer'],
  blanket: ['knit', 'muslin'],
  sleepingbag: ['summer', 'winter'],
  footmuff: ['down', 'fleece'],
  cushion: ['seat', 'nursing'],
  bath: ['tub', 'stand'],
  play: ['table', 'chair', 'gym'],
  bouncer: ['frame', 'wood'],
  sun: ['parasol', 'canopy'],
  rain: ['cover', 'net'],
  cup: ['holder', 'tray', 'soap'],
  spare: ['wheel', 'harness'],
} as const

type ArtModels = typeof artModels

/** `family/model` of a picture, for example `stroller/city`. */
export type Art = {
  [Family in keyof ArtModels]: `${Family}/${ArtModels[Family][number]}`
}[keyof ArtModels]

/** Family of a picture, for example `stroller`. */
export type ArtFamily = keyof ArtModels

/** Values of `c_availability` (rule PROD-5). */
export const availabilities = [
  'instock',
  'lowstock',
  'outofstock',
  'comingsoon',
  'discontinued',
] as const
export type Availability = (typeof availabilities)[number]

/** State a shopper meets; the last two can be ordered before there is stock. */
export const stockStates = [...availabilities, 'preorder', 'backorder'] as const
export type StockState = (typeof stockStates)[number]

/** Sites whose assortment is chosen in the tables of products. */
export const SHOP_SITES = ['DEU', 'USA', 'JPN'] as const
export type ShopSite = (typeof SHOP_SITES)[number]

/** A warehouse: that of a site, or the one of the European sites besides Germany. */
export type Warehouse = ShopSite | 'EUROPE' | 'KOR'

/** Key of the material refinement. */
export const materialKeys = [
  'aluminium',
  'beech',
  'birch',
  'cotton',
  'down',
  'foam',
  'leather',
  'linen',
  'oak',
  'polypropylene',
  'recycled-polyester',
  'steel',
  'walnut',
  'wool',
] as const
export type Material = (typeof materialKeys)[number]

/** Key of the age refinement. */
export const ageKeys = ['newborn', '6m', '12m', '3y'] as const
export type AgeFrom = (typeof ageKeys)[number]

/** Key of a badge text; at most two on a product. */
export const badgeKeys = ['new', 'bestseller', 'lasting', 'handmade', 'last-chance'] as const
export type BadgeKey = (typeof badgeKeys)[number]

/** Key of a label in the table of dimensions. */
export const dimensionLabelKeys = [
  'assembled',
  'capacity',
  'childHeight',
  'filling',
  'folded',
  'lyingSurface',
  'maxLoad',
  'seat',
  'seatHeight',
  'sheetSize',
  'size',
  'strap',
  'thickness',
  'tog',
  'unfolded',
  'weight',
  'wheels',
] as const
export type DimensionLabel = (typeof dimensionLabelKeys)[number]

/** Key of a care text. */
export const careKeys = [
  'carSeat',
  'carrier',
  'down',
  'furniture',
  'mattress',
  'plastic',
  'soap',
  'spare',
  'stroller',
  'wash30',
  'wash40',
  'wash60',
  'wipe',
  'wool',
] as const
export type CareKey = (typeof careKeys)[number]

type ProductData = z.infer<typeof productsSchema.element>

/** Second variation attribute beside the colour. */
export type OptionAttribute = NonNullable<ProductData['options']>['attribute']

/** One value of the second variation attribute. */
export interface OptionValue {
  readonly id: string
  /** In the name of a variant. */
  readonly name: Text
  /** Below the name of the attribute, where `name` would repeat it. */
  readonly choice?: Text
  /** Added to list and sale price. */
  readonly extra?: Prices
}

/** One product of the range with its texts: a master with its colour ways, or an item. */
export interface ProductSource extends Omit<ProductData, 'options'> {
  readonly name: Text
  readonly short: Text
  /** Long description; paragraphs are separated by an empty line. */
  readonly story: Text
  readonly features: readonly Text[]
  readonly options?: {readonly attribute: OptionAttribute; readonly values: readonly OptionValue[]}
}
