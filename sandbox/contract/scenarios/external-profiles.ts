import assert from 'node:assert/strict'
import crypto from 'node:crypto'
import {effectsIn, expectRefusal, present} from '../expectations'
import type {Scenario} from '../scenario'

/** Customers whom another identity provider has proved. */
export const externalProfileScenarios: readonly Scenario[] = [
  {
    title: 'a customer of another identity provider is registered once, and found again',
    writes: true,
    effects: effectsIn('shopper-customers', {
      registerExternalProfile: 'getExternalProfile',
      getExternalProfile: 'registerExternalProfile',
    }),
    async run(stage) {
      const {customers} = await stage.guest()
      const externalId = `contract-${crypto.randomUUID().slice(0, 13)}@example.test`
      const key = {authenticationProviderId: 'Contract', externalId}
      const find = () => customers.getExternalProfile({parameters: key})
      await expectRefusal(404, find)
      const register = () =>
        customers.registerExternalProfile({
          body: {...key, email: externalId, firstName: 'Kim', lastName: 'Contract'},
        })
      const registered = await register()
      const found = await find()
      assert.equal(found.customerId, present(registered.customerId, 'customerId'))
      assert.equal(found.lastName, 'Contract')
      await expectRefusal(400, register)
    },
  },
]
