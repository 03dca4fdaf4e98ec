import {startArchiveShop, type ArchiveShop} from '../../../testing/archive-shop'

let shop: ArchiveShop

beforeAll(async () => {
  shop = await startArchiveShop()
})
afterAll(() => shop.close())

it('tells the menu: levels, badges, and which windows leave an entry out', async () => {
  const {body} = await shop.get('navigation', '/navigation', {locale: 'de-DE'})
  expect(body).toMatchObject({
    items: [
      {
        id: 'seats',
        label: 'Sitzmöbel',
        type: 'NavigationItem',
        hide: [],
        items: [{id: 'high-seats', link: '/category/high-seats'}],
      },
      {id: 'tables', type: 'NavigationLink', hide: ['desktop'], badge: 'Neu'},
    ],
  })
})
