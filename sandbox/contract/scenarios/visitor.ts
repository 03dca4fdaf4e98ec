import assert from 'node:assert/strict'
import {effectsIn, expectRefusal, present} from '../expectations'
import type {Scenario} from '../scenario'

/** What the shop knows of a visitor beside the account: context and consents. */
export const visitorScenarios: readonly Scenario[] = [
  {
    title: 'a shopper context is set, changed and removed',
    writes: true,
    effects: effectsIn('shopper-context', {
      createShopperContext: 'getShopperContext',
      updateShopperContext: 'getShopperContext',
      getShopperContext: 'createShopperContext',
      deleteShopperContext: 'createShopperContext',
    }),
    async run(stage) {
      const {contexts, session} = await stage.guest()
      const parameters = {usid: present(session?.usid, 'usid')}
      const read = () => contexts.getShopperContext({parameters})
      const body = {sourceCode: 'spring', customQualifiers: {device: 'mobile'}}
      await contexts.createShopperContext({parameters, body})
      assert.equal((await read()).sourceCode, 'spring')
      await contexts.updateShopperContext({parameters, body: {sourceCode: 'autumn'}})
      const changed = await read()
      assert.equal(changed.sourceCode, 'autumn')
      assert.deepEqual(changed.customQualifiers, {device: 'mobile'})
      await contexts.deleteShopperContext({parameters}, true)
      await expectRefusal(404, read)
    },
  },
  {
    title: 'a customer says yes to one channel, then to several',
    writes: true,
    effects: effectsIn('shopper-consents', {
      updateSubscription: 'getSubscriptions',
      updateSubscriptions: 'getSubscriptions',
      getSubscriptions: 'updateSubscription',
    }),
    async run(stage) {
      const {shopper, login} = await stage.registered()
      const {consents} = shopper
      const read = async () => {
        const {data} = await consents.getSubscriptions({parameters: {expand: ['consentStatus']}})
        return present(data[0], 'a subscription')
      }
      const {subscriptionId, channels} = await read()
      const [channel] = channels
      const consent = {
        subscriptionId,
        channel: present(channel, 'a channel'),
        contactPointValue: login,
      }
      const statusOf = async () =>
        (await read()).consentStatus?.find((entry) => entry.contactPointValue === login)?.status
      await consents.updateSubscription({body: {...consent, status: 'opt_in'}})
      assert.equal(await statusOf(), 'opt_in')
      await consents.updateSubscriptions({
        body: {subscriptions: [{...consent, status: 'opt_out'}]},
      })
      assert.equal(await statusOf(), 'opt_out')
    },
  },
]
