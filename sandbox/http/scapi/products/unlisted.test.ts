import type {ArchiveShop} from '../../../testing/archive-shop'
import {startArchiveShop} from '../../../testing/archive-shop'
import {tinyShop} from '../../../testing/test-archive'

const master = 'catalogs/test-master/catalog.xml'
const storefront = 'catalogs/test-storefront/catalog.xml'

const product = (id: string, more = '') =>
  `<product product-id="${id}"><display-name xml:lang="x-default">${id}</display-name>
   <online-flag>true</online-flag><searchable-flag>true</searchable-flag>
   <tax-class-id>standard</tax-class-id>${more}</product>`

const attributes =
  '<variations><attributes><variation-attribute attribute-id="color" variation-attribute-id="color"/></attributes></variations>'

const assign = (productId: string, categoryId: string) =>
  `<category-assignment category-id="${categoryId}" product-id="${productId}"/>`

let shop: ArchiveShop

beforeAll(async () => {
  shop = await startArchiveShop({
    [master]: String(tinyShop[master])
      // The attribute does not declare red, but two variants are red.
      .replace(/<variation-attribute-value value="red">.*?<\/variation-attribute-value>/, '')
      .replace(
        '</catalog>',
        `${product('bare', attributes)}${product('lamp')}${product('lost')}</catalog>`,
      ),
    [storefront]: String(tinyShop[storefront]).replace(
      '</catalog>',
      `${assign('bare', 'seats')}${assign('lamp', 'attic')}</catalog>`,
    ),
  })
})
afterAll(() => shop.close())

interface Product {
  id: string
  type: Record<string, boolean>
  inventory?: {orderable: boolean}
  variants?: object[]
  variationAttributes?: {id: string; values: {value: string; name: string; orderable?: boolean}[]}[]
}
const read = (id: string) => shop.get<Product>('product', `/products/${id}`)

it('shows a master that has no variants, and sells nothing of it', async () => {
  const {status, body} = await read('bare')
  expect(status).toBe(200)
  expect(body).toMatchObject({id: 'bare', type: {master: true}, inventory: {orderable: false}})
  expect(body.variants ?? []).toEqual([])
})

it('shows what is only in a category that is off, and nothing that is in none', async () => {
  expect(await read('lamp')).toMatchObject({status: 200, body: {id: 'lamp'}})
  expect((await read('lost')).status).toBe(404)
  expect((await read('hidden')).status).toBe(404)
})

it('has a root category, even where the archive takes it for granted', async () => {
  const rootless = await startArchiveShop({
    [storefront]: String(tinyShop[storefront]).replace(
      /<category category-id="root">.*?<\/category>/s,
      '',
    ),
  })
  const root = await rootless.get<{categories: {id: string}[]}>('product', '/categories/root')
  expect(root.body.categories.map(({id}) => id)).toEqual(['seats', 'tables'])
  const found = await rootless.get<{total: number}>('search', '/product-search', {
    refine: 'cgid=root',
  })
  expect(found.body.total).toBe(3)
  await rootless.close()
})

it('lists neither', async () => {
  const {body} = await shop.get<{hits?: {productId: string}[]}>('search', '/product-search', {
    refine: 'cgid=root',
  })
  const ids = body.hits?.map(({productId}) => productId)
  expect(ids).toContain('table')
  expect(ids).not.toContain('bare')
  expect(ids).not.toContain('lamp')
})

it('lets variants choose values that their attribute does not declare', async () => {
  const {body} = await read('chair')
  const colour = body.variationAttributes?.find(({id}) => id === 'color')
  expect(colour?.values.map(({value, name}) => [value, name])).toEqual([
    ['green', 'Grün'],
    ['red', 'red'],
  ])
})
