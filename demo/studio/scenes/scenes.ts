import type {PaletteColourId} from '../../catalogue/source/palette'
import type {Size} from '../size'
import type {StageName} from '../illustrations/model'

/** One product in a scene: its model, its position on the ground (centimetres) and its angle. */
export interface SceneItem {
  /** `family/model`. */
  readonly product: string
  readonly colour: PaletteColourId
  readonly pose?: 'hero' | 'other'
  readonly x: number
  readonly z?: number
  /** Height above the ground, for products that lie on a table or hang. */
  readonly y?: number
  /** Angle in degrees about the vertical; that of the product's first picture by default. */
  readonly turn?: number
}

/** A content picture: a place, the products in it, and the camera. */
export interface Scene {
  readonly size: Size
  readonly stage: StageName
  readonly items: readonly SceneItem[]
  /** Visible height in centimetres at the products. */
  readonly tall: number
  /** Ground point in the middle of the picture, and its vertical position (fraction of the height). */
  readonly x?: number
  readonly floor?: number
  readonly elevation?: number
}

const wide: Size = {width: 1600, height: 1067}
/** Size with the flat shape of a listing's header, so that no part is cut off above or below. */
const panorama: Size = {width: 1600, height: 600}
const upright: Size = {width: 1120, height: 1400}

type Placing = Partial<Omit<SceneItem, 'product' | 'colour'>>

const item = (product: string, colour: PaletteColourId, placing: Placing = {}): SceneItem => ({
  product,
  colour,
  x: 0,
  ...placing,
})

const category = (
  stage: StageName,
  tall: number,
  items: readonly SceneItem[],
  more: Partial<Scene> = {},
): Scene => ({size: upright, stage, tall, items, ...more})

const landscape = (
  stage: StageName,
  tall: number,
  items: readonly SceneItem[],
  more: Partial<Scene> = {},
): Scene => ({size: wide, stage, tall, items, ...more})

const banner = (
  stage: StageName,
  tall: number,
  items: readonly SceneItem[],
  more: Partial<Scene> = {},
): Scene => ({size: panorama, stage, tall, items, ...more})

const heroItems: readonly SceneItem[] = [
  item('stroller/city', 'spruce', {x: 34, z: 18}),
  item('highchair/grow', 'beech', {x: -80, z: -8, turn: -58}),
]

/** Folded textiles lie on the sideboard, low products are seen from above. */
const onSideboard: Placing = {x: 156, y: 52, z: -99, turn: 14}
const byTheSideboard: Partial<Scene> = {x: 154, floor: 1.46, elevation: 13}
const fromAbove: Partial<Scene> = {elevation: 26, floor: 0.66}

const strollers: Readonly<Record<string, Scene>> = {
  'category-strollers': category('street', 168, [item('stroller/city', 'sand', {z: 10})]),
  'category-strollers-city': category('street', 168, [
    item('stroller/city', 'fjord', {turn: 24, pose: 'other'}),
  ]),
  'category-strollers-travel': category('hall', 158, [item('stroller/compact', 'clay')]),
  'category-strollers-trail': category('park', 176, [item('stroller/trail', 'moss')]),
  'category-strollers-twin': category('park', 182, [item('stroller/twin', 'fog')]),
  'category-carry-cots': category('nursery', 108, [item('carrycot/classic', 'oat')]),
  'banner-strollers': banner('park', 158, [
    item('stroller/trail', 'spruce', {x: -62, z: -46}),
    item('stroller/city', 'clay', {x: 66, z: 24}),
  ]),
}

const highChairs: Readonly<Record<string, Scene>> = {
  'category-high-chairs': category('dining', 142, [item('highchair/grow', 'oak', {x: 8})]),
  'category-high-chairs-grow': category('dining', 142, [
    item('highchair/grow', 'sky', {x: 10, pose: 'other', turn: -24}),
  ]),
  'category-high-chairs-fold': category('dining', 142, [item('highchair/fold', 'walnut', {x: 10})]),
  'category-high-chair-sets': category('dining', 146, [
    item('highchair-set/newborn', 'moss', {x: 10}),
  ]),
  'banner-high-chairs': banner('dining', 140, [
    item('highchair/grow', 'beech', {x: -18, z: 4}),
    item('highchair/cafe', 'spruce', {x: 74, z: 18, turn: 20}),
  ]),
}

const nursery: Readonly<Record<string, Scene>> = {
  'category-nursery': category('nursery', 176, [item('cot/slat', 'beech', {x: 6, turn: -24})]),
  'category-cots': category('nursery', 160, [item('cot/mini', 'snow', {turn: -20})]),
  'category-bedside-cots': category('nursery', 150, [item('cot/bedside', 'oak', {turn: -24})]),
  'category-dressers': category('nursery', 172, [item('dresser/low', 'oak', {z: -40, turn: -14})]),
  'category-mattresses': category(
    'nursery',
    168,
    [item('mattress/foam', 'oat', {turn: -40})],
    fromAbove,
  ),
  'banner-nursery': banner('nursery', 182, [
    item('cot/slat', 'snow', {x: -44, z: -10, turn: -18}),
    item('dresser/tall', 'pebble', {x: 86, z: -64, turn: -6}),
  ]),
}

const onTheGo: Readonly<Record<string, Scene>> = {
  'category-on-the-go': category('hall', 122, [item('carseat/infant', 'slate')]),
  'category-car-seats': category('hall', 120, [item('carseat/toddler', 'fjord')]),
  'category-carriers': category('living', 92, [item('carrier/soft', 'sand')]),
  'category-bags': category('hall', 84, [item('bag/changing', 'clay')]),
  'banner-on-the-go': banner('hall', 118, [
    item('carseat/infant', 'moss', {x: -34, z: 0}),
    item('bag/changing', 'sand', {x: 46, z: 10}),
  ]),
}

const textiles: Readonly<Record<string, Scene>> = {
  'category-textiles': category(
    'living',
    68,
    [item('blanket/knit', 'rose', onSideboard)],
    byTheSideboard,
  ),
  'category-blankets': category(
    'living',
    68,
    [item('blanket/muslin', 'moss', onSideboard)],
    byTheSideboard,
  ),
  'category-sleeping-bags': category(
    'nursery',
    118,
    [item('sleepingbag/winter', 'fjord')],
    fromAbove,
  ),
  'category-footmuffs': category('living', 122, [item('footmuff/down', 'ink')]),
  'category-cushions': category('living', 92, [item('cushion/nursing', 'oat')], fromAbove),
  'banner-textiles': banner(
    'living',
    124,
    [
      item('blanket/knit', 'oat', {x: 150, y: 52, z: -99, turn: 14}),
      item('cushion/nursing', 'moss', {x: 84, z: -34, turn: -10}),
    ],
    {x: 108, floor: 0.84},
  ),
}

const bathAndPlay: Readonly<Record<string, Scene>> = {
  'category-bath-and-play': category('nursery', 120, [item('play/gym', 'beech')]),
  'category-bath': category('bath', 116, [item('bath/tub', 'snow')]),
  'category-play': category('nursery', 146, [
    item('play/table', 'beech', {x: 14}),
    item('play/chair', 'sky', {x: -34, z: 30, turn: 30}),
  ]),
  'category-bouncers': category('living', 128, [item('bouncer/wood', 'moss')]),
  'banner-bath-and-play': banner('nursery', 118, [
    item('play/table', 'oak', {x: 30, z: -6}),
    item('play/chair', 'clay', {x: -34, z: 16, turn: 26}),
    item('play/chair', 'snow', {x: 92, z: 6, turn: -60}),
  ]),
}

const accessories: Readonly<Record<string, Scene>> = {
  'category-accessories': category('terrace', 74, [item('bag/organizer', 'slate')], {floor: 0.72}),
  'category-stroller-accessories': category('terrace', 184, [
    item('stroller/city', 'slate'),
    item('bag/backpack', 'clay', {x: -42, z: 44}),
  ]),
  'category-rain-and-sun': category('terrace', 132, [item('sun/parasol', 'mustard')]),
  'category-cups-and-storage': category('terrace', 44, [item('cup/holder', 'graphite')], {
    floor: 0.74,
  }),
  'category-high-chair-accessories': category('dining', 88, [item('cushion/seat', 'moss')], {
    floor: 0.76,
  }),
  'banner-accessories': banner('terrace', 128, [
    item('bag/backpack', 'fjord', {x: -40, z: 0}),
    item('footmuff/down', 'sand', {x: 46, z: 6}),
  ]),
}

const stories: Readonly<Record<string, Scene>> = {
  'home-hero': {
    size: {width: 1600, height: 1100},
    stage: 'dining',
    tall: 172,
    items: heroItems,
    x: -8,
    floor: 0.8,
  },
  'home-hero-mobile': {
    size: upright,
    stage: 'dining',
    tall: 176,
    items: [
      item('stroller/city', 'spruce', {x: 4, z: 20}),
      item('highchair/grow', 'beech', {x: -92, z: -40, turn: -50}),
    ],
    floor: 0.8,
  },
  'story-wood': landscape('workshop', 150, [
    item('highchair/cafe', 'oak', {x: 44, z: 26, turn: -20}),
  ]),
  'story-repair': landscape('workshop', 158, [
    item('stroller/city', 'slate', {x: 40, z: 30, turn: 20}),
    item('spare/wheel', 'graphite', {x: -46, z: 44}),
  ]),
  'story-grow': landscape('living', 158, [
    item('highchair-set/newborn', 'oat', {x: -70, z: 10, turn: -20}),
    item('highchair-set/baby', 'oat', {x: 2, z: 10, turn: -24}),
    item('highchair/grow', 'beech', {x: 72, z: 10, pose: 'other', turn: -28}),
  ]),
  'story-city': landscape('street', 160, [item('stroller/city', 'ink', {x: 48, z: 10})]),
  'story-night': landscape('night', 176, [item('cot/bedside', 'walnut', {x: 30, z: 6, turn: -18})]),
  about: landscape('workshop', 160, [
    item('cot/mini', 'beech', {x: 70, z: 14, turn: -20}),
    item('highchair/grow', 'beech', {x: -18, z: 30, turn: -30}),
  ]),
  care: landscape('bath', 156, [
    item('dresser/changer', 'snow', {x: -30, z: -58, turn: -6}),
    item('blanket/muslin', 'sky', {x: 64, z: 10}),
  ]),
}

/** Every content picture by name. */
export const scenes: Readonly<Record<string, Scene>> = {
  ...stories,
  ...strollers,
  ...highChairs,
  ...nursery,
  ...onTheGo,
  ...textiles,
  ...bathAndPlay,
  ...accessories,
}
