import {factsOf, localeOf} from '../testing/facts-of'
import {changesBetween} from './changes'

const product = {
  id: 'BH-1',
  name: 'Cot',
  description: 'A cot.',
  orderable: true,
  hasImage: true,
  withoutPrice: [] as string[],
}
const run = (withoutPrice: string[], purchaseLimit: string) =>
  factsOf({
    locales: [localeOf('de-DE', {products: [{...product, withoutPrice}]})],
    preferences: {purchaseLimit},
  })

it('names new findings and changed values with the page that shows them', () => {
  const {appeared, solved, values} = changesBetween(run([], '50'), run(['EUR'], '40'))
  expect(appeared).toEqual([
    {text: expect.stringContaining('DEU: '), path: '/checks#missing-price-deu-bh-1-eur'},
  ])
  expect(solved).toEqual([])
  expect(values).toContainEqual({
    text: expect.stringContaining('50 → 40'),
    path: expect.stringMatching(/^\/compare\?area=\w+&sites=DEU#preference\.purchaseLimit$/),
  })
})

it('names solved findings, which no page shows any more', () => {
  const {appeared, solved} = changesBetween(run(['EUR'], '50'), run([], '50'))
  expect(appeared).toEqual([])
  expect(solved).toEqual([{text: expect.stringContaining('has no price in EUR')}])
})

it('finds nothing in the same run', () => {
  const same = run(['EUR'], '50')
  expect(changesBetween(same, same)).toEqual({appeared: [], solved: [], values: []})
})
