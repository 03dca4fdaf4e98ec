import {fakeBackend} from '@app/shared/test/fake-backend'
import {testShop} from '@app/shared/test/shop'
import {homeQuery} from './get-home'

const content = {
  body: {
    id: 'home',
    c_data: JSON.stringify({
      hero: {title: 'Out and about', image: 'a.jpg'},
      productRow: {title: 'Loved', categoryId: 'strollers', sort: 'newest'},
    }),
  },
}

test('the home page is complete with the products of its row', async () => {
  const backend = fakeBackend()
  backend.on('/content/home', content)
  backend.on('/product-search', {body: {total: 0, hits: []}})
  const home = await homeQuery(testShop('DEU')).queryFn()
  expect(home.missing).toBeUndefined()
})

test('it is shown without them when they cannot be read, and says that they are missing', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const backend = fakeBackend()
  backend.on('/content/home', content)
  backend.on('/product-search', {status: 500})
  const home = await homeQuery(testShop('DEU')).queryFn()
  expect(home).toMatchObject({hero: {title: 'Out and about'}, products: null})
  expect(home.missing).toEqual(['products'])
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('products failed'))
})
