import {messagesOf, readyBasket, type Scenario} from 'commerce-sandbox/contract'
import assert from 'node:assert/strict'
import crypto from 'node:crypto'

interface QueryResult {
  c_result: Record<string, unknown>
}

/** Our resources of OCAPI: reports of browsers, queries by custom object. Slots and countries are compared with the controllers. */
export const ocapiScenarios: readonly Scenario[] = [
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
      const {c_result: preferences} = await shopper.ocapi<QueryResult>(
        'GET',
        '/custom_objects/ocapi/site',
      )
      // A site's own configuration may have the name of a preference, such as `allowedLocales`.
      const preferenceOf = (id: string) => valueOf(id, 'globalConfiguration')
      const shared = Object.keys(preferences).filter((id) => preferenceOf(id) !== undefined)
      assert.ok(shared.length > 0, 'no preference is a configuration')
      for (const id of shared) assert.deepEqual(preferenceOf(id), preferences[id], id)
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
