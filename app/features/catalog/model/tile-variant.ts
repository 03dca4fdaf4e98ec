/** Variants of a tile (rule CAT-9). */
export type TileVariant = 'basic' | 'cro61' | 'default' | 'order' | 'reco' | 'wishlist'

/** What a variant shows of a product. Name, price and state are part of all of them. */
export interface TileParts {
  /** `row` puts the words beside a small picture. */
  readonly layout: 'column' | 'row'
  /** A second picture under the pointer. */
  readonly hover: boolean
  readonly badges: boolean
  /** Swatches that change the picture, or only how many colours there are. */
  readonly colors: 'swatches' | 'count' | null
  readonly price: boolean
  /** What others think of it, where the site has reviews. */
  readonly rating: boolean
  /** Label on products that can be made one's own. */
  readonly customize: boolean
  readonly heart: boolean
}

/** Every variant as data: one tile draws all of them. */
export const TILE_VARIANTS: Readonly<Record<TileVariant, TileParts>> = {
  /** In lists of listings. */
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
  /** Experiment: the number of colours instead of the colours. */
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
  /** Products of the content team, or beside something else. */
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
  /** What was ordered: the order says what it cost. */
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
  /** Recommendations, in a row to leaf through. */
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
  /** What a shopper keeps; the heart takes it off the list. */
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
