import {fakeBackend} from '@app/shared/test/fake-backend'
import {testShop} from '@app/shared/test/shop'
import {bannerQuery} from './get-banner'

let count = 0
/** Mocks a category that no other test has read, and the shop's answer for its banner. */
function bannerAnswers(answer: object | null) {
  count += 1
  const id = `category-${count}`
  const backend = fakeBackend()
  backend.on(`/categories/${id}`, {body: {id, name: id, parentCategoryTree: []}})
  backend.on(`/content/(banner-${id})`, answer)
  return bannerQuery(testShop('DEU'), [id]).queryFn()
}

const asset = (data: string) => ({body: {count: 1, data: [{id: 'banner', c_data: data}]}})

test.each([{count: 0}, {count: 0, data: []}])(
  'a category without a banner has none: %j',
  async (body) => {
    await expect(bannerAnswers({body})).resolves.toBeNull()
  },
)

test('an unknown category has none', async () => {
  const backend = fakeBackend()
  backend.on('/categories/unknown', {status: 404})
  backend.on('/url-mapping', {status: 404})
  backend.on('/content/(banner-unknown)', {body: {count: 0}})
  await expect(bannerQuery(testShop('DEU'), ['unknown']).queryFn()).resolves.toBeNull()
})

test('a banner whose data is unusable is none, and is logged', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  await expect(bannerAnswers(asset('{"title":'))).resolves.toBeNull()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('banner is not usable'))
})

test.each([
  ['fails', {status: 500}],
  ['refuses', {status: 403}],
  ['breaks the connection', null],
])('a service that %s is no answer: there may be a banner', async (_how, answer) => {
  await expect(bannerAnswers(answer)).rejects.toMatchObject({name: 'ApiFault'})
})
