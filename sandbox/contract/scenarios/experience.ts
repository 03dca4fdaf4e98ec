import assert from 'node:assert/strict'
import {among, effectsIn, expectRefusal, present} from '../expectations'
import type {Scenario} from '../scenario'

interface SiteDocument {
  id: string
  default_currency: string
  default_locale: string
  allowed_currencies: string[]
}

/** What a storefront is told of its site: configurations, pages of Page Designer, payment. */
export const experienceScenarios: readonly Scenario[] = [
  {
    title: 'the configurations of a site are those of its OCAPI document',
    writes: false,
    effects: {
      'shopper-configurations/getConfigurations': 'ocapi/getSite',
      'ocapi/getSite': 'shopper-configurations/getConfigurations',
    },
    async run(stage) {
      const shopper = await stage.guest()
      const {configurations} = await shopper.configurations.getConfigurations()
      const valueOf = (id: string) =>
        configurations.find((one) => one.id === id && one.configurationType === 'siteConfiguration')
          ?.value
      const site = await shopper.ocapi<SiteDocument>('GET', '/site')
      assert.equal(valueOf('id'), site.id)
      assert.equal(valueOf('defaultCurrency'), site.default_currency)
      assert.equal(valueOf('defaultLocale'), site.default_locale)
      assert.deepEqual(valueOf('allowedCurrencies'), site.allowed_currencies)
    },
  },
  {
    title: 'a page is found by its category, and by its id',
    writes: false,
    needs: ['page'],
    effects: effectsIn('shopper-experience', {getPage: 'getPages', getPages: 'getPage'}),
    async run(stage) {
      const {experience} = await stage.guest()
      const {categoryId} = await stage.sample()
      const {locale, pageId = ''} = stage.target
      const page = await experience.getPage({parameters: {pageId, locale}})
      assert.equal(page.id, pageId)
      const [component] = page.regions?.[0]?.components ?? []
      assert.ok(present(component, 'a component of the page').typeId)
      const {data} = await experience.getPages({
        parameters: {aspectTypeId: present(page.aspectTypeId, 'aspectTypeId'), categoryId, locale},
      })
      assert.deepEqual(data?.[0], page)
      await expectRefusal(404, () =>
        experience.getPage({parameters: {pageId: 'contract-no-such-page', locale}}),
      )
      await expectRefusal(400, () =>
        experience.getPages({parameters: {aspectTypeId: 'plp', locale}}),
      )
    },
  },
  {
    title: 'the payment configuration names the methods that the provider asks for',
    writes: true,
    needs: ['hosted payment method'],
    effects: {
      'shopper-payments/getPaymentConfiguration': 'shopper-baskets-v2/getPaymentMethodsForBasket',
    },
    async run(stage) {
      const {baskets, payments} = await stage.guest()
      const basket = await baskets.createBasket({parameters: {}, body: {}})
      const {paymentMethods = [], paymentMethodSetAccounts = []} =
        await payments.getPaymentConfiguration({
          parameters: {currency: present(basket.currency, 'currency')},
        })
      const accounts = new Set(paymentMethodSetAccounts.map(({accountId}) => accountId))
      const {applicablePaymentMethods = []} = await baskets.getPaymentMethodsForBasket({
        parameters: {basketId: present(basket.basketId, 'basketId')},
      })
      const offered = new Set(applicablePaymentMethods.map(({id}) => id.toLowerCase()))
      const [hosted] = paymentMethods
      assert.ok(accounts.has(present(hosted, 'a method').accountId))
      for (const {paymentMethodType} of paymentMethods) assert.ok(offered.has(paymentMethodType))
      await expectRefusal(400, () =>
        payments.getPaymentConfiguration({parameters: {currency: '?'}}),
      )
    },
  },
  {
    title: 'content is found by its words, and is the same for qualifiers and by OCAPI',
    writes: false,
    effects: {
      'shopper-experience/searchContent': 'shopper-experience/resolveQualifiers',
      'shopper-experience/resolveQualifiers': 'ocapi/getContent',
    },
    async run(stage) {
      const shopper = await stage.guest()
      const {locale} = stage.target
      const all = await shopper.experience.searchContent({parameters: {locale, limit: 5}})
      const {id, name = ''} = among(
        all.hits.filter((hit) => (hit.name ?? '').length > 2),
        'content asset with a name',
      )
      const {hits} = await shopper.experience.searchContent({
        parameters: {q: name.slice(0, 50), locale, limit: 200},
      })
      assert.ok(hits.some((hit) => hit.id === id))
      const {customerGroups, campaigns, dataBindings} = await shopper.experience.resolveQualifiers({
        parameters: {locale},
        body: {
          customerGroups: ['Everyone', 'contract-no-such-group'],
          campaignQualifiers: [{campaignId: 'contract-no-such-campaign'}],
          dataBindings: [{type: 'content_asset', id}],
        },
      })
      assert.deepEqual(customerGroups, {Everyone: true, 'contract-no-such-group': false})
      assert.deepEqual(campaigns, {'contract-no-such-campaign': false})
      const bound = dataBindings?.['content_asset']?.[id] as {name?: string} | undefined
      assert.equal(bound?.name, name)
      const content = await shopper.ocapi<{name: string}>('GET', `/content/${id}`)
      assert.equal(content.name, name)
      await expectRefusal(400, () =>
        shopper.experience.searchContent({parameters: {refine: 'fdid', locale}}),
      )
    },
  },
]
