import assert from 'node:assert/strict'
import {among, effectsIn, present} from '../expectations'
import type {Scenario} from '../scenario'

interface Product {
  id: string
  name: string
  price?: number
  inventory?: {ats: number}
}

interface Hit {
  product_id: string
  product_name: string
}

const effects = (map: Record<string, string>) => effectsIn('ocapi', map)

/** Products and search through OCAPI agree with themselves and with the Shopper APIs. */
export const ocapiCatalogScenarios: readonly Scenario[] = [
  {
    title: 'OCAPI: a product is the same alone, among others and in the Shopper APIs',
    writes: false,
    effects: effects({getProduct: 'getProducts', getProducts: 'shopper-products/getProduct'}),
    async run(stage) {
      const {productId, otherProductId} = await stage.sample()
      const shopper = await stage.guest()
      const {locale} = stage.target
      const expand = 'expand=availability,images,prices,variations,promotions'
      const one = await shopper.ocapi<Product>('GET', `/products/${productId}?${expand}`)
      const {data} = await shopper.ocapi<{data: Product[]}>(
        'GET',
        `/products/(${productId},${otherProductId})?${expand}`,
      )
      const same = data.find(({id}) => id === productId)
      assert.equal(same?.name, one.name)
      assert.equal(same?.inventory?.ats, one.inventory?.ats)
      const scapi = await shopper.products.getProduct({parameters: {id: productId, locale}})
      assert.equal(scapi.price, one.price)
      assert.equal(scapi.name, one.name)
    },
  },
  {
    title: 'OCAPI: a search and a suggestion lead to products that exist',
    writes: false,
    effects: effects({searchProducts: 'getProduct', suggest: 'getProduct'}),
    async run(stage) {
      const {phrase} = await stage.sample()
      const shopper = await stage.guest()
      const q = `q=${encodeURIComponent(phrase)}`
      const {hits} = await shopper.ocapi<{hits: Hit[]}>('GET', `/product_search?${q}&count=3`)
      const nameOf = async (id: string) =>
        (await shopper.ocapi<Product>('GET', `/products/${id}`)).name
      const hit = present(hits[0], 'a hit')
      assert.equal(await nameOf(hit.product_id), hit.product_name)
      const suggested = await shopper.ocapi<{product_suggestions: {products: Hit[]}}>(
        'GET',
        `/search_suggestion?${q}&count=3`,
      )
      const product = present(suggested.product_suggestions.products[0], 'a suggested product')
      assert.equal(await nameOf(product.product_id), product.product_name)
    },
  },
  {
    title: 'OCAPI: a category is the one of the Shopper APIs',
    writes: false,
    effects: effects({getCategory: 'shopper-products/getCategory'}),
    async run(stage) {
      const {categoryId} = await stage.sample()
      const shopper = await stage.guest()
      const category = await shopper.ocapi<{name: string}>('GET', `/categories/${categoryId}`)
      const {locale} = stage.target
      const same = await shopper.products.getCategory({parameters: {id: categoryId, locale}})
      assert.equal(category.name, same.name)
    },
  },
  {
    title: 'OCAPI: a store that is found nearby is the same by its id',
    writes: false,
    effects: effects({findStores: 'getStoresById', getStoresById: 'findStores'}),
    async run(stage) {
      const shopper = await stage.guest()
      interface Store {
        id: string
        name: string
      }
      const near = await shopper.ocapi<{data: Store[]}>(
        'GET',
        '/stores?latitude=52.52&longitude=13.4&max_distance=20000&count=15',
      )
      const store = among(near.data ?? [], 'store')
      const {data} = await shopper.ocapi<{data: Store[]}>('GET', `/stores/(${store.id})`)
      assert.equal(data[0]?.name, store.name)
    },
  },
]
