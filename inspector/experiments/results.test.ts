import {resultsOf, type ArmCount} from './results'

const arm = (
  variant: string,
  visitors: number,
  buyers: number,
  experiment = 'cro63',
): ArmCount => ({
  siteId: 'IRL',
  experiment,
  variant,
  visitors,
  buyers,
  orders: buyers,
  revenue: [{currency: 'EUR', amount: buyers * 100}],
})

const sentence = (control: readonly [number, number], variant1: readonly [number, number]) =>
  resultsOf([arm('control', ...control), arm('variant1', ...variant1)])[0]?.sentence

it('say which variant sells more, with the interval', () => {
  expect(sentence([1000, 20], [1000, 60])).toBe(
    'The variant sells to more visitors: 4.00 percentage points more, between 2.31 and 5.79 with 95 % confidence.',
  )
  expect(sentence([1000, 60], [1000, 20])).toBe(
    'The variant sells to fewer visitors: 4.00 percentage points fewer, between 2.31 and 5.79 with 95 % confidence.',
  )
})

it('name no winner when the interval contains zero', () => {
  expect(sentence([1000, 50], [1000, 52])).toMatch(
    /^No difference is proven: the variant may sell to 1\.\d\d percentage points fewer or 2\.\d\d more of its visitors\.$/,
  )
})

it('name no winner of few visitors', () => {
  expect(sentence([99, 0], [500, 400])).toMatch(/^Too few visitors .* one has 99\.$/)
})

it('count a variant without visitors as empty, and leave out what is unknown', () => {
  const [result, ...others] = resultsOf([arm('variant1', 200, 10), arm('variant1', 5, 1, 'other')])
  expect(others).toEqual([])
  expect(result).toMatchObject({
    id: 'cro63',
    name: 'Rating at the name',
    control: {visitors: 0, share: {low: 0, high: 1}},
    variant1: {visitors: 200, share: {value: 0.05}},
  })
})

it('are by site, and in the order of the experiments', () => {
  const counts = [
    {...arm('control', 1, 0, 'cro70'), siteId: 'USA'},
    {...arm('control', 1, 0, 'cro61'), siteId: 'USA'},
    {...arm('control', 1, 0, 'cro70'), siteId: 'DEU'},
  ]
  expect(resultsOf(counts).map(({siteId, id}) => `${siteId} ${id}`)).toEqual([
    'DEU cro70',
    'USA cro61',
    'USA cro70',
  ])
})
