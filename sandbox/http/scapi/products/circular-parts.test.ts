import {readImportNotes} from '../../../archive/import-note-repository'
import {startArchiveShop, type ArchiveShop} from '../../../testing/archive-shop'

const impex = 'http://www.demandware.com/xml/impex'
const catalog = (id: string, content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><catalog xmlns="${impex}/catalog/2006-10-31" catalog-id="${id}">${content}</catalog>`

const product = (id: string, parts: string) =>
  `<product product-id="${id}"><display-name xml:lang="x-default">${id}</display-name>
     <online-flag>true</online-flag><searchable-flag>true</searchable-flag>${parts}</product>`
const set = (id: string, ...parts: string[]) =>
  product(
    id,
    `<product-set-products>${parts.map((part) => `<product-set-product product-id="${part}"/>`).join('')}</product-set-products>`,
  )
const bundle = (id: string, ...parts: string[]) =>
  product(
    id,
    `<bundled-products>${parts.map((part) => `<bundled-product product-id="${part}"><quantity>1</quantity></bundled-product>`).join('')}</bundled-products>`,
  )

const ids = ['own', 'ring-a', 'ring-b', 'bundle-a', 'fine']
let shop: ArchiveShop

beforeAll(async () => {
  shop = await startArchiveShop({
    'catalogs/rings/catalog.xml': catalog(
      'rings',
      set('own', 'own', 'table') +
        set('ring-a', 'ring-b', 'table') +
        set('ring-b', 'ring-a', 'stool') +
        bundle('bundle-a', 'bundle-a', 'table') +
        set('fine', 'table', 'ring-a'),
    ),
    'catalogs/rings-shelf/catalog.xml': catalog(
      'test-storefront',
      ids.map((id) => `<category-assignment category-id="tables" product-id="${id}"/>`).join(''),
    ),
  })
})
afterAll(() => shop.close())

interface Parts {
  readonly id: string
  readonly setProducts?: readonly Parts[]
  readonly bundledProducts?: readonly {readonly product: Parts}[]
}
const partsOf = ({setProducts = [], bundledProducts = []}: Parts): string[] =>
  [...setProducts, ...bundledProducts.map((one) => one.product)].map(({id}) => id)

test.each([
  ['own', ['table']],
  ['ring-a', ['table']],
  ['ring-b', ['stool']],
  ['bundle-a', ['table']],
  ['fine', ['table', 'ring-a']],
])('%s has the parts that do not contain it', async (id, parts) => {
  const query = {expand: 'set_products,bundled_products,prices,availability'}
  const {status, body} = await shop.get<Parts>('product', `/products/${id}`, query)
  expect({status, parts: partsOf(body)}).toEqual({status: 200, parts})
})

test('other protocols and listings with them answer', async () => {
  const list = await shop.get<{hits: object[]}>('search', '/product-search', {
    refine: 'cgid=tables',
  })
  expect(list.status).toBe(200)
  const headers = {'x-dw-client-id': shop.clientId}
  const address = `${shop.baseUrl}/s/TST/dw/shop/v21_3/products/(${ids.join(',')})?expand=set_products,bundled_products`
  expect((await fetch(address, {headers})).status).toBe(200)
})

test('the import reports what contains itself', () => {
  const notes = readImportNotes(shop.db).filter(({file}) => file === 'catalogs/rings')
  expect(notes.map(({text}) => text)).toContainEqual(
    '4 sets or bundles contain themselves, which is left out (bundle-a, own, ring-a ...)',
  )
})
