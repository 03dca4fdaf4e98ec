import {effectsIn, mailsTo, messagesOf, present, type Scenario} from 'commerce-sandbox/contract'
import assert from 'node:assert/strict'
import crypto from 'node:crypto'

const project = "project's endpoints"

interface Warranties {
  warranties: {id: string; productId: string; serialNumber: string; endsOn: string}[]
  total: number
}

interface Preferences {
  reCaptchaPublicKey?: string
}

/** Custom endpoints of customer service: registered products, messages, recalls. */
export const customerServiceScenarios: readonly Scenario[] = [
  {
    title: 'a warranty is registered once, and listed with the account',
    writes: true,
    needs: [project],
    effects: effectsIn('custom', {
      registerWarranty: 'warranties',
      warranty: 'registerWarranty',
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
      const guest = await stage.guest()
      const found = await guest.custom<object>(
        'GET',
        'shopper-warranties',
        `/warranty?serialNumber=${serialNumber}`,
      )
      assert.deepEqual(Object.keys(found).sort(), [
        'endsOn',
        'productId',
        'productName',
        'serialNumber',
      ])
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
      const {c_result: preferences} = await guest.ocapi<{c_result: Preferences}>(
        'GET',
        '/custom_objects/ocapi/site',
      )
      for (const kind of ['contact', 'press-contact']) {
        const email = `contract-${crypto.randomUUID().slice(0, 13)}@example.test`
        const letter = {email, firstName: 'Kim', message: `About the ${kind}`}
        const path = `/${kind}`
        const sent = {
          ...letter,
          requestId: crypto.randomUUID(),
          gRecaptchaResponse: `sandbox-${kind}-${preferences.reCaptchaPublicKey ?? ''}.${crypto.randomUUID()}`,
          files: [{name: 'label.pdf', data: Buffer.from('%PDF-1.4').toString('base64')}],
        }
        const send = (body: object) =>
          guest.custom<{id: string; ticketNumber: string}>(
            'POST',
            'shopper-customer-service',
            path,
            body,
          )
        const {id, ticketNumber} = await send(sent)
        assert.equal((await send(sent)).ticketNumber, ticketNumber)
        await assert.rejects(
          send({...sent, requestId: crypto.randomUUID(), files: [{name: 'a.exe', data: 'TVqQ'}]}),
          /400/,
        )
        const messages = await messagesOf(stage, kind)
        assert.deepEqual(messages.find((message) => message.id === id)?.body, letter)
        const [mail] = await mailsTo(stage, email, 'contactReceived')
        assert.equal(present(mail, 'the mail').data['message'], letter.message)
        assert.equal(mail?.data['ticketNumber'], ticketNumber)
      }
    },
  },
  {
    title: 'recalls are found by the number of a product',
    writes: false,
    needs: [project],
    effects: effectsIn('custom', {recalls: 'shopper-products/getProduct'}),
    async run(stage) {
      const {productId} = await stage.sample()
      const guest = await stage.guest()
      const recalls = (number: string) =>
        guest.custom<{productId: string; productName: string; recalls: unknown[]}>(
          'GET',
          'shopper-warranties',
          `/recalls?serialNumber=${number}`,
        )
      const notices = await recalls(`${productId}-2403-00017`)
      const product = await guest.products.getProduct({parameters: {id: productId}})
      assert.equal(notices.productId, product.id)
      assert.equal(notices.productName, product.name)
      assert.ok(Array.isArray(notices.recalls))
      await assert.rejects(recalls('CONTRACT-000000'), /404/)
    },
  },
]
