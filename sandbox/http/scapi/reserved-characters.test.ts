import {startArchiveShop, type ArchiveShop} from '../../testing/archive-shop'

const impex = 'http://www.demandware.com/xml/impex/catalog/2006-10-31'
const id = 'flour,1kg;50%'

/** A product whose id and material contain the reserved characters of the Shopper APIs. */
const extra = (content: string, catalogId: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><catalog xmlns="${impex}" catalog-id="${catalogId}">${content}</catalog>`

let shop: ArchiveShop

beforeAll(async () => {
  shop = await startArchiveShop({
    'catalogs/pantry/catalog.xml': extra(
      `<product product-id="${id}"><display-name xml:lang="x-default">Flour</display-name>
         <online-flag>true</online-flag><searchable-flag>true</searchable-flag>
         <custom-attributes><custom-attribute attribute-id="material"><value>rye, 100%</value></custom-attribute></custom-attributes>
       </product>`,
      'pantry',
    ),
    'catalogs/pantry-shelf/catalog.xml': extra(
      `<category-assignment category-id="tables" product-id="${id}"/>`,
      'test-storefront',
    ),
  })
})
afterAll(() => shop.close())

const reserved = (text: string) => text.replace(/[%,;]/g, encodeURIComponent)

test.each([
  ['once', encodeURIComponent(id)],
  ['twice', encodeURIComponent(reserved(id))],
])('an id in a path may be encoded %s', async (_how, segment) => {
  const {status, body} = await shop.get<{id: string}>('product', `/products/${segment}`)
  expect({status, id: body.id}).toEqual({status: 200, id})
})

test('ids of a list are encoded twice, for commas part them', async () => {
  const ids = [id, 'table'].map(reserved).join(',')
  const {body} = await shop.get<{data: {id: string}[]}>('product', '/products', {ids})
  expect(body.data.map((product) => product.id)).toEqual([id, 'table'])
})

test.each([
  ['once', 'c_material=rye, 100%'],
  ['twice', `c_material=${reserved('rye, 100%')}`],
])('a value to refine by may be encoded %s', async (_how, refine) => {
  const {body} = await shop.get<{hits: {productId: string}[]; selectedRefinements: object}>(
    'search',
    '/product-search',
    {refine},
  )
  expect(body.hits.map(({productId}) => productId)).toEqual([id])
  expect(body.selectedRefinements).toEqual({c_material: 'rye, 100%'})
})

test.each([
  ['each id', `(${[id, 'table'].map(encodeURIComponent).join(',')})`],
  ['the only id', `(${encodeURIComponent(id)})`],
  ['the whole list', encodeURIComponent('(chair,table)')],
])('ids of a list of the Shop API may be encoded: %s', async (_how, segment) => {
  const headers = {'x-dw-client-id': shop.clientId}
  const address = `${shop.baseUrl}/s/TST/dw/shop/v21_3/products/${segment}`
  const {data} = (await (await fetch(address, {headers})).json()) as {data: {id: string}[]}
  const expected = decodeURIComponent(segment).includes('chair')
    ? ['chair', 'table']
    : [id, ...(segment.includes('table') ? ['table'] : [])]
  expect(data.map((product) => product.id)).toEqual(expected)
})
