import {startArchiveShop, type ArchiveShop} from '../../testing/archive-shop'
import {readConfig} from '../../config'
import type {Sandbox} from '../../sandbox'
import {SiteRegistry} from '../sites/site-registry'
import {findContent, findFolder} from './content-repository'

let shop: ArchiveShop
let sandbox: Sandbox

beforeAll(async () => {
  shop = await startArchiveShop()
  sandbox = {config: readConfig({}, {}), db: shop.db, sites: new SiteRegistry(shop.db)}
})

afterAll(() => shop.close())

function site() {
  const found = sandbox.sites.get('TST')
  if (!found) throw new Error('site TST is missing')
  return found
}

it('finds an asset in a locale, each text falling back for itself', () => {
  expect(findContent(sandbox, site(), 'faq', 'de-DE')).toMatchObject({
    id: 'faq',
    name: 'Fragen',
    online: true,
    custom: {c_body: '<p>Ask.</p>'},
  })
})

it.each(['draft', 'nothing'])('does not show %s', (id) => {
  expect(findContent(sandbox, site(), id, 'de-DE')).toBeNull()
})

it('finds a folder with what is in it', () => {
  expect(findFolder(sandbox, site(), 'root', 'en-DE')).toMatchObject({
    folderIds: ['help'],
    contentIds: [],
  })
  expect(findFolder(sandbox, site(), 'help', 'en-DE')).toMatchObject({
    name: 'Help',
    parentId: 'root',
    contentIds: ['faq'],
  })
  expect(findFolder(sandbox, site(), 'nothing', 'en-DE')).toBeNull()
})
