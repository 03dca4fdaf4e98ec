import {eachOnce, productsIn, searchSeen} from './seen-products'

const hit = (productId: string, productName: string, price = 1) => ({productId, productName, price})
const listing = (...hits: object[]) => ({total: hits.length, hits})
const product = (id: string, name: string, shortDescription: string, price: number) => ({
  id,
  name,
  shortDescription,
  price,
  type: {master: true},
  imageGroups: [],
})

const newest = productsIn([
  product('BH-1', 'Vindra Stadtkinderwagen', '<p>Mit <b>Regenschutz</b></p>', 500),
  {items: []},
  null,
])
const older = productsIn([
  listing(hit('BH-1', 'Vindra Stadtkinderwagen', 450), hit('BH-2', 'Hochstühle Café')),
])
const seen = eachOnce([newest, older])
const idsOf = (phrase: string) => searchSeen(seen, phrase).hits?.map(({productId}) => productId)

it('each product is there once, as it was seen last', () => {
  expect(searchSeen(seen, 'vindra')).toMatchObject({
    total: 1,
    hits: [{productId: 'BH-1', price: 500}],
  })
})

it.each([
  ['name, in any case', 'VINDRA', ['BH-1']],
  ['part of a word', 'kinderwagen', ['BH-1']],
  ['text of a description', 'regenschutz', ['BH-1']],
  ['number', 'bh-2', ['BH-2']],
  ['word without accents', 'hochstuhle cafe', ['BH-2']],
  ['all words only', 'vindra café', []],
  ['markup', 'strong', []],
])('finds by %s', (_name, phrase, expected) => expect(idsOf(phrase)).toEqual(expected))
