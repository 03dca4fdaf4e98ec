import {among, effectsIn, present, readyBasket, type Scenario} from 'commerce-sandbox/contract'
import assert from 'node:assert/strict'

const needs = ["project's endpoints"] as const

interface Entry {
  id: string
  label: string
  type: string
  link?: string
  items?: Entry[]
}

const withBelow = (entries: Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...withBelow(entry.items ?? [])])

/** The category that an entry links to. */
const categoryIn = ({link = ''}: Entry): string[] => {
  const id = /^\/category\/([^/?#]+)$/.exec(link)?.[1]
  return id === undefined ? [] : [decodeURIComponent(id)]
}

interface Price {
  productId: string
  currency: string
  price: number
  orderable: boolean
}

interface Mapping {
  resourceType: string
  resourceId: string
  url: string
}

/** Custom endpoints that only tell something: what they say is what the shop APIs say. */
export const customReadScenarios: readonly Scenario[] = [
  {
    title: 'the entries of the menu lead to categories, and have what their type needs',
    writes: false,
    needs,
    effects: effectsIn('custom', {navigation: 'shopper-products/getCategories'}),
    async run(stage) {
      const shopper = await stage.guest()
      const {locale} = stage.target
      const api = 'shopper-navigation'
      const {items} = await shopper.custom<{items: Entry[]}>('GET', api, '/navigation')
      assert.ok(items.length > 0, 'the menu is empty')
      const entries = withBelow(items)
      for (const {id, type, link, items: below = []} of entries) {
        if (type === 'NavigationLink') assert.ok(link, `${id} has no link`)
        if (type === 'NavigationItem') assert.ok(below.length > 0, `${id} has no items`)
      }
      const ids = [...new Set(entries.flatMap(categoryIn))].slice(0, 20)
      assert.ok(ids.length > 0, 'no entry leads to a category')
      const {data} = await shopper.products.getCategories({parameters: {ids, locale}})
      assert.deepEqual(new Set(data.map(({id}) => id)), new Set(ids))
    },
  },
  {
    title: 'the links beside the logo are those of the asset',
    writes: false,
    needs,
    effects: effectsIn('custom', {navigationHeader: 'ocapi/getContent'}),
    async run(stage) {
      const shopper = await stage.guest()
      const {data} = await shopper.ocapi<{data: {c_data: string}[]}>(
        'GET',
        '/content/(pwa_header_links)',
      )
      const asset = among(data, 'asset pwa_header_links')
      const api = 'shopper-navigation'
      const header = await shopper.custom<{links: Entry[]}>('GET', api, '/navigation-header')
      const {links} = JSON.parse(asset.c_data) as {links: {label: string}[]}
      assert.deepEqual(
        header.links.map(({label}) => label),
        links.map(({label}) => label),
      )
      for (const {link} of header.links) assert.match(link ?? '', /^(\/|https?:)/)
    },
  },
  {
    title: 'prices of a set are those of its products',
    writes: false,
    needs,
    effects: effectsIn('custom', {
      fullPrices: 'shopper-products/getProducts',
      price: 'shopper-products/getProducts',
    }),
    async run(stage) {
      const {productId, otherProductId} = await stage.sample()
      const shopper = await stage.guest()
      const {data} = await shopper.products.getProducts({
        parameters: {ids: [productId, otherProductId], locale: stage.target.locale},
      })
      const priceOf = (id: string) => data?.find((product) => product.id === id)?.price
      const api = 'shopper-productset'
      const {c_result: set} = await shopper.custom<{
        c_result: {selected: Price[]; unselected: Price[]}
      }>('POST', api, '/full-prices', {
        c_customerId: 'guest',
        locale: stage.target.locale,
        c_selected: [productId],
        c_unselected: [otherProductId],
      })
      assert.equal(set.selected[0]?.price, priceOf(productId))
      assert.equal(set.unselected[0]?.price, priceOf(otherProductId))
      const {c_result: one} = await shopper.custom<{c_result: Price}>('POST', api, '/price', {
        c_productId: otherProductId,
      })
      assert.deepEqual(one, set.unselected[0])
    },
  },
  {
    title: 'payment icons are those of the methods that a basket takes',
    writes: true,
    needs,
    effects: effectsIn('custom', {paymentIcons: 'shopper-baskets-v2/getPaymentMethodsForBasket'}),
    async run(stage) {
      const shopper = await stage.guest()
      const {baskets} = shopper
      const {icons} = await shopper.custom<{icons: {id: string; name: string}[]}>(
        'GET',
        'shopper-payment',
        '/payment-icons?channelType=storefront',
      )
      const {basketId = ''} = await baskets.createBasket({parameters: {}, body: {}})
      const {applicablePaymentMethods = []} = await baskets.getPaymentMethodsForBasket({
        parameters: {basketId},
      })
      assert.ok(applicablePaymentMethods.length > 0)
      const names = new Set(icons.map(({name}) => name))
      for (const {name = '', cards = []} of applicablePaymentMethods) {
        assert.ok(names.has(name), `no icon of ${name}`)
        for (const card of cards) assert.ok(names.has(card.name ?? ''), `no icon of ${card.name}`)
      }
    },
  },
  {
    title: 'from the value that a message tells on, the way is free',
    writes: true,
    needs,
    effects: effectsIn('custom', {
      shippingPromotionMessages: 'shopper-baskets-v2/getShippingMethodsForShipment',
    }),
    async run(stage) {
      const shopper = await stage.guest()
      const {messages} = await shopper.custom<{
        messages: {shippingMethodId: string; threshold: number; message: string}[]
      }>('GET', 'shopper-promotions', '/get-shipping-promotion-messages')
      const {shippingMethodId, threshold} = present(messages[0], 'a message')
      const basketId = await readyBasket(stage, shopper)
      const {baskets} = shopper
      const basket = await baskets.getBasket({parameters: {basketId}})
      const [item] = basket.productItems ?? []
      const quantity = Math.ceil(threshold / (item?.price ?? threshold))
      const changed = await baskets.updateItemInBasket({
        parameters: {basketId, itemId: present(item?.itemId, 'itemId')},
        body: {quantity},
      })
      assert.ok((changed.productTotal ?? 0) >= threshold)
      const {applicableShippingMethods = []} = await baskets.getShippingMethodsForShipment({
        parameters: {basketId, shipmentId: 'me'},
      })
      assert.equal(applicableShippingMethods.find(({id}) => id === shippingMethodId)?.price, 0)
    },
  },
  {
    title: 'pages of customer service are content assets',
    writes: false,
    needs,
    effects: effectsIn('custom', {servicePage: 'ocapi/getContent'}),
    async run(stage) {
      const shopper = await stage.guest()
      interface Page {
        id: string
        name: string
        c_body?: string
      }
      const {hits} = await shopper.ocapi<{hits: Page[]}>(
        'GET',
        '/content_search?refine=fdid=root&count=1',
      )
      const {id} = present(hits[0], 'a content asset')
      const content = await shopper.ocapi<Page>('GET', `/content/${id}`)
      const page = await shopper.custom<Page>(
        'GET',
        'shopper-customer-service',
        `/pages/content/${id}`,
      )
      assert.equal(page.name, content.name)
      assert.equal(page.c_body, content.c_body)
      await assert.rejects(
        shopper.custom('GET', 'shopper-customer-service', '/pages/content/contract-no-such-page'),
        /404/,
      )
    },
  },
  {
    title: 'addresses of categories lead to the same places as those of the Shopper APIs',
    writes: false,
    needs,
    effects: effectsIn('custom', {urlMapping: 'shopper-seo/getUrlMapping'}),
    async run(stage) {
      const shopper = await stage.guest()
      const {categoryId} = await stage.sample()
      const {mappings} = await shopper.custom<{mappings: Mapping[]}>(
        'GET',
        'shopper-seo',
        '/url-mapping',
      )
      const listed = present(
        mappings.find(({resourceId}) => resourceId === categoryId),
        'the category among the addresses',
      )
      const one = await shopper.custom<Mapping>(
        'GET',
        'shopper-seo',
        `/url-mapping?url=${listed.url}`,
      )
      assert.equal(one.resourceId, categoryId)
      const mapping = await shopper.seo.getUrlMapping({
        parameters: {urlSegment: listed.url, locale: stage.target.locale},
      })
      assert.equal(mapping.resourceId, categoryId)
      assert.equal(mapping.resourceType, one.resourceType)
    },
  },
]
