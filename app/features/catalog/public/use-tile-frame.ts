import {useMemo, type ReactNode} from 'react'
import {encodePart} from '@common/address-part'
import {isExcluded} from '@app/features/wishlist/public/wishes'
import {useWishToggle, type WishToggle} from '@app/features/wishlist/public/use-wish-toggle'
import {useTextLanguage, type TextLanguageOf} from '@app/shared/i18n/text-language'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {TILE_VARIANTS, type TileParts, type TileVariant} from '../model/tile-variant'
import {usePriceText, type PriceText} from './price'
import {createStore} from '@app/shared/lib/create-store'
import type {TileModel} from './tile'

/** The data shared by all tiles of a list; read once, so that a tile itself reads no context. */
export interface TileFrame {
  readonly text: PriceText
  /** Cache key of the frame: tiles with the same frame key and the same model look the same. */
  readonly name: string
  /** Folder that the pictures of the tiles are relative to. */
  readonly imageFolder: string
  /** The parts that the tile variant of the list shows. */
  readonly parts: TileParts
  /** URL of a product, with a selected colour. */
  readonly productHref: (id: string, color?: string) => string
  /** Whether a product can be added to the wishlist. */
  readonly canWish: (id: string) => boolean
  readonly toggleWish: WishToggle
  /** True if tiles reserve space for their rating. */
  readonly withRatings: boolean
  /** Language of the name of a tile (rule SITE-31). */
  readonly languageOf: TextLanguageOf
  /** Control on the pictures of a listing while it is active. */
  readonly tool: TileTool | null
}

export function useTileFrame(imageFolder: string, variant: TileVariant = 'default'): TileFrame {
  const text = usePriceText()
  const paths = usePaths()
  const {site, locale} = useShop()
  // A site can have the variant for all visitors; for the others CSS selects it (rule EXP-4).
  const isForAll = site.features.experiments?.cro61 === 'variant1' && variant === 'default'
  const look = isForAll ? 'cro61' : variant
  const links = useMemo(
    () => ({
      productHref: (id: string, color?: string) =>
        color ? `${paths.product(id)}?color=${encodePart(color)}` : paths.product(id),
      canWish: (id: string) =>
        site.features.wishlist && !isExcluded(id, site.features.wishlistExclusions),
    }),
    [paths, site],
  )
  const parts = TILE_VARIANTS[look]
  const tool = useTileTool()
  const toggleWish = useWishToggle()
  const languageOf = useTextLanguage()
  return {
    name: `${site.id} ${locale.id} ${look} ${text.net} ${imageFolder}`,
    text,
    imageFolder,
    parts,
    withRatings: site.features.reviews && parts.rating,
    tool: variant === 'default' ? tool : null,
    toggleWish,
    languageOf,
    ...links,
  }
}

/** Renders a control on the picture of a tile; `image` is the path of the picture. */
export type TileTool = (tile: TileModel, image: string | undefined) => ReactNode

const tool = createStore<TileTool | null>(null)

/** Sets the control on the tiles of listings; null removes it. Browser only. */
export const setTileTool = tool.set

/** The current control of the tiles; null on the server and in the first render. */
export const useTileTool = tool.useValue

type Opener = (productId: string) => void

let opener: Opener | null = null

/**
 * Registers the function that opens a quick view. Call it in the browser only.
 * @returns function that removes the registration
 */
export function setQuickViewOpener(open: Opener): () => void {
  opener = open
  return () => {
    if (opener === open) opener = null
  }
}

/** Opens the quick view of a product. @returns false if no opener is set: the caller follows the link */
export function openQuickView(productId: string): boolean {
  opener?.(productId)
  return opener !== null
}
