import {readEnd, readNotices, readProduct, readProducts} from './read-answer'

const product = {productName: 'Chair', serialNumber: 'CH-1', endsOn: '2031-05-01'}

it('reads a registered product', () => {
  expect(readProduct(product)).toBe(product)
})

it.each([
  null,
  'text',
  [],
  {},
  {...product, endsOn: undefined},
  {...product, endsOn: 'soon'},
  {...product, productName: 7},
])('refuses %j as a registered product', (answer) => {
  expect(() => readProduct(answer)).toThrow('The answer has no registered product.')
})

it('reads the end of a warranty, and refuses an answer without one', () => {
  expect(readEnd({endsOn: '2031-05-01'})).toBe('2031-05-01')
  expect(() => readEnd({})).toThrow('The answer has no end of the warranty.')
})

it('leaves malformed products out of a list', () => {
  expect(readProducts([product, null, {...product, serialNumber: ''}])).toEqual([product])
  expect(() => readProducts({})).toThrow('The answer has no list of products.')
})

const recall = {id: 'R', date: '2026-01-01', title: 'Belt', text: 'It opens.', action: 'Stop.'}

it('reads recalls and certificates, and keeps a recall whose date is malformed', () => {
  expect(
    readNotices({
      productName: 'Chair',
      recalls: [recall, {...recall, date: 5}],
      certificates: [{rules: ['16 CFR', 7], manufactured: '2024-03', tested: '2024-04-01'}],
    }),
  ).toEqual({
    productName: 'Chair',
    recalls: [recall, {...recall, date: ''}],
    certificates: [{rules: ['16 CFR'], manufactured: '2024-03', tested: '2024-04-01'}],
  })
})

it.each([null, {}, {productName: 'Chair'}, {productName: 'Chair', recalls: 'none'}])(
  'refuses %j: it must not look like a product without recalls',
  (answer) => expect(() => readNotices(answer)).toThrow('The answer has no product.'),
)
