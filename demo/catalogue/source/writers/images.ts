import type {Text} from '../languages/languages'
import type {Art, ProductSource} from '../model'
import {hasSecondDetail, materialAlt, materialsOf, stagedCount} from '../more-views'
import {colourName, type PaletteColourId} from '../palette'
import {richContentOf} from '../rich/rich'
import {el, localized, type Element} from './xml'

type ViewType = 'mainview' | 'emotional1' | 'swatch' | '3Dimages'

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

function imagePath(art: Art, colour: PaletteColourId, viewType: ViewType, n: number): string {
  return `nursery/${art}/${colour}/${viewType}-${n}.jpg`
}

/** A picture of a product: where it is and what it shows. */
interface View {
  readonly path: string
  readonly alt: Text
}

function group(
  source: ProductSource,
  viewType: ViewType,
  colour: PaletteColourId,
  conditional: boolean,
): Element {
  return el(
    'image-group',
    {'view-type': viewType},
    conditional ? el('variation', {'attribute-id': 'color', value: colour}) : undefined,
    viewsOf(source, viewType, colour).map((view) =>
      el('image', {path: view.path}, localized('alt', view.alt)),
    ),
  )
}

/** The pictures of a view type; main views end with the second detail and the materials close up. */
function viewsOf(source: ProductSource, viewType: ViewType, colour: PaletteColourId): View[] {
  const {art} = source
  const numbers = Array.from({length: viewCount(source, viewType)}, (_, index) => index + 1)
  const own = numbers.map((n) => ({
    path: imagePath(art, colour, viewType, n),
    alt: alt(source, viewType, colour, n),
  }))
  if (viewType !== 'mainview') return own
  const detail = {
    path: `nursery/${art}/${colour}/detail2-1.jpg`,
    alt: alt(source, viewType, colour, numbers.length + 1),
  }
  const materials = materialsOf(art, colour).map((material) => ({
    path: `nursery/material/${material.kind}/${material.colour}.jpg`,
    alt: materialAlt(material),
  }))
  return [...own, ...(hasSecondDetail(art) ? [detail] : []), ...materials]
}

function viewCount({art}: ProductSource, viewType: ViewType): number {
  if (viewType === '3Dimages') return TURN_FRAMES
  if (viewType === 'emotional1') return stagedCount(art)
  if (viewType === 'swatch') return 1
  return art.startsWith('stroller/') ? 4 : 3
}

function alt({name}: ProductSource, view: ViewType, colour: PaletteColourId, n: number): Text {
  const shade = colourName(colour)
  const full: Text = {
    en: `${name.en}, ${shade.en}`,
    de: `${name.de}, ${shade.de}`,
    ja: `${name.ja}、${shade.ja}`,
  }
  if (view === 'swatch') return shade
  if (view === 'emotional1') {
    // The second one is another place.
    const [en, de, ja] =
      n === 1 ? ['', '', ''] : [', another place', ', anderer Ort', '（別の場所）']
    return {
      en: `${full.en}, in everyday life${en}`,
      de: `${full.de}, im Alltag${de}`,
      ja: `${full.ja}、使用イメージ${ja}`,
    }
  }
  if (n === 1) return full
  return {
    en: `${full.en}, view ${n}`,
    de: `${full.de}, Ansicht ${n}`,
    ja: `${full.ja}、別アングル${n}`,
  }
}
