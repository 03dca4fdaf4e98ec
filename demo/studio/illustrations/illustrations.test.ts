import sharp from 'sharp'
import {artModels, type Art} from '../../catalogue/source/model'
import {hasSecondDetail, stagedCount} from '../../catalogue/source/more-views'
import type {PaletteColourId} from '../../catalogue/source/palette'
import {sampleOf} from '../../../sandbox/testing/extent'
import {drawPicture, naturalSize} from '../draw-picture'
import {scenes} from '../scenes/scenes'
import {families, modelsOf} from './families'
import type {Model, ViewName} from './model'

const expected = {
  stroller: ['city', 'compact', 'trail', 'twin', 'jogger'],
  carrycot: ['classic', 'light'],
  carseat: ['infant', 'toddler'],
  highchair: ['grow', 'fold', 'cafe'],
  'highchair-set': ['newborn', 'baby'],
  cot: ['slat', 'mini', 'bedside'],
  dresser: ['low', 'tall', 'changer'],
  mattress: ['foam', 'spring'],
  carrier: ['soft', 'wrap'],
  bag: ['changing', 'backpack', 'organizer'],
  blanket: ['knit', 'muslin'],
  sleepingbag: ['summer', 'winter'],
  footmuff: ['down', 'fleece'],
  cushion: ['seat', 'nursing'],
  bath: ['tub', 'stand'],
  play: ['table', 'chair', 'gym'],
  bouncer: ['frame', 'wood'],
  sun: ['parasol', 'canopy'],
  rain: ['cover', 'net'],
  cup: ['holder', 'tray', 'soap'],
  spare: ['wheel', 'harness'],
}
const models = Object.entries(expected).flatMap(([family, names]) =>
  names.map((model) => [family, model] as const),
)

/** Cloth and a solid thing. */
const ESSENTIAL = ['blanket knit', 'cup holder']
const someModels = sampleOf(models, 3, (model) => ESSENTIAL.includes(model.join(' ')))
const otherSides = [
  ['stroller', 'jogger'],
  ['highchair', 'grow'],
  ['dresser', 'tall'],
  ['bag', 'backpack'],
  ['blanket', 'knit'],
  ['cup', 'holder'],
] as const

const draw = (family: string, model: string, colour: PaletteColourId, view: ViewName): string =>
  drawPicture({kind: 'product', family, model, colour, view})

/** Raw RGB of a picture at 84 x 96; fails for markup that could not be drawn. */
const picture = (
  family: string,
  model: string,
  colour: PaletteColourId,
  view: ViewName,
): Promise<Buffer> => {
  const svg = draw(family, model, colour, view)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  return sharp(Buffer.from(svg), {density: 8, unlimited: true})
    .resize(84, 96, {fit: 'fill'})
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Share of the picture, 0..1, whose pixels differ visibly. */
const difference = (a: Buffer, b: Buffer): number => {
  let count = 0
  for (let i = 0; i < a.length; i += 3) {
    const d =
      Math.abs((a[i] ?? 0) - (b[i] ?? 0)) +
      Math.abs((a[i + 1] ?? 0) - (b[i + 1] ?? 0)) +
      Math.abs((a[i + 2] ?? 0) - (b[i + 2] ?? 0))
    if (d > 36) count++
  }
  return count / (a.length / 3)
}

describe('illustrations', () => {
  it('cover every family and model of the range', () => {
    const drawn = Object.fromEntries(
      Object.entries(families).map(([family, list]) => [family, Object.keys(list).sort()]),
    )
    const range = Object.fromEntries(
      Object.entries(expected).map(([family, list]) => [family, [...list].sort()]),
    )
    expect(drawn).toEqual(range)
  })

  it.each(someModels)(
    'draw %s %s and tell its colour ways apart',
    async (family, model) => {
      const hero = await picture(family, model, 'fjord', 'mainview-1')
      const other = await picture(family, model, 'clay', 'mainview-1')
      const swatch = await picture(family, model, 'fjord', 'swatch-1')
      expect(new Set(swatch).size).toBeGreaterThan(8)
      expect(difference(hero, other)).toBeGreaterThan(0.01)
    },
    120_000,
  )

  it.each(sampleOf(otherSides, 1))(
    'show %s %s from its other sides',
    async (family, model) => {
      const views = [
        'mainview-1',
        'mainview-2',
        'mainview-3',
        'mainview-4',
        'emotional1-1',
      ] as const
      const shown = await Promise.all(views.map((view) => picture(family, model, 'fjord', view)))
      for (let i = 1; i < shown.length; i++)
        expect(difference(shown[0] as Buffer, shown[i] as Buffer)).toBeGreaterThan(0.01)
    },
    120_000,
  )

  it('repeat exactly', () => {
    expect(draw('cot', 'slat', 'spruce', 'mainview-1')).toBe(
      draw('cot', 'slat', 'spruce', 'mainview-1'),
    )
  })
})

const secondViews = [
  ['stroller', 'city', 'detail2-1', 'mainview-3'],
  ['cot', 'mini', 'emotional1-2', 'emotional1-1'],
] as const
const contentNames = ['home-hero', 'category-dressers', 'story-night', 'banner-high-chairs']

/** Products, as the catalogue names them, whose models fulfil a condition. */
const artsWith = (has: (model: Model) => boolean): string[] =>
  Object.entries(families).flatMap(([family, list]) =>
    Object.entries(list).flatMap(([name, model]) => (has(model) ? `${family}/${name}` : [])),
  )
const elsewhere = artsWith((model) => model.elsewhere !== undefined)

describe('second pictures', () => {
  const arts = Object.entries(artModels).flatMap(([family, names]) =>
    names.map((model) => `${family}/${model}` as Art),
  )

  it('have a place for the products that the catalogue shows twice in use', () => {
    const staged = arts.filter((art) => stagedCount(art) > 1)
    expect([...elsewhere].sort()).toEqual([...staged].sort())
  })

  it('have a part for the products with a second detail', () => {
    const detailed = artsWith(({shots}) => shots.secondDetail !== undefined)
    expect(detailed.sort()).toEqual(arts.filter(hasSecondDetail).sort())
  })

  it.each(elsewhere)('show %s in another place, from another side', (art) => {
    const [family = '', name = ''] = art.split('/')
    const model = families[family]?.[name]
    const second = model?.elsewhere
    expect(second?.setting).not.toBe(model?.setting)
    const first = model?.staged?.turn ?? -(model?.shots.hero.azimuth ?? 0)
    const apart = Math.abs((((second?.turn ?? 0) - first + 540) % 360) - 180)
    expect(apart).toBeGreaterThan(30)
  })

  it.each(sampleOf(secondViews, 1))(
    'of %s %s differ from the first: %s',
    async (family, model, view, before) => {
      const [second, first] = await Promise.all([
        picture(family, model, 'snow', view),
        picture(family, model, 'snow', before),
      ])
      expect(difference(second, first)).toBeGreaterThan(0.1)
    },
    120_000,
  )

  it('refuse what has none', () => {
    expect(() => draw('cup', 'tray', 'snow', 'emotional1-2')).toThrow(/cup\/tray/)
    expect(() => draw('cup', 'tray', 'snow', 'detail2-1')).toThrow(/cup\/tray/)
  })
})

describe('content scenes', () => {
  it.each(Object.entries(scenes))('%s shows products of the range', (_name, scene) => {
    for (const {product} of scene.items) {
      const [family = '', model = ''] = product.split('/')
      expect(modelsOf(family)).toContain(model)
    }
  })

  it.each(sampleOf(contentNames, 2))(
    'draw %s at its size',
    async (name) => {
      const content = {kind: 'content', name} as const
      const {width, height} = naturalSize(content)
      const svg = drawPicture(content)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      const meta = await sharp(Buffer.from(svg), {unlimited: true}).metadata()
      expect([meta.width, meta.height]).toEqual([width, height])
    },
    60_000,
  )
})
