import {fakeBackend} from '@app/shared/test/fake-backend'
import {testShop} from '@app/shared/test/shop'
import {categoryQuery, readOfCategory} from './get-category'

const category = (id: string) => ({body: {id, name: id, parentCategoryTree: []}})
const lost = {status: 404, body: {title: 'Category Not Found', type: 'x', detail: 'x'}}

/** Each test uses its own shop, because the browser caches what it has read of a path. */
let shops = 0
const shop = () => {
  const other = testShop('DEU')
  shops += 1
  return {...other, locale: {...other.locale, id: `x-${shops}`}}
}

test('an id is read once for all that a page asks of the category', async () => {
  const backend = fakeBackend()
  backend.on('/categories/cots', category('cots'))
  const here = shop()
  const read = jest.fn((id: string) => Promise.resolve(`banner of ${id}`))
  const [found, banner] = await Promise.all([
    categoryQuery(here, ['nursery', 'cots']).queryFn(),
    readOfCategory(here, ['nursery', 'cots'], read),
  ])
  expect(found.id).toBe('cots')
  expect(banner).toBe('banner of cots')
  expect(read).toHaveBeenCalledTimes(1)
  expect(backend.calls).toHaveLength(1)
})

test('a slug is what the shop says it stands for', async () => {
  const backend = fakeBackend()
  backend.on('/categories/betten', lost)
  backend.on('/categories/cots', category('cots'))
  backend.on('/url-mapping', ({searchParams}) => ({
    body:
      searchParams.get('urlSegment') === '/kinderzimmer/betten'
        ? {resourceType: 'CATEGORY', resourceId: 'cots'}
        : {},
  }))
  const here = shop()
  expect((await categoryQuery(here, ['kinderzimmer', 'betten']).queryFn()).id).toBe('cots')
  const read = (id: string) =>
    id === 'cots' ? Promise.resolve('banner') : Promise.reject(new Error('no such banner'))
  await expect(readOfCategory(here, ['kinderzimmer', 'betten'], read)).resolves.toBe('banner')
})

test('a slug that redirects is not a category, so that the server can redirect', async () => {
  const backend = fakeBackend()
  backend.on('/categories/prams', lost)
  backend.on('/url-mapping', {
    body: {resourceType: 'CATEGORY', resourceId: 'strollers', statusCode: 301},
  })
  await expect(categoryQuery(shop(), ['prams']).queryFn()).rejects.toMatchObject({status: 404})
})

test('the slug of another language of the site will do, as after a change of the language', async () => {
  const backend = fakeBackend()
  backend.on('/categories/betten', lost)
  backend.on('/categories/cots', category('cots'))
  backend.on('/url-mapping', ({searchParams}) =>
    searchParams.get('locale') === 'en-DE'
      ? {body: {resourceType: 'CATEGORY', resourceId: 'cots'}}
      : lost,
  )
  expect((await categoryQuery(shop(), ['betten']).queryFn()).id).toBe('cots')
})

test.each([
  ['stands for nothing', lost],
  ['stands for a product', {body: {resourceType: 'PRODUCT', resourceId: 'BH-1010'}}],
])('a path that %s is not found, and can be asked for again', async (_name, mapping) => {
  const backend = fakeBackend()
  backend.on('/categories/nothing', lost)
  backend.on('/url-mapping', mapping)
  const here = shop()
  await expect(categoryQuery(here, ['nothing']).queryFn()).rejects.toMatchObject({status: 404})
  backend.on('/categories/nothing', category('nothing'))
  await expect(categoryQuery(here, ['nothing']).queryFn()).resolves.toMatchObject({id: 'nothing'})
})

test('another failure of the category is that failure', async () => {
  const backend = fakeBackend()
  backend.on('/categories/cots', {status: 503})
  await expect(categoryQuery(shop(), ['cots']).queryFn()).rejects.toMatchObject({status: 503})
})

test('a slash of an id is part of it', async () => {
  const backend = fakeBackend()
  backend.on('/categories/a%2Fb', category('a/b'))
  expect((await categoryQuery(shop(), ['nursery', 'a/b']).queryFn()).id).toBe('a/b')
})
