import {
  effectsIn,
  loginCustomer,
  mailsTo,
  present,
  readyBasket,
  type Scenario,
} from 'commerce-sandbox/contract'
import assert from 'node:assert/strict'
import crypto from 'node:crypto'

const project = "project's endpoints"
const newAddress = () => `contract-${crypto.randomUUID().slice(0, 13)}@example.test`

interface EmailState {
  email: string
  pending: {email: string} | null
}

interface SharedList {
  title: string
  items: {itemId: string; productId: string; state?: string}[]
}

/** Custom endpoints of accounts: email address, own data, shared wish list, orders. */
export const customAccountScenarios: readonly Scenario[] = [
  {
    title: 'a new email address counts once its link is confirmed',
    writes: true,
    needs: [project, 'outbox'],
    effects: effectsIn('custom', {
      requestEmailChange: 'emailChange',
      emailChange: 'requestEmailChange',
      cancelEmailChange: 'emailChange',
      confirmEmailChange: 'shopper-login/authenticateCustomer',
    }),
    async run(stage) {
      const {shopper, guest, password} = await stage.registered()
      const [api, path] = ['shopper-customer', '/email-change']
      const email = newAddress()
      const request = () => shopper.custom('POST', api, path, {email, currentPassword: password})
      const pending = async () =>
        (await shopper.custom<EmailState>('GET', api, path)).pending?.email
      await request()
      assert.equal(await pending(), email)
      await shopper.custom('DELETE', api, path)
      assert.equal(await pending(), undefined)
      await request()
      const [mail] = await mailsTo(stage, email, 'emailChangeLink')
      const link = new URL(present(mail?.data['link'], 'the link of the mail'))
      const token = link.searchParams.get('token')
      await guest.custom('POST', api, `${path}/confirm`, {token})
      await loginCustomer(guest, stage.exchanges, {login: email, password})
      await assert.rejects(guest.custom('POST', api, `${path}/confirm`, {token}), /400/)
    },
  },
  {
    title: 'a browser chooses messages, and its secret or its customer ends them',
    writes: true,
    needs: [project],
    effects: effectsIn('custom', {
      choosePush: 'readPush',
      renewPush: 'readPush',
      endPush: 'readPush',
      removePushDevice: 'pushDevices',
    }),
    async run(stage) {
      const {shopper, guest} = await stage.registered()
      const api = 'shopper-push'
      const holder = crypto.randomBytes(24).toString('base64url')
      const target = () => ({
        endpoint: `https://push.example/${crypto.randomUUID()}`,
        p256dh: `B${'a'.repeat(86)}`,
        auth: 'a'.repeat(22),
      })
      const read = () =>
        guest.custom<{id: string; kinds: string[]}>('POST', api, '/subscriptions/read', {holder})
      const choose = () =>
        shopper.custom('POST', api, '/subscriptions', {
          holder,
          ...target(),
          kinds: ['order'],
          details: false,
        })
      await choose()
      assert.deepEqual((await read()).kinds, ['order'])
      await guest.custom('POST', api, '/subscriptions/renew', {holder, ...target()})
      assert.deepEqual((await read()).kinds, ['order'])
      await guest.custom('POST', api, '/subscriptions/end', {holder})
      assert.deepEqual((await read()).kinds, [])
      await choose()
      const devices = `/customers/${shopper.customerId}/devices`
      const list = async () =>
        (await shopper.custom<{data: {deviceId: string}[]}>('GET', api, devices)).data
      const [device] = await list()
      const {deviceId} = present(device, 'the device')
      await shopper.custom('DELETE', api, `${devices}/${deviceId}`)
      assert.deepEqual(await list(), [])
    },
  },
  {
    title: 'a customer reads what is stored, and closes the account',
    writes: true,
    needs: [project],
    effects: effectsIn('custom', {
      accountData: 'shopper-customers/getCustomer',
      closeAccount: 'shopper-login/authenticateCustomer',
    }),
    async run(stage) {
      const {shopper, guest, login, password} = await stage.registered()
      const api = 'shopper-customer'
      const {customerId} = shopper
      const customer = await shopper.customers.getCustomer({parameters: {customerId}})
      const data = await shopper.custom<object>('GET', api, '/account-data')
      assert.ok(JSON.stringify(data).includes(present(customer.email, 'email')))
      assert.ok(!JSON.stringify(data).includes(password))
      const close = (currentPassword: string) =>
        shopper.custom('POST', api, '/close-account', {currentPassword})
      await assert.rejects(close(`${password}7`), /400/)
      await loginCustomer(guest, stage.exchanges, {login, password})
      await close(password)
      await assert.rejects(loginCustomer(guest, stage.exchanges, {login, password}))
    },
  },
  {
    title: 'a friend reserves a gift of a shared wish list',
    writes: true,
    needs: [project],
    effects: effectsIn('custom', {
      createWishLink: 'openWishLink',
      wishLinks: 'createWishLink',
      openWishLink: 'shopper-customers/createCustomerProductListItem',
      reserveGift: 'openWishLink',
      releaseGift: 'openWishLink',
      revokeWishLinks: 'wishLinks',
    }),
    async run(stage) {
      const {productId} = await stage.sample()
      const {shopper} = await stage.registered()
      const {customerId, customers} = shopper
      const list = await customers.createCustomerProductList({
        parameters: {customerId},
        body: {type: 'wish_list'},
      })
      await customers.createCustomerProductListItem({
        parameters: {customerId, listId: present(list.id, 'the list')},
        body: {productId, quantity: 1, priority: 1, public: false, type: 'product'},
      })
      const api = 'shopper-wish-link'
      const own = `/customers/${customerId}/links`
      const {token} = await shopper.custom<{token: string}>('POST', api, own, {title: 'Wishes'})
      const friend = await stage.guest()
      const holder = crypto.randomUUID().replaceAll('-', '')
      const call = (action: string, body: object = {}) =>
        friend.custom<SharedList>('POST', api, `/links/${action}`, {token, holder, ...body})
      const state = async () => (await call('open')).items[0]?.state
      const {title, items} = await call('open')
      assert.deepEqual([title, items[0]?.productId], ['Wishes', productId])
      const gift = {itemId: present(items[0]?.itemId, 'the wish')}
      await call('reserve', gift)
      assert.equal(await state(), 'yours')
      await call('release', gift)
      assert.equal(await state(), 'free')
      const total = async () => (await shopper.custom<{total: number}>('GET', api, own)).total
      assert.equal(await total(), 1)
      await shopper.custom('DELETE', api, own)
      assert.equal(await total(), 0)
      await assert.rejects(call('open'), /404/)
    },
  },
  {
    title: 'an order is found in the account, and by a guest with number and email address',
    writes: true,
    needs: [project],
    effects: effectsIn('custom', {
      searchOrders: 'shopper-orders/getOrder',
      lookUpOrder: 'orderCare',
      orderCare: 'shopper-orders/getOrder',
    }),
    async run(stage) {
      const {shopper} = await stage.registered()
      const basketId = await readyBasket(stage, shopper)
      const {orderNo = ''} = await shopper.orders.createOrder({parameters: {}, body: {basketId}})
      const api = 'shopper-order-care'
      const search = await shopper.custom<{total: number; data: {orderNo: string}[]}>(
        'POST',
        api,
        '/orders/search',
        {text: orderNo},
      )
      assert.deepEqual([search.total, search.data[0]?.orderNo], [1, orderNo])
      const order = await shopper.orders.getOrder({parameters: {orderNo}})
      const guest = await stage.guest()
      const lookUp = (email: string) =>
        guest.custom<{accessKey: string}>('POST', api, `/orders/${orderNo}/lookup`, {email})
      await assert.rejects(lookUp('someone-else@example.test'), /404/)
      const {accessKey} = await lookUp(present(order.customerInfo?.email, 'email'))
      const care = await guest.custom<{total: number}>('POST', api, `/orders/${orderNo}/care`, {
        accessKey,
      })
      assert.equal(care.total, order.orderTotal)
    },
  },
]
