import {joined, textsBelow, type Kind, type Text} from './languages/languages'
import type {AgeFrom, ArtFamily, BadgeKey, CareKey, DimensionLabel, StockState} from './model'

const below = <Key extends string>(kind: Kind, path: string): Readonly<Record<Key, Text>> =>
  textsBelow(kind, path) as Readonly<Record<Key, Text>>

/** Badge texts; two of them stay within 18 characters wherever they meet. */
export const badgeTexts = below<BadgeKey>('words', 'badges')

/** Labels of the table of dimensions; `age` is the last row, which every product has. */
export const dimensionLabels = below<DimensionLabel | 'age'>('details', 'dimensions')

/** Care instructions. */
export const careTexts = below<CareKey>('details', 'care')

/** Names of the values of the age refinement. */
export const ageTexts = below<AgeFrom>('words', 'ages')

/** Messages of the states on product pages; `{date}` is the day of release. */
export const availabilityMessages = below<StockState>('words', 'availabilityMessages')

/** `c_productType` of each family. */
export const familyTypes: Readonly<Record<ArtFamily, string>> = {
  stroller: 'Stroller',
  carrycot: 'Carry cot',
  carseat: 'Car seat',
  highchair: 'High chair',
  'highchair-set': 'High chair set',
  cot: 'Cot',
  dresser: 'Dresser',
  mattress: 'Mattress',
  carrier: 'Carrier',
  bag: 'Bag',
  blanket: 'Blanket',
  sleepingbag: 'Sleeping bag',
  footmuff: 'Footmuff',
  cushion: 'Cushion',
  bath: 'Bath',
  play: 'Play',
  bouncer: 'Bouncer',
  sun: 'Accessory',
  rain: 'Accessory',
  cup: 'Accessory',
  spare: 'Spare part',
}

/** Title of the page of something with a name. */
export const pageTitle = (name: Text): Text => joined([name], ([title]) => `${title} | Barnholt`)
