import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {fakeBackend} from '@app/shared/test/fake-backend'
import {testShop} from '@app/shared/test/shop'
import {listingTags} from './listing-tags'

const answer = (pageMetaTags?: ShopperSearchTypes.PageMetaTag[]) =>
  ({pageMetaTags}) as ShopperSearchTypes.ProductSearchResult

test('the tags of a listing are those that differ from the texts of its category', async () => {
  fakeBackend().on('/categories/cots', {
    body: {id: 'cots', name: 'Cots', pageTitle: 'Cots | Shop', pageDescription: 'All cots.'},
  })
  const read = (...tags: ShopperSearchTypes.PageMetaTag[]) =>
    listingTags(testShop('DEU'), ['cots'], answer(tags))
  const title = {id: 'title', type: 'title', value: 'Cots | Shop'}
  const description = {id: 'description', type: 'name', value: 'All cots.'}
  expect(await read(title, description)).toEqual({})
  expect(await read({...title, value: 'Beds'}, description)).toEqual({
    metaTags: {title: {title: 'Beds'}},
  })
  expect(await listingTags(testShop('DEU'), ['cots'], answer())).toEqual({})
})
