import assert from 'node:assert/strict'
import {effectsIn, expectRefusal, present} from '../expectations'
import type {Scenario} from '../scenario'

/** Products, categories and search: what one call tells must agree with what another tells. */
export const catalogScenarios: readonly Scenario[] = [
  {
    title: 'a product is the same alone and among others',
    writes: false,
    effects: effectsIn('shopper-products', {getProduct: 'getProducts', getProducts: 'getProduct'}),
    async run(stage) {
      const {productId, otherProductId} = await stage.sample()
      const {products} = await stage.guest()
      const {locale} = stage.target
      const expand = ['availability', 'prices', 'images', 'variations', 'promotions'] as const
      const one = await products.getProduct({
        parameters: {id: productId, locale, expand: [...expand]},
      })
      const {data, total} = await products.getProducts({
        parameters: {ids: [productId, otherProductId], locale, expand: [...expand]},
      })
      assert.equal(total, 2)
      const same = present(
        data?.find(({id}) => id === productId),
        'the product in the list',
      )
      assert.equal(same.name, one.name)
      assert.equal(same.price, one.price)
      assert.equal(same.inventory?.ats, one.inventory?.ats)
      assert.deepEqual(same.imageGroups, one.imageGroups)
      await expectRefusal(404, () =>
        products.getProduct({parameters: {id: 'contract-no-such-product', locale}}),
      )
    },
  },
  {
    title: 'a category is the same in the tree and alone, and its search finds its products',
    writes: false,
    effects: {
      'shopper-products/getCategory': 'shopper-products/getCategories',
      'shopper-products/getCategories': 'shopper-products/getCategory',
      'shopper-search/productSearch': 'shopper-products/getProduct',
    },
    async run(stage) {
      const {categoryId} = await stage.sample()
      const {products, search} = await stage.guest()
      const {locale} = stage.target
      const category = await products.getCategory({parameters: {id: categoryId, locale}})
      const {data} = await products.getCategories({parameters: {ids: [categoryId], locale}})
      assert.equal(present(data[0], 'the category').name, category.name)
      const found = await search.productSearch({
        parameters: {
          refine: `cgid=${categoryId}`,
          expand: ['prices', 'images', 'variations', 'represented_products', 'availability'],
          allImages: true,
          limit: 5,
          locale,
        },
      })
      assert.ok(found.total > 0)
      for (const hit of found.hits) {
        const product = await products.getProduct({parameters: {id: hit.productId, locale}})
        assert.equal(hit.productName, product.name)
        if (hit.hitType !== 'product' && hit.hitType !== 'master') continue
        assert.equal(hit.currency, product.currency)
        assert.equal(hit.price, product.price)
        assert.equal(hit.priceMax, product.priceMax)
      }
      await expectRefusal(404, () =>
        products.getCategory({parameters: {id: 'contract-no-such-category', locale}}),
      )
    },
  },
  {
    title: 'a search is refined, sorted and paged',
    writes: false,
    effects: {'shopper-search/productSearch': 'shopper-products/getProducts'},
    async run(stage) {
      const {phrase, productId} = await stage.sample()
      const {products, search} = await stage.guest()
      const {locale} = stage.target
      const first = await search.productSearch({parameters: {q: phrase, limit: 200, locale}})
      assert.ok(first.total > 0, `nothing is found for ${phrase}`)
      assert.equal(first.query, phrase)
      const second = await search.productSearch({
        parameters: {q: phrase, limit: 1, offset: Math.min(1, first.total - 1), locale},
      })
      assert.equal(second.total, first.total)
      assert.equal(second.hits[0]?.productId, first.hits[Math.min(1, first.total - 1)]?.productId)
      for (const {id} of first.sortingOptions.slice(0, 2)) {
        const sorted = await search.productSearch({
          parameters: {q: phrase, sort: id, limit: 1, locale},
        })
        assert.equal(sorted.selectedSortingOption, id)
        assert.equal(sorted.total, first.total)
      }
      const {data} = await products.getProducts({parameters: {ids: [productId], locale}})
      assert.ok(present(data?.[0]?.name, 'the name').includes(phrase))
    },
  },
  {
    title: 'suggestions lead to products that exist',
    writes: false,
    effects: {'shopper-search/getSearchSuggestions': 'shopper-products/getProduct'},
    async run(stage) {
      const {phrase} = await stage.sample()
      const {products, search} = await stage.guest()
      const {locale} = stage.target
      const {productSuggestions} = await search.getSearchSuggestions({
        parameters: {q: phrase, limit: 5, locale},
      })
      const [suggested] = productSuggestions?.products ?? []
      const {productId, productName} = present(suggested, 'a suggested product')
      const product = await products.getProduct({parameters: {id: productId, locale}})
      assert.equal(product.name, productName)
    },
  },
]
