import type {PaletteColourId} from './palette'

/**
 * One text in the three languages of the range, short ones in French and Norwegian (Bokmål) too;
 * English is the default of the archive.
 */
export interface Text {
  readonly en: string
  readonly de: string
  readonly ja: string
  readonly fr?: string
  readonly nb?: string
}

/** A text in French and in Norwegian (Bokmål). */
export type FrenchNorwegian = readonly [fr: string, nb: string]

/** One list (features, badges) in its languages. */
export interface TextList {
  readonly en: readonly string[]
  readonly de: readonly string[]
  readonly ja: readonly string[]
  readonly fr?: readonly string[]
  readonly nb?: readonly string[]
}

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
  cup: ['holder', 'tray'],
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
export type Availability = 'instock' | 'lowstock' | 'outofstock' | 'comingsoon' | 'discontinued'

/** State a shopper meets; the last two can be ordered before there is stock. */
export type StockState = Availability | 'preorder' | 'backorder'

/** Sites whose assortment is chosen in the tables of products. */
export const SHOP_SITES = ['DEU', 'USA', 'JPN'] as const
export type ShopSite = (typeof SHOP_SITES)[number]

/** A warehouse: that of a site, or the one of the European sites besides Germany. */
export type Warehouse = ShopSite | 'EUROPE' | 'KOR'

/** Key of the material refinement. */
export type Material =
  | 'aluminium'
  | 'beech'
  | 'birch'
  | 'cotton'
  | 'down'
  | 'foam'
  | 'leather'
  | 'linen'
  | 'oak'
  | 'polypropylene'
  | 'recycled-polyester'
  | 'steel'
  | 'walnut'
  | 'wool'

/** Key of the age refinement. */
export type AgeFrom = 'newborn' | '6m' | '12m' | '3y'

/** Key of a badge text; at most two on a product. */
export type BadgeKey = 'new' | 'bestseller' | 'lasting' | 'handmade' | 'last-chance'

/** Key of a label in the table of dimensions. */
export type DimensionLabel =
  | 'assembled'
  | 'capacity'
  | 'childHeight'
  | 'filling'
  | 'folded'
  | 'lyingSurface'
  | 'maxLoad'
  | 'seat'
  | 'seatHeight'
  | 'sheetSize'
  | 'size'
  | 'strap'
  | 'thickness'
  | 'tog'
  | 'unfolded'
  | 'weight'
  | 'wheels'

/** Key of a care text. */
export type CareKey =
  | 'carSeat'
  | 'carrier'
  | 'down'
  | 'furniture'
  | 'mattress'
  | 'plastic'
  | 'spare'
  | 'stroller'
  | 'wash30'
  | 'wash40'
  | 'wash60'
  | 'wipe'
  | 'wool'

/** Second variation attribute beside the colour. */
export type OptionAttribute = 'chassis' | 'size'

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

/** One product of the range as it is written by hand: a master with its colour ways, or an item. */
export interface ProductSource {
  readonly id: string
  readonly art: Art
  /** The first category is the primary one. */
  readonly categories: readonly [string, ...string[]]
  readonly name: Text
  readonly short: Text
  /** Long description; paragraphs are separated by an empty line. */
  readonly story: Text
  readonly features: TextList
  readonly dimensions: readonly (readonly [DimensionLabel, string])[]
  readonly care: CareKey
  readonly material: readonly Material[]
  readonly ageFrom: AgeFrom
  /** Masters: one variant for each colour way. Items: exactly the colour they come in. */
  readonly colours: readonly [PaletteColourId, ...PaletteColourId[]]
  /** An item is sold as it is, without a choice. */
  readonly item?: true
  readonly options?: {readonly attribute: OptionAttribute; readonly values: readonly OptionValue[]}
  /** Variant suffixes (`clay-silver`) that are not made. */
  readonly omit?: readonly string[]
  readonly price: Prices
  readonly sale?: Prices
  /** What it cost for ten days shortly before the sale began: the lowest price before it. */
  readonly earlierSale?: Prices
  /** Colours or variant suffixes the sale price is for; all of them when left out. */
  readonly saleOn?: readonly string[]
  /** State by variant suffix, colour or option value; `*` is for the whole product. */
  readonly states?: Readonly<Record<string, StockState>>
  /** Day (ISO) on which coming, pre-ordered or back-ordered pieces leave the warehouse. */
  readonly release?: string
  readonly badges?: readonly BadgeKey[]
  /** How well it sells: 1 to 100, the higher the better. */
  readonly rank: number
  /** Day (ISO) since which it has been in the range. */
  readonly since: string
  /** `c_productType`; the family's own type when left out. */
  readonly type?: 'Spare part' | 'Engraving'
  /** True when it can be made one's own, with an engraving for example. */
  readonly customizable?: true
  /** Sites whose assortment does not have it. */
  readonly notIn?: readonly ShopSite[]
  /** Least quantity and step of an order line, in pieces. */
  readonly quantity?: {readonly min: number; readonly step: number}
  /** Products shown beside it. */
  readonly goesWith?: readonly string[]
}
