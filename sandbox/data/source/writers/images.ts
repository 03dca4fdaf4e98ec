import type {Art, ProductSource, Text} from '../model'
import {richContentOf} from '../rich/rich'
import {palette, type PaletteColourId} from '../palette'
import {el, localized, type Element} from './xml'

type View = 'mainview' | 'emotional1' | 'swatch' | '3Dimages'

/** Pictures of a whole turn, as the picture service draws them. */
const TURN_FRAMES = 12

/** View types of the stock storefront besides `swatch`. */
export const stockViewTypes = ['large', 'medium', 'small'] as const

/**
 * Image groups of a product. An item has plain groups; a master has plain groups in its first colour
 * as the fallback, and then groups for each colour. Swatches exist for colours only.
 */
export function imagesOf(source: ProductSource): Element {
  const [first] = source.colours
  return el(
    'images',
    {},
    group(source, 'mainview', first, false),
    group(source, 'emotional1', first, false),
    stockGroups(source, first, false),
    turnGroup(source, first, false),
    source.item
      ? []
      : source.colours.flatMap((colour) => [
          group(source, 'mainview', colour, true),
          group(source, 'emotional1', colour, true),
          group(source, 'swatch', colour, true),
          stockGroups(source, colour, true),
          turnGroup(source, colour, true),
        ]),
  )
}

/** The frames of the turn, where a product turns. Words are the product's own: it is one picture. */
function turnGroup(
  source: ProductSource,
  colour: PaletteColourId,
  conditional: boolean,
): Element | undefined {
  if (!richContentOf(source.id).turns) return undefined
  return withoutAlts(group(source, '3Dimages', colour, conditional))
}

function withoutAlts(element: Element): Element {
  return {...element, children: element.children.map(withoutAlt)}
}

/** The main views once more under the view types that unmodified clients ask for. */
function stockGroups(
  source: ProductSource,
  colour: PaletteColourId,
  conditional: boolean,
): Element[] {
  return stockViewTypes.map((viewType) => {
    const {attributes, children, ...rest} = group(source, 'mainview', colour, conditional)
    return {
      ...rest,
      attributes: {...attributes, 'view-type': viewType},
      // Words for pictures stand once: smaller ones are named after the product.
      children: viewType === 'large' ? children : children.map(withoutAlt),
    }
  })
}

function withoutAlt(element: Element): Element {
  return element.name === 'image' ? {...element, children: []} : element
}

/** Path of a main view inside the catalogue's images, `n` from 1. */
export function mainImagePath(art: Art, colour: PaletteColourId, n: number): string {
  return imagePath(art, colour, 'mainview', n)
}

/** Path of the picture a tile shows second: the product in a room, garden or street. */
export function secondImagePath(art: Art, colour: PaletteColourId): string {
  return imagePath(art, colour, 'emotional1', 1)
}

function imagePath(art: Art, colour: PaletteColourId, view: View, n: number): string {
  return `nursery/${art}/${colour}/${view}-${n}.jpg`
}

function group(
  source: ProductSource,
  view: View,
  colour: PaletteColourId,
  conditional: boolean,
): Element {
  const count = viewCount(source, view)
  const numbers = Array.from({length: count}, (_, index) => index + 1)
  return el(
    'image-group',
    {'view-type': view},
    conditional ? el('variation', {'attribute-id': 'color', value: colour}) : undefined,
    numbers.map((n) =>
      el(
        'image',
        {path: imagePath(source.art, colour, view, n)},
        localized('alt', alt(source, view, colour, n)),
      ),
    ),
  )
}

function viewCount({art}: ProductSource, view: View): number {
  if (view === '3Dimages') return TURN_FRAMES
  if (view !== 'mainview') return 1
  return art.startsWith('stroller/') ? 4 : 3
}

function alt({name}: ProductSource, view: View, colour: PaletteColourId, n: number): Text {
  const shade = palette[colour].name
  const full: Text = {
    en: `${name.en}, ${shade.en}`,
    de: `${name.de}, ${shade.de}`,
    ja: `${name.ja}、${shade.ja}`,
  }
  if (view === 'swatch') return shade
  if (view === 'emotional1') {
    return {
      en: `${full.en}, in everyday life`,
      de: `${full.de}, im Alltag`,
      ja: `${full.ja}、使用イメージ`,
    }
  }
  if (n === 1) return full
  return {
    en: `${full.en}, view ${n}`,
    de: `${full.de}, Ansicht ${n}`,
    ja: `${full.ja}、別アングル${n}`,
  }
}
