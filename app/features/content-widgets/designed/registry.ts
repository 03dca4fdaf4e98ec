import type {ComponentType} from 'react'
import {
  Carousel,
  Grid,
  Hero,
  Image,
  ProductCarouselComponent,
  ProductTileComponent,
  RichText,
  type DesignedProps,
} from './components'

type Renderer = ComponentType<DesignedProps>

/** Renderers of Page Designer's component types by the last part of their ids (rule CONTENT-15). */
const known: Readonly<Record<string, Renderer>> = {
  hero: Hero,
  editorialRichText: RichText,
  imageTile: Image,
  grid1c: Grid,
  grid2c: Grid,
  grid3c: Grid,
  carousel: Carousel,
  productTile: ProductTileComponent,
  productCarousel: ProductCarouselComponent,
}

/** Other ids of the same components, in archives of reference shops. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  banner: 'hero',
  mainBanner: 'hero',
  richText: 'editorialRichText',
  image: 'imageTile',
  photoTile: 'imageTile',
  mobileGrid1r1c: 'grid1c',
  mobileGrid2r1c: 'grid2c',
  mobileGrid3r1c: 'grid3c',
}

const otherNames = Object.entries(OTHER_NAMES).map(([other, name]) => [other, known[name]])

/** The renderers by the names of `nameOfType`; an unknown name has none. */
export const renderers = Object.assign(
  Object.create(null) as Record<string, never>,
  known,
  Object.fromEntries(otherNames),
) as Readonly<Record<string, Renderer | undefined>>

/** The name of a type such as `commerce_assets.hero`, without its group. */
export const nameOfType = (typeId: string): string => typeId.split('.').at(-1) ?? ''
