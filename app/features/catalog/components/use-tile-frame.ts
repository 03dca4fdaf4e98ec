import {useMemo} from 'react'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {usePriceText, type PriceText} from './use-price-text'

/** What all tiles of a list have in common; read once, so that a tile itself reads no context. */
export interface TileFrame {
  readonly text: PriceText
  /** Folder that the pictures of the tiles are relative to. */
  readonly imageFolder: string
  /** Address of a product, with a chosen colour. */
  readonly productHref: (id: string, color?: string) => string
  /** Address of the wishlist page; null where there is no wishlist. */
  readonly wishlistHref: string | null
}

export function useTileFrame(imageFolder: string): TileFrame {
  const text = usePriceText()
  const paths = usePaths()
  const {site} = useShop()
  const links = useMemo(
    () => ({
      productHref: (id: string, color?: string) =>
        color ? `${paths.product(id)}?color=${encodeURIComponent(color)}` : paths.product(id),
      wishlistHref: site.features.wishlist ? paths.wishlist() : null,
    }),
    [paths, site],
  )
  return {text, imageFolder, ...links}
}
