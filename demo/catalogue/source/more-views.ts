import {textsBelow, type Text} from './languages/languages'
import type {Art, ArtFamily} from './model'
import {colourName, palette, type PaletteColourId} from './palette'

/** Makes of material that have a close-up of their own, shared by all products of that material. */
export const materialKinds = [
  'weave',
  'knit',
  'fleece',
  'down',
  'net',
  'wood',
  'lacquer',
  'plastic',
  'metal',
] as const
export type MaterialKind = (typeof materialKinds)[number]

/** A material in a colour way; its picture is `nursery/material/{kind}/{colour}.jpg`. */
export interface Material {
  readonly kind: MaterialKind
  readonly colour: PaletteColourId
}

/** What the cloth of a product is, where it is not woven; what its boards are, where they are moulded. */
const special: Readonly<Partial<Record<Art, MaterialKind>>> = {
  'blanket/knit': 'knit',
  'footmuff/fleece': 'fleece',
  'footmuff/down': 'down',
  'sleepingbag/winter': 'down',
  'rain/net': 'net',
  'bath/tub': 'plastic',
  'cup/holder': 'plastic',
  'cup/tray': 'plastic',
}

const ofColour = {
  woven: 'weave',
  wood: 'wood',
  lacquer: 'lacquer',
} as const satisfies Record<(typeof palette)[PaletteColourId]['material'], MaterialKind>

/** Strollers whose frame is dark; that of the others is bare aluminium. */
const darkFrames: readonly Art[] = ['stroller/city', 'stroller/trail', 'stroller/twin']

/** A clear film and a wheel of several parts have no material to show. */
const without: readonly Art[] = ['rain/cover', 'spare/wheel']

/** Materials that a product shows close up in a colour way. */
export function materialsOf(art: Art, colour: PaletteColourId): readonly Material[] {
  if (without.includes(art)) return []
  const kind = special[art] ?? ofColour[palette[colour].material]
  const main: Material = {kind, colour}
  if (!art.startsWith('stroller/')) return [main]
  return [main, {kind: 'metal', colour: darkFrames.includes(art) ? 'graphite' : 'pebble'}]
}

const familyOf = (art: Art): ArtFamily => art.split('/')[0] as ArtFamily

/** Families that are shown in a second place. */
const twiceStaged: readonly ArtFamily[] = [
  'stroller',
  'carrycot',
  'carseat',
  'carrier',
  'highchair',
  'highchair-set',
  'cot',
  'bouncer',
]

/** Products with a second detail. */
const twiceDetailed: readonly Art[] = [
  'stroller/city',
  'stroller/jogger',
  'highchair/grow',
  'highchair/fold',
  'cot/slat',
  'cot/bedside',
]

/** Number of pictures of a product in use. */
export const stagedCount = (art: Art): number => (twiceStaged.includes(familyOf(art)) ? 2 : 1)

/** Whether a product has a second detail, `detail2-1`. */
export const hasSecondDetail = (art: Art): boolean => twiceDetailed.includes(art)

const materialWords = textsBelow('labels', 'closeUps') as Readonly<Record<MaterialKind, Text>>

/** What the close-up of a material shows, for those who do not see it. */
export function materialAlt({kind, colour}: Material): Text {
  const words = materialWords[kind]
  const {en, de, ja} = colourName(colour)
  // The colour of a frame is not a colour way of the product.
  if (kind === 'metal')
    return {
      en: `Material close-up: ${words.en}`,
      de: `Material in Nahaufnahme: ${words.de}`,
      ja: `素材のクローズアップ：${words.ja}`,
    }
  return {
    en: `Material close-up: ${words.en}, ${en}`,
    de: `Material in Nahaufnahme: ${words.de}, ${de}`,
    ja: `素材のクローズアップ：${words.ja}、${ja}`,
  }
}
