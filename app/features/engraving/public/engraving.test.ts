import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {engravingItem, engravingPrice, type EngravingModel} from './engraving'
import {engravingOf, engravingPlanOf} from './engraving-plan'
import {engravingProblem, letterSize, tidy} from '../model/engraving-text'

const board = {id: 'upper', label: 'Upper board', frame: 6, x: 50, y: 28, width: 27, height: 5}
const plan = {product: 'BH-2390', typefaceOption: 'face', maxLength: 12, positions: [board]}

const work = {
  id: 'BH-2390',
  name: 'Name engraving',
  price: 25,
  inventory: {id: 'a', orderable: true},
  options: [
    {
      id: 'face',
      values: [
        {id: 'upright', name: 'Upright'},
        {id: 'script', name: 'Script', price: 8.1},
      ],
    },
  ],
} as unknown as ShopperProductsTypes.Product

const model = (): EngravingModel => {
  const read = engravingPlanOf(JSON.stringify(plan))
  const found = read && engravingOf(read, work)
  if (!found) throw new Error('no engraving')
  return found
}

describe('the plan', () => {
  it('is read from its attribute', () => {
    expect(engravingPlanOf(JSON.stringify(plan))).toEqual({
      productId: 'BH-2390',
      typefaceOption: 'face',
      maxLength: 12,
      positions: [board],
    })
  })

  it.each([
    ['no JSON', '{'],
    ['no product', JSON.stringify({...plan, product: undefined})],
    ['no length', JSON.stringify({...plan, maxLength: 0})],
    ['no position', JSON.stringify({...plan, positions: [{id: 'a'}]})],
    ['nothing', undefined],
  ])('is none with %s', (_, value) => {
    expect(engravingPlanOf(value)).toBeNull()
  })

  it('needs the work to be sold, with typefaces', () => {
    const read = engravingPlanOf(JSON.stringify(plan))
    if (!read) throw new Error('no plan')
    expect(engravingOf(read, undefined)).toBeNull()
    expect(engravingOf(read, {...work, options: []})).toBeNull()
    expect(engravingOf(read, {...work, inventory: {id: 'a', orderable: false}})).toBeNull()
    expect(engravingOf(read, {...work, price: undefined})).toBeNull()
  })
})

describe('a text', () => {
  it.each([
    ['Ida', undefined],
    ['Søren ♥', undefined],
    ['Anne-Marie', undefined],
    ["D'Arcy & Co.", undefined],
    ['結衣', undefined],
    ['', 'required'],
    ['   ', 'required'],
    ['Maximilian Jo', 'tooLong'],
    ['<b>Ida</b>', 'signs'],
    ['Ida 🙂', 'signs'],
  ])('%j: %s', (text, problem) => {
    expect(engravingProblem(text, 12)).toBe(problem)
  })

  it('counts letters as readers do, after the spaces around it are gone', () => {
    expect(engravingProblem(`  ${'é'.normalize('NFD').repeat(12)} `, 12)).toBeUndefined()
    expect(tidy('  Anna   Lena ')).toBe('Anna Lena')
  })
})

it('costs the work and the typeface, exactly', () => {
  expect(engravingPrice(model(), 'upright')).toBe(25)
  expect(engravingPrice(model(), 'script')).toBe(33.1)
  expect(engravingPrice(model(), 'unknown')).toBe(25)
})

it('is never wider than its board nor higher', () => {
  const letters = (text: string) => letterSize(text, board)
  expect(letters('Maximilian J') * 12 * 0.62).toBeLessThanOrEqual(board.width + 0.01)
  expect(letters('I')).toBeLessThanOrEqual(board.height * (8 / 7))
  expect(letters('Ida')).toBeGreaterThan(letters('Maximilian'))
})

it('goes into the basket with what the workshop and the shopper read', () => {
  const chosen = {text: 'Ida', typeface: 'script', position: 'upper'}
  expect(engravingItem(model(), chosen, 'BH-2010-oak', 2)).toEqual({
    productId: 'BH-2390',
    quantity: 2,
    optionItems: [{optionId: 'face', optionValueId: 'script'}],
    custom: {
      c_engravingText: 'Ida',
      c_engravingTypeface: 'script',
      c_engravingTypefaceName: 'Script',
      c_engravingPosition: 'upper',
      c_engravingPositionName: 'Upper board',
      c_engravingProductId: 'BH-2010-oak',
    },
  })
})

describe('a plan that is not complete', () => {
  it.each(['id', 'label', 'frame', 'x', 'y', 'width', 'height'])(
    'leaves out a position without %s',
    (name) => {
      const half = {...board, [name]: undefined}
      expect(engravingPlanOf(JSON.stringify({...plan, positions: [half]}))).toBeNull()
      const both = engravingPlanOf(JSON.stringify({...plan, positions: [half, null, board]}))
      expect(both?.positions).toEqual([board])
    },
  )

  it.each([{typefaceOption: 5}, {maxLength: '12'}, {positions: board}, {product: 5}])(
    'is none with %j',
    (change) => {
      expect(engravingPlanOf(JSON.stringify({...plan, ...change}))).toBeNull()
    },
  )

  it('may allow a single letter', () => {
    expect(engravingPlanOf(JSON.stringify({...plan, maxLength: 1}))?.maxLength).toBe(1)
  })
})

it('has the name and the typefaces of the engraving service', () => {
  expect(model()).toMatchObject({
    name: 'Name engraving',
    price: 25,
    typefaces: [
      {id: 'upright', name: 'Upright', extra: 0},
      {id: 'script', name: 'Script', extra: 8.1},
    ],
  })
  const read = engravingPlanOf(JSON.stringify(plan))
  const values = [{id: 'plain', price: -3}]
  const options = [
    {id: 'other', values: [{id: 'x'}]},
    {id: 'face', values},
  ]
  const bare = {...work, name: undefined, inventory: undefined, options}
  expect(read && engravingOf(read, bare as unknown as typeof work)).toMatchObject({
    name: 'BH-2390',
    typefaces: [{id: 'plain', name: 'plain', extra: 0}],
  })
  expect(read && engravingOf(read, {...work, options: undefined} as never)).toBeNull()
})

it('is written with the ids where a typeface or a position has no name', () => {
  const chosen = {text: 'Ida', typeface: 'gone', position: 'nowhere'}
  expect(engravingItem(model(), chosen, 'BH-1', 1).custom).toMatchObject({
    c_engravingTypefaceName: 'gone',
    c_engravingPositionName: 'nowhere',
  })
})

it.each([
  ['one letter is as high as the board allows', 'I', 5 * (8 / 7) * 0.8],
  ['a long name is as wide as the board', 'Maximilian J', 27 / (0.62 * 12)],
  ['no text has the height of one letter', '', 5 * (8 / 7) * 0.8],
])('%s', (_name, text, size) => {
  expect(letterSize(text, board)).toBeCloseTo(size, 10)
})

it('an empty text on a narrow board has the width of one letter', () => {
  expect(letterSize('', {...board, width: 1})).toBeCloseTo(1 / 0.62, 10)
})
