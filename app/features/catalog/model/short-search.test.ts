import fc from 'fast-check'
import {masterHit, picturePath} from '../testing/hits'
import {shortHit} from './short-search'
import {tileOf} from '../public/tile'

const COLORS = ['spruce', 'sand', 'ink', 'clay', 'fjord', 'fog', 'plum', 'moss']
const TONES = JSON.stringify(Object.fromEntries([...COLORS, ''].map((id) => [id, '#336655'])))

/** Hits as the search answers them: any colour first, with and without pictures, in any state. */
const hits = fc
  .record({
    count: fc.integer({min: 0, max: COLORS.length}),
    shown: fc.option(fc.integer({min: 0, max: COLORS.length - 1}), {nil: undefined}),
    without: fc.subarray(COLORS),
    hasImage: fc.boolean(),
    extra: fc.option(fc.constant({link: picturePath('sand', 'extra')}), {nil: undefined}),
    orderable: fc.option(fc.boolean(), {nil: undefined}),
    states: fc.array(fc.constantFrom('discontinued', 'comingsoon', 'instock'), {maxLength: 3}),
    own: fc.constantFrom(undefined, 'discontinued'),
    tones: fc.constantFrom(undefined, TONES, '{'),
  })
  .map(({count, shown, without, hasImage, extra, orderable, states, own, tones}) => {
    const {image, imageGroups = [], ...hit} = masterHit(COLORS.slice(0, count))
    const picture =
      shown === undefined ? image : {link: picturePath(COLORS[shown] ?? '', 'mainview-1')}
    return {
      ...hit,
      ...(hasImage && {image: picture as typeof image}),
      imageGroups: imageGroups.filter(
        ({variationAttributes: [color] = []}) => !without.includes(color?.values?.[0]?.value ?? ''),
      ),
      orderable,
      c_extraMainImage: extra,
      c_availability: own,
      c_imageTones: tones,
      variants: states.map((state) => ({productId: 'a', c_availability: state})),
    } as unknown as typeof hit
  })

test('the tile of a hit is the same with less', () => {
  fc.assert(
    fc.property(hits, fc.boolean(), (hit, withPrices) => {
      const short = shortHit(hit)
      expect(tileOf(short, withPrices)).toEqual(tileOf(hit, withPrices))
      expect(JSON.stringify(short).length).toBeLessThanOrEqual(JSON.stringify(hit).length)
      expect(shortHit(short)).toEqual(short)
    }),
    {numRuns: 1_000},
  )
})

test('a hit loses the pictures of colours that its tile only counts', () => {
  const {imageGroups = [], variationAttributes = []} = shortHit(masterHit(COLORS))
  expect(imageGroups.map(({viewType}) => viewType).sort()).toEqual([
    'emotional1',
    ...Array.from({length: 5}, () => 'mainview'),
  ])
  expect(variationAttributes.map(({id, values}) => [id, values?.length])).toEqual([['color', 8]])
})
