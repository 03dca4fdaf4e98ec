import assert from 'node:assert/strict'
import {among, effectsIn, expectRefusal, present} from '../expectations'
import type {Scenario} from '../scenario'

/** Stores and addresses of pages, which a visitor only reads. */
export const serviceScenarios: readonly Scenario[] = [
  {
    title: 'a store that is found nearby is the same by its id',
    writes: false,
    effects: effectsIn('shopper-stores', {searchStores: 'getStores', getStores: 'searchStores'}),
    async run(stage) {
      const {stores} = await stage.guest()
      const {locale} = stage.target
      const found = await stores.searchStores({
        parameters: {latitude: 52.52, longitude: 13.4, maxDistance: 20_000, limit: 5, locale},
      })
      const {id, name, city} = among(found.data ?? [], 'store')
      const same = await stores.getStores({parameters: {ids: id, locale}})
      assert.equal(same.data?.[0]?.name, name)
      assert.equal(same.data?.[0]?.city, city)
    },
  },
  {
    title: 'an address leads to its page',
    writes: false,
    effects: {'shopper-seo/getUrlMapping': 'shopper-products/getCategory'},
    async run(stage) {
      const {seo, products} = await stage.guest()
      const {categoryId} = await stage.sample()
      const {locale} = stage.target
      const mapping = await seo.getUrlMapping({
        parameters: {urlSegment: `/${categoryId}`, locale},
      })
      assert.equal(mapping.resourceType, 'CATEGORY')
      const category = await products.getCategory({
        parameters: {id: present(mapping.resourceId, 'resourceId'), locale},
      })
      assert.equal(category.id, categoryId)
      await expectRefusal(404, () =>
        seo.getUrlMapping({parameters: {urlSegment: '/contract-no-such-page', locale}}),
      )
    },
  },
]
