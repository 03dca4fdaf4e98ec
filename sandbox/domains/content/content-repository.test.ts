import {templatePages} from '../shop-data'
import {startArchiveShop, type ArchiveShop} from '../../testing/archive-shop'
import type {ShopData} from '../shop-data'
import {SiteRegistry} from '../sites/site-registry'
import {findContent, findFolder} from './content-repository'

let shop: ArchiveShop
let data: ShopData

beforeAll(async () => {
  shop = await startArchiveShop()
  data = {
    db: shop.db,
    links: {
      publicUrl: 'http://localhost:4000',
      organizationId: 'f_ecom_sbox_001',
      shopUrl: 'http://localhost:3000',
      shopPages: templatePages,
    },
  }
})

afterAll(() => shop.close())

function site() {
  const found = new SiteRegistry(shop.db).get('TST')
  if (!found) throw new Error('site TST is missing')
  return found
}

it('finds an asset in a locale, each text falling back for itself', () => {
  expect(findContent(data, site(), 'faq', 'de-DE')).toMatchObject({
    id: 'faq',
    name: 'Fragen',
    online: true,
    custom: {c_body: '<p>Ask.</p>'},
  })
})

it.each(['draft', 'nothing'])('does not show %s', (id) => {
  expect(findContent(data, site(), id, 'de-DE')).toBeNull()
})

it('finds a folder with what is in it', () => {
  expect(findFolder(data, site(), 'root', 'en-DE')).toMatchObject({
    folderIds: ['help'],
    contentIds: [],
  })
  expect(findFolder(data, site(), 'help', 'en-DE')).toMatchObject({
    name: 'Help',
    parentId: 'root',
    contentIds: ['faq'],
  })
  expect(findFolder(data, site(), 'nothing', 'en-DE')).toBeNull()
})
