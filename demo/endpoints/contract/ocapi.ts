import {messagesOf, present, readyBasket, type Scenario} from 'commerce-sandbox/contract'
import assert from 'node:assert/strict'
import crypto from 'node:crypto'

interface Slot {
  slot_id: string
  type: string
  content_assets?: {id: string; name: string; c_body?: string}[]
}

interface Place {
  countryCode: string
  siteId: string
  locale: string
}

interface QueryResult {
  c_result: Record<string, unknown>
}

/** Our resources of OCAPI: slots, country of the visitor, reports of browsers, queries by custom object. */
export const ocapiScenarios: readonly Scenario[] = [
  {
    title: 'OCAPI: a slot shows content assets, and an unknown slot is empty',
    writes: false,
    needs: ['slot', "project's endpoints"],
    effects: {'ocapi/getSlots': 'ocapi/getContent'},
    async run(stage) {
      const shopper = await stage.guest()
      const {slotId = ''} = stage.target
      const {data} = await shopper.ocapi<{data: Slot[]}>(
        'GET',
        `/slots?slots=${slotId},contract-no-such-slot&context=global`,
      )
      const asset = present(data[0]?.content_assets?.[0], 'a content asset in the slot')
      const content = await shopper.ocapi<typeof asset>('GET', `/content/${asset.id}`)
      assert.equal(asset.name, content.name)
      assert.equal(asset.c_body, content.c_body)
      assert.equal(data[1]?.type, 'empty')
    },
  },
  {
    title: 'OCAPI: the country of a visitor leads to a locale of the site',
    writes: false,
    needs: ["project's endpoints"],
    effects: {'ocapi/getGeoIp': 'shopper-configurations/getConfigurations'},
    async run(stage) {
      const shopper = await stage.guest()
      const country = stage.target.locale.split('-')[1] ?? ''
      const {geoData} = await shopper.ocapi<{geoData: Place}>('GET', `/geoip?country=${country}`)
      assert.equal(geoData.countryCode, country)
      const {configurations} = await shopper.configurations.getConfigurations()
      const locales = configurations.find(({id}) => id === 'allowedLocales')?.value as unknown
      if (geoData.siteId === stage.target.siteId) {
        assert.ok((locales as {id: string}[]).some(({id}) => id === geoData.locale))
      }
    },
  },
  {
    title: 'OCAPI: reports of violations are stored',
    writes: true,
    needs: ['admin API', "project's endpoints"],
    effects: {'ocapi/reportViolation': 'sandbox/getMessages'},
    async run(stage) {
      const {anonymous, target} = stage
      const report = {'csp-report': {'blocked-uri': `https://${crypto.randomUUID()}.example`}}
      const csp = `/s/${target.siteId}/dw/shop/v21_3/csp`
      const headers = {'content-type': 'application/csp-report'}
      assert.equal((await anonymous.plain('POST', csp, report, headers)).status, 204)
      assert.deepEqual((await messagesOf(stage, 'csp'))[0]?.body, report)
    },
  },
  {
    title: 'the configurations of a site are its preferences',
    writes: false,
    needs: ["project's endpoints"],
    effects: {'shopper-configurations/getConfigurations': 'ocapi/getCustomObject'},
    async run(stage) {
      const shopper = await stage.guest()
      const {configurations} = await shopper.configurations.getConfigurations()
      const valueOf = (id: string, type?: string) =>
        configurations.find((one) => one.id === id && (!type || one.configurationType === type))
          ?.value
      assert.equal(valueOf('id'), stage.target.siteId)
      const {c_result: told} = await shopper.ocapi<QueryResult>('GET', '/custom_objects/ocapi/site')
      // A site's own configuration may have the name of a preference, such as `allowedLocales`.
      const preferenceOf = (id: string) => valueOf(id, 'globalConfiguration')
      const shared = Object.keys(told).filter((id) => preferenceOf(id) !== undefined)
      assert.ok(shared.length > 0, 'no preference is a configuration')
      for (const id of shared) assert.deepEqual(preferenceOf(id), told[id], id)
    },
  },
  {
    title: 'OCAPI: an order is found by its token',
    writes: true,
    needs: ["project's endpoints"],
    effects: {'ocapi/getCustomObject': 'ocapi/createOrder'},
    async run(stage) {
      const shopper = await stage.guest()
      const basketId = await readyBasket(stage, shopper)
      const placed = await shopper.ocapi<{order_no: string}>('POST', `/orders?token=${basketId}`, {
        basket_id: basketId,
      })
      const {c_result: found} = await shopper.ocapi<QueryResult>(
        'GET',
        `/custom_objects/ocapi/order?token=${basketId}`,
      )
      assert.equal(found['orderNo'], placed.order_no)
    },
  },
]
