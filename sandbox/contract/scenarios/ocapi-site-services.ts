import assert from 'node:assert/strict'
import crypto from 'node:crypto'
import {present} from '../expectations'
import {messagesOf} from '../outbox'
import type {Scenario} from '../scenario'

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

/** What the sandbox adds to OCAPI: slots, country of the visitor, reports of browsers. */
export const ocapiSiteServiceScenarios: readonly Scenario[] = [
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
]
