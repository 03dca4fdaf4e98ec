import {messagesOf, present, type Scenario} from 'commerce-sandbox/contract'
import assert from 'node:assert/strict'
import crypto from 'node:crypto'

interface Slot {
  type: string
  configurationId: string
  contentAssets: {id: string; name: string; c_body?: string}[]
}

interface Place {
  countryCode: string
  siteId: string
  locale: string
}

/** Site controllers, compared with their OCAPI counterparts: slots, place of the visitor, errors of browsers. */
export const siteControllerScenarios: readonly Scenario[] = [
  {
    title: 'a slot shows the same content to the site and to OCAPI',
    writes: false,
    needs: ['slot', "project's endpoints"],
    effects: {'sapi/getSlot': 'ocapi/getContent', 'ocapi/getSlots': 'sapi/getSlot'},
    async run(stage) {
      const shopper = await stage.guest()
      const {slotId = ''} = stage.target
      const slot = await shopper.controller<Slot>('GET', `getSlot?slotId=${slotId}`)
      const asset = present(slot.contentAssets[0], 'a content asset in the slot')
      const content = await shopper.ocapi<typeof asset>('GET', `/content/${asset.id}`)
      assert.equal(asset.name, content.name)
      assert.equal(asset.c_body, content.c_body)
      const {data} = await shopper.ocapi<{
        data: {slot_id: string; configuration_id?: string; type: string}[]
      }>('GET', `/slots?slots=${slotId},contract-no-such-slot&context=global`)
      assert.equal(data[0]?.configuration_id, slot.configurationId)
      assert.equal(data[1]?.type, 'empty')
    },
  },
  {
    title: 'a visitor is told the place and the site that serves it',
    writes: false,
    needs: ["project's endpoints"],
    effects: {
      'sapi/getGeoIpData': 'shopper-configurations/getConfigurations',
      'ocapi/getGeoIp': 'sapi/getGeoIpData',
    },
    async run(stage) {
      const shopper = await stage.guest()
      const country = stage.target.locale.split('-')[1] ?? ''
      const place = await shopper.controller<Place>('GET', `getGeoIpData?country=${country}`)
      assert.equal(place.countryCode, country)
      const {configurations} = await shopper.configurations.getConfigurations()
      const locales = configurations.find(({id}) => id === 'allowedLocales')?.value as unknown
      if (place.siteId === stage.target.siteId) {
        assert.ok((locales as {id: string}[]).some(({id}) => id === place.locale))
      }
      const {geoData} = await shopper.ocapi<{geoData: Place}>('GET', `/geoip?country=${country}`)
      assert.deepEqual(geoData, place)
    },
  },
  {
    title: 'errors of browsers are stored',
    writes: true,
    needs: ['admin API', "project's endpoints"],
    effects: {'sapi/storeErrorData': 'sandbox/getMessages'},
    async run(stage) {
      const {anonymous} = stage
      const report = {message: `contract ${crypto.randomUUID()}`, url: '/home'}
      const {id} = await anonymous.controller<{id: string}>('POST', 'storeErrorData', report)
      const errors = await messagesOf(stage, 'storefront-error')
      assert.deepEqual(errors.find((message) => message.id === id)?.body, report)
    },
  },
]
