import {
  codeMailedTo,
  effectsIn,
  loginCustomer,
  mailsTo,
  present,
  type Scenario,
} from 'commerce-sandbox/contract'
import assert from 'node:assert/strict'
import crypto from 'node:crypto'

const project = "project's endpoints"

/** Custom endpoints that change something: account, newsletter and traces. */
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
    title: 'a newsletter sign-up is mailed once, and refused without an email address',
    writes: true,
    needs: [project, 'outbox'],
    effects: {'ocapi/getCustomObject': 'sandbox/getMails'},
    async run(stage) {
      const guest = await stage.guest()
      const email = `contract-${crypto.randomUUID().slice(0, 13)}@example.test`
      const {c_result: site} = await guest.ocapi<{c_result: {reCaptchaPublicKey?: string}}>(
        'GET',
        '/custom_objects/ocapi/site',
      )
      const signUp = async (values: Record<string, string>) => {
        const token = `sandbox-newsletter-${site.reCaptchaPublicKey ?? ''}`
        const gRecaptchaResponse = `${token}.${crypto.randomUUID()}`
        const query = new URLSearchParams({optIn: '1', gRecaptchaResponse, ...values})
        const path = `/custom_objects/ocapi/newsletter?${query}`
        return (await guest.ocapi<{c_result: {success: boolean}}>('GET', path)).c_result
      }
      for (const _ of [1, 2]) assert.equal((await signUp({email, firstName: 'Kim'})).success, true)
      const mails = await mailsTo(stage, email, 'newsletterConfirm')
      assert.equal(mails.length, 1)
      assert.match(present(mails[0], 'the mail').data['link'] ?? '', /\/newsletter\/confirm\//)
      assert.equal((await signUp({email: 'nobody'})).success, false)
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
