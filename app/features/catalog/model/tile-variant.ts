/** Variants of a tile (rule CAT-9). */
export type TileVariant = 'basic' | 'cro61' | 'default' | 'order' | 'reco' | 'wishlist'

/** The product data that a variant shows. Name, price and state are part of every variant. */
export interface TileParts {
  /** Layout; `row` puts the text beside a small picture. */
  readonly layout: 'column' | 'row'
  /** True if a second picture is shown on hover. */
  readonly hover: boolean
  readonly badges: boolean
  /** Swatches that change the picture, or only the number of colours. */
  readonly colors: 'swatches' | 'count' | null
  readonly price: boolean
  /** True if the rating is shown, where the site has reviews. */
  readonly rating: boolean
  /** True if a label marks products that can be customised. */
  readonly customize: boolean
  readonly heart: boolean
}

/** The settings of every variant; one tile component renders all of them. */
export const TILE_VARIANTS: Readonly<Record<TileVariant, TileParts>> = {
  /** Tiles of product listings. */
  default: {
    layout: 'column',
    hover: true,
    badges: true,
    colors: 'swatches',
    price: true,
    rating: true,
    customize: true,
    heart: true,
  },
  /** Experiment: the number of colours instead of the swatches. */
  cro61: {
    layout: 'column',
    hover: true,
    badges: true,
    colors: 'count',
    price: true,
    rating: true,
    customize: true,
    heart: true,
  },
  /** Products selected by the content team, or beside other content. */
  basic: {
    layout: 'column',
    hover: false,
    badges: false,
    colors: null,
    price: true,
    rating: false,
    customize: false,
    heart: false,
  },
  /** Products of an order; the order itself shows their prices. */
  order: {
    layout: 'row',
    hover: false,
    badges: false,
    colors: null,
    price: false,
    rating: false,
    customize: false,
    heart: false,
  },
  /** Recommendations in a carousel. */
  reco: {
    layout: 'column',
    hover: true,
    badges: true,
    colors: null,
    price: true,
    rating: true,
    customize: false,
    heart: true,
  },
  /** Products of a wishlist; the heart removes them. */
  wishlist: {
    layout: 'column',
    hover: false,
    badges: true,
    colors: null,
    price: true,
    rating: false,
    customize: true,
    heart: true,
  },
}
