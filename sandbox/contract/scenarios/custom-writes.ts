import assert from 'node:assert/strict'
import crypto from 'node:crypto'
import {effectsIn, present} from '../expectations'
import {loginCustomer} from '../login'
import {codeMailedTo, mailsTo, messagesOf} from '../outbox'
import type {Scenario} from '../scenario'

const project = "project's endpoints"

interface Warranties {
  warranties: {id: string; productId: string; serialNumber: string; endsOn: string}[]
  total: number
}

/** Custom endpoints that change something: account, warranties, messages, traces. */
export const customWriteScenarios: readonly Scenario[] = [
  {
    title: 'a mailed code activates an account',
    writes: true,
    needs: [project, 'outbox'],
    effects: effectsIn('custom', {activate: 'shopper-customers/getCustomer'}),
    async run(stage) {
      const {shopper, login} = await stage.registered()
      const {customerId} = shopper
      const api = 'shopper-customer'
      const isActivated = async () =>
        (
          (await shopper.customers.getCustomer({parameters: {customerId}})) as {
            c_activated?: boolean
          }
        ).c_activated
      await shopper.custom('POST', api, '/activate', {email: login})
      const token = await codeMailedTo(stage, login)
      await assert.rejects(
        shopper.custom('POST', api, '/activate', {email: login, token: `${token}0`}),
        /400/,
      )
      assert.notEqual(await isActivated(), true)
      await shopper.custom('POST', api, '/activate', {email: login, token})
      assert.equal(await isActivated(), true)
    },
  },
  {
    title: 'a mailed code sets a password that lets in',
    writes: true,
    needs: [project, 'outbox'],
    effects: effectsIn('custom', {resetPassword: 'shopper-login/authenticateCustomer'}),
    async run(stage) {
      const {guest, login, password} = await stage.registered()
      const api = 'shopper-customer'
      await guest.custom('POST', api, '/reset-password', {email: login})
      const token = await codeMailedTo(stage, login)
      const changed = `${password}7`
      await guest.custom('POST', api, '/reset-password', {email: login, token, password: changed})
      await assert.rejects(loginCustomer(guest, stage.exchanges, {login, password}))
      await loginCustomer(guest, stage.exchanges, {login, password: changed})
    },
  },
  {
    title: 'a warranty is registered once, and listed with the account',
    writes: true,
    needs: [project],
    effects: effectsIn('custom', {
      registerWarranty: 'warranties',
      warranties: 'customerWarranties',
      customerWarranties: 'registerWarranty',
    }),
    async run(stage) {
      const {productId} = await stage.sample()
      const {shopper, login} = await stage.registered()
      const serialNumber = crypto.randomUUID()
      const register = () =>
        shopper.custom<{id: string}>('POST', 'shopper-warranties', '/register', {
          email: login,
          productId,
          serialNumber,
          purchasedOn: '2025-03-14',
        })
      const {id} = await register()
      const listed = await shopper.custom<Warranties>('GET', 'shopper-warranties', '/warranties')
      const [warranty] = listed.warranties
      assert.equal(warranty?.id, id)
      assert.equal(warranty?.serialNumber, serialNumber)
      assert.ok((warranty?.endsOn ?? '') > '2025-03-14')
      const own = await shopper.custom<Warranties>('GET', 'shopper-customer', '/warranties')
      assert.deepEqual(own, listed)
      await assert.rejects(register(), /409/)
    },
  },
  {
    title: 'what is written to customer service arrives, and is confirmed by mail',
    writes: true,
    needs: [project, 'outbox', 'admin API'],
    effects: effectsIn('custom', {
      contact: 'sandbox/getMessages',
      pressContact: 'sandbox/getMails',
    }),
    async run(stage) {
      const guest = await stage.guest()
      for (const kind of ['contact', 'press-contact']) {
        const email = `contract-${crypto.randomUUID().slice(0, 13)}@example.test`
        const letter = {email, firstName: 'Kim', message: `About the ${kind}`}
        const path = `/${kind}`
        const {id} = await guest.custom<{id: string}>(
          'POST',
          'shopper-customer-service',
          path,
          letter,
        )
        const kept = await messagesOf(stage, kind)
        assert.deepEqual(kept.find((message) => message.id === id)?.body, letter)
        const [mail] = await mailsTo(stage, email, 'contactReceived')
        assert.equal(present(mail, 'the mail').data['message'], letter.message)
      }
    },
  },
  {
    title: 'the steps of a checkout are traced',
    writes: true,
    needs: [project],
    effects: effectsIn('custom', {trace: 'sandbox/getTrace'}),
    async run(stage) {
      const guest = await stage.guest()
      const traceId = crypto.randomUUID()
      const steps = [
        {traceId, event: 'shipping'},
        {traceId, event: 'payment', context: {method: 'INVOICE'}},
      ]
      for (const step of steps) await guest.custom('POST', 'shopper-checkout', '/trace', step)
      const {entries} = await guest.custom<{entries: {data: object}[]}>(
        'GET',
        'shopper-checkout',
        `/trace?traceId=${traceId}`,
      )
      assert.deepEqual(
        entries.map(({data}) => data),
        steps,
      )
    },
  },
]
