import assert from 'node:assert/strict'
import {effectsIn, present} from '../expectations'
import {codeMailedTo} from '../outbox'
import {readyBasket} from '../ready-basket'
import type {Scenario, Stage} from '../scenario'

interface List<Item> {
  data?: Item[]
  count?: number
  total?: number
}

const effects = (map: Record<string, string>) => effectsIn('ocapi', map)

async function newCustomer(stage: Stage) {
  const registered = await stage.registered()
  const {shopper} = registered
  const own = `/customers/${shopper.customerId}`
  return {
    ...registered,
    own,
    call: <Body>(method: string, below: string, body?: unknown) =>
      shopper.ocapi<Body>(method, `${own}${below}`, body),
  }
}

/** Accounts through OCAPI, which are those of the Shopper APIs. */
export const ocapiCustomerScenarios: readonly Scenario[] = [
  {
    title: 'OCAPI: an account is registered, read and changed',
    writes: true,
    effects: effects({
      registerCustomer: 'shopper-login/authenticateCustomer',
      getCustomer: 'shopper-customers/getCustomer',
      updateCustomer: 'getCustomer',
    }),
    async run(stage) {
      const guest = await stage.guest()
      const login = `ocapi-${Date.now()}@example.test`
      await guest.ocapi('POST', '/customers', {
        password: 'Wz7!abcdefgh',
        customer: {login, email: login, first_name: 'Kim', last_name: 'Contract'},
      })
      const {shopper, call} = await newCustomer(stage)
      const {customerId} = shopper
      await call('PATCH', '', {first_name: 'Kari'})
      interface Customer {
        first_name: string
        customer_id: string
      }
      const customer = await call<Customer>('GET', '')
      assert.equal(customer.first_name, 'Kari')
      const same = await shopper.customers.getCustomer({parameters: {customerId}})
      assert.equal(same.firstName, 'Kari')
    },
  },
  {
    title: 'OCAPI: addresses come, change and go',
    writes: true,
    effects: effects({
      createAddress: 'getAddress',
      getAddress: 'getAddresses',
      getAddresses: 'getAddress',
      updateAddress: 'getAddress',
      deleteAddress: 'getAddresses',
    }),
    async run(stage) {
      const {call} = await newCustomer(stage)
      await call('POST', '/addresses', {
        address_id: 'home',
        last_name: 'Contract',
        address1: 'Lindenweg 4',
        postal_code: '10115',
        city: 'Berlin',
        country_code: 'DE',
      })
      interface Address {
        address_id: string
        city: string
      }
      assert.equal((await call<Address>('GET', '/addresses/home')).city, 'Berlin')
      await call('PATCH', '/addresses/home', {city: 'Potsdam'})
      assert.equal((await call<Address>('GET', '/addresses/home')).city, 'Potsdam')
      const list = await call<List<Address>>('GET', '/addresses')
      assert.equal(list.data?.[0]?.address_id, 'home')
      await call('DELETE', '/addresses/home')
      assert.equal((await call<List<Address>>('GET', '/addresses')).data?.length ?? 0, 0)
    },
  },
  {
    title: 'OCAPI: a wish list is made, filled, changed and thrown away',
    writes: true,
    effects: effects({
      createProductList: 'getProductLists',
      getProductLists: 'getProductList',
      getProductList: 'getProductLists',
      updateProductList: 'getProductList',
      createProductListItem: 'getProductListItem',
      getProductListItem: 'getProductListItems',
      getProductListItems: 'getProductListItem',
      updateProductListItem: 'getProductListItem',
      deleteProductListItem: 'getProductListItems',
      deleteProductList: 'getProductLists',
    }),
    async run(stage) {
      const {productId} = await stage.sample()
      const {call} = await newCustomer(stage)
      interface Item {
        id: string
        name?: string
        product_id?: string
        quantity?: number
      }
      const lists = () => call<List<Item>>('GET', '/product_lists')
      const created = await call<Item>('POST', '/product_lists', {type: 'wish_list', public: false})
      assert.equal((await lists()).data?.[0]?.id, created.id)
      const list = `/product_lists/${created.id}`
      await call('PATCH', list, {name: 'Later'})
      assert.equal((await call<Item>('GET', list)).name, 'Later')
      const added = await call<Item>('POST', `${list}/items`, {
        type: 'product',
        product_id: productId,
        quantity: 1,
        priority: 1,
        public: false,
      })
      const item = `${list}/items/${added.id}`
      assert.equal((await call<Item>('GET', item)).product_id, productId)
      await call('PATCH', item, {quantity: 3})
      assert.equal((await call<Item>('GET', item)).quantity, 3)
      const items = () => call<List<Item>>('GET', `${list}/items`)
      assert.equal((await items()).data?.[0]?.id, added.id)
      await call('DELETE', item)
      assert.equal((await items()).data?.length ?? 0, 0)
      await call('DELETE', list)
      assert.equal((await lists()).data?.length ?? 0, 0)
    },
  },
  {
    title: 'OCAPI: a reset that is asked for comes by mail',
    writes: true,
    needs: ['outbox'],
    effects: effects({requestPasswordReset: 'shopper-login/resetPassword'}),
    async run(stage) {
      const {login, guest, password} = await newCustomer(stage)
      await guest.ocapi('POST', '/customers/password_reset', {identification: login, type: 'login'})
      await stage.anonymous.login.resetPassword(
        {
          body: {
            user_id: login,
            channel_id: stage.target.siteId,
            client_id: stage.target.clientId,
            pwd_action_token: await codeMailedTo(stage, login),
            new_password: `${password}6`,
            hint: 'cross_device',
          },
        },
        true,
      )
    },
  },
  {
    title: 'OCAPI: orders stand in the account',
    writes: true,
    effects: effects({getCustomerOrders: 'getOrder'}),
    async run(stage) {
      const {shopper, call} = await newCustomer(stage)
      const basketId = await readyBasket(stage, shopper)
      const {orderNo} = await shopper.orders.createOrder({parameters: {}, body: {basketId}})
      const {data} = await call<List<{order_no: string; order_total: number}>>('GET', '/orders')
      const listed = present(data?.[0], 'the order')
      assert.equal(listed.order_no, orderNo)
      const order = await shopper.ocapi<{order_total: number}>('GET', `/orders/${orderNo}`)
      assert.equal(order.order_total, listed.order_total)
    },
  },
]
