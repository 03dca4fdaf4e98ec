import {startArchiveShop, type ArchiveShop} from '../../testing/archive-shop'
import {SiteRegistry} from '../sites/site-registry'
import {findSellableProduct} from './sellable-product'

let shop: ArchiveShop

beforeAll(async () => {
  shop = await startArchiveShop()
})

afterAll(() => shop.close())

function find(id: string, locale = 'de-DE') {
  const site = new SiteRegistry(shop.db).get('TST')
  if (!site) throw new Error('site TST is missing')
  return findSellableProduct(shop.db, site, id, locale)
}

it('prices a variant in minor units and takes from its master what it lacks', () => {
  expect(find('chair-red-s')).toEqual({
    id: 'chair-red-s',
    masterId: 'chair',
    name: 'Mitwachsstuhl',
    online: true,
    type: 'variant',
    taxClassId: 'standard',
    currency: 'EUR',
    listPrice: 19_900,
    salePrice: 9950,
    price: 9950,
    minOrderQuantity: 1,
    stepQuantity: 1,
    inventory: {
      ats: 7,
      stockLevel: 0,
      orderable: true,
      backorderable: false,
      preorderable: true,
      inStockDate: '2030-04-01',
    },
    inventoryListId: 'test-stock',
  })
})

it('names it in the locale, falling back to the default', () => {
  expect(find('table', 'en-DE')?.name).toBe('Oak table')
  expect(find('table', 'ja-JP')?.name).toBe('Oak table')
})

it('says that a product is offline instead of hiding it', () => {
  expect(find('hidden')).toMatchObject({online: false})
})

it('gives a master the stock of its variants and no price of its own', () => {
  expect(find('chair')).toMatchObject({type: 'master', price: null, inventory: {ats: 12}})
})

it('does not know what is not in the catalog of the site', () => {
  expect(find('nothing')).toBeNull()
})
