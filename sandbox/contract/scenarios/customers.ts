import assert from 'node:assert/strict'
import {addressIn} from '../addresses'
import {effectsIn, expectRefusal, present} from '../expectations'
import {loginCustomer} from '../login'
import {readyBasket} from '../ready-basket'
import type {Scenario, Stage} from '../scenario'

const effects = (map: Record<string, string>) => effectsIn('shopper-customers', map)

/** A new customer, logged in, and the calls on what is theirs. */
async function newCustomer(stage: Stage) {
  const registered = await stage.registered()
  const {customers, customerId} = registered.shopper
  const parameters = {customerId}
  return {
    ...registered,
    customers,
    parameters,
    read: () => customers.getCustomer({parameters}),
  }
}

/** Accounts: what a customer writes down is there at the next visit. */
export const customerScenarios: readonly Scenario[] = [
  {
    title: 'a customer registers and changes the account',
    writes: true,
    effects: effects({registerCustomer: 'getCustomer', updateCustomer: 'getCustomer'}),
    async run(stage) {
      const {customers, parameters, login, guest, password, read} = await newCustomer(stage)
      const customer = await read()
      assert.equal(customer.email, login)
      assert.equal(customer.firstName, 'Kim')
      await customers.updateCustomer({parameters, body: {firstName: 'Kari', phoneHome: '030 123'}})
      const changed = await read()
      assert.equal(changed.firstName, 'Kari')
      assert.equal(changed.phoneHome, '030 123')
      await expectRefusal(400, () =>
        guest.customers.registerCustomer({
          body: {customer: {login, email: login, firstName: 'A', lastName: 'B'}, password},
        }),
      )
    },
  },
  {
    title: 'addresses come, change and go',
    writes: true,
    effects: effects({
      createCustomerAddress: 'getCustomerAddress',
      getCustomerAddress: 'getCustomer',
      getCustomer: 'getCustomerAddress',
      updateCustomerAddress: 'getCustomerAddress',
      removeCustomerAddress: 'getCustomer',
    }),
    async run(stage) {
      const {customers, parameters, read} = await newCustomer(stage)
      const address = addressIn(stage.target)
      await customers.createCustomerAddress({
        parameters,
        body: {...address, addressId: 'home', preferred: true},
      })
      const one = {...parameters, addressName: 'home'}
      assert.equal((await customers.getCustomerAddress({parameters: one})).city, address.city)
      assert.equal((await read()).addresses?.[0]?.addressId, 'home')
      await customers.updateCustomerAddress({
        parameters: one,
        body: {...address, addressId: 'home', lastName: 'Moved'},
      })
      assert.equal((await customers.getCustomerAddress({parameters: one})).lastName, 'Moved')
      await customers.removeCustomerAddress({parameters: one})
      assert.equal((await read()).addresses?.length ?? 0, 0)
    },
  },
  {
    title: 'a card is kept, changed and forgotten',
    writes: true,
    effects: effects({
      createCustomerPaymentInstrument: 'getCustomerPaymentInstrument',
      getCustomerPaymentInstrument: 'getCustomer',
      updateCustomerPaymentInstrument: 'getCustomerPaymentInstrument',
      deleteCustomerPaymentInstrument: 'getCustomer',
    }),
    async run(stage) {
      const {customers, parameters, read} = await newCustomer(stage)
      await customers.createCustomerPaymentInstrument({
        parameters,
        body: {
          paymentMethodId: 'CREDIT_CARD',
          paymentCard: {
            cardType: 'Visa',
            number: '4111111111111111',
            holder: 'Kim Contract',
            expirationMonth: 12,
            expirationYear: 2099,
            issueNumber: '',
            validFromMonth: 1,
            validFromYear: 2020,
          },
        },
      })
      const [stored] = (await read()).paymentInstruments ?? []
      const one = {
        ...parameters,
        paymentInstrumentId: present(stored?.paymentInstrumentId, 'its id'),
      }
      const readOne = () => customers.getCustomerPaymentInstrument({parameters: one})
      assert.equal((await readOne()).paymentCard?.numberLastDigits, '1111')
      await customers.updateCustomerPaymentInstrument({parameters: one, body: {default: true}})
      assert.equal((await readOne()).default, true)
      await customers.deleteCustomerPaymentInstrument({parameters: one})
      assert.equal((await read()).paymentInstruments?.length ?? 0, 0)
    },
  },
  {
    title: 'a wish list is made, filled, changed and thrown away',
    writes: true,
    effects: effects({
      createCustomerProductList: 'getCustomerProductLists',
      getCustomerProductLists: 'getCustomerProductList',
      getCustomerProductList: 'getCustomerProductLists',
      updateCustomerProductList: 'getCustomerProductList',
      createCustomerProductListItem: 'getCustomerProductListItem',
      getCustomerProductListItem: 'getCustomerProductList',
      updateCustomerProductListItem: 'getCustomerProductListItem',
      deleteCustomerProductListItem: 'getCustomerProductList',
      deleteCustomerProductList: 'getCustomerProductLists',
    }),
    async run(stage) {
      const {productId} = await stage.sample()
      const {customers, parameters} = await newCustomer(stage)
      const created = await customers.createCustomerProductList({
        parameters,
        body: {type: 'wish_list', public: false},
      })
      const lists = () => customers.getCustomerProductLists({parameters})
      assert.equal((await lists()).data?.[0]?.id, created.id)
      const one = {...parameters, listId: present(created.id, 'the id of the list')}
      const list = () => customers.getCustomerProductList({parameters: one})
      await customers.updateCustomerProductList({parameters: one, body: {name: 'Later'}})
      assert.equal((await list()).name, 'Later')
      const added = await customers.createCustomerProductListItem({
        parameters: one,
        body: {productId, quantity: 1, priority: 1, public: false, type: 'product'},
      })
      const item = {...one, itemId: present(added.id, 'the id of the item')}
      const readItem = () => customers.getCustomerProductListItem({parameters: item})
      assert.equal((await readItem()).productId, productId)
      await customers.updateCustomerProductListItem({
        parameters: item,
        body: {quantity: 3, priority: 2, public: false},
      })
      assert.equal((await readItem()).quantity, 3)
      assert.equal((await list()).customerProductListItems?.[0]?.id, item.itemId)
      await customers.deleteCustomerProductListItem({parameters: item})
      assert.equal((await list()).customerProductListItems?.length ?? 0, 0)
      await customers.deleteCustomerProductList({parameters: one})
      assert.equal((await lists()).data?.length ?? 0, 0)
    },
  },
  {
    title: 'a public list is found by others, a private one is not',
    writes: true,
    effects: effects({
      getPublicProductListsBySearchTerm: 'getPublicProductList',
      getPublicProductList: 'getPublicProductListsBySearchTerm',
      getProductListItem: 'getPublicProductList',
    }),
    async run(stage) {
      const {productId} = await stage.sample()
      const {customers, parameters, login, guest} = await newCustomer(stage)
      const created = await customers.createCustomerProductList({
        parameters,
        body: {type: 'gift_registry', public: true, name: 'Soon three'},
      })
      const listId = present(created.id, 'the id of the list')
      const added = await customers.createCustomerProductListItem({
        parameters: {...parameters, listId},
        body: {productId, quantity: 1, priority: 1, public: true, type: 'product'},
      })
      const found = await guest.customers.getPublicProductListsBySearchTerm({
        parameters: {email: login},
      })
      assert.ok(found.data.some(({id}) => id === listId))
      const list = await guest.customers.getPublicProductList({parameters: {listId}})
      assert.equal(list.name, 'Soon three')
      const itemId = present(added.id, 'the id of the item')
      const item = await guest.customers.getProductListItem({parameters: {listId, itemId}})
      assert.equal(item.id, itemId)
      await customers.updateCustomerProductList({
        parameters: {...parameters, listId},
        body: {public: false},
      })
      await expectRefusal(404, () => guest.customers.getPublicProductList({parameters: {listId}}))
    },
  },
  {
    title: 'a new password lets in, the old one does not',
    writes: true,
    effects: effects({updateCustomerPassword: 'shopper-login/authenticateCustomer'}),
    async run(stage) {
      const {customers, parameters, login, password, guest} = await newCustomer(stage)
      await customers.updateCustomerPassword(
        {parameters, body: {currentPassword: password, password: `${password}8`}},
        true,
      )
      await assert.rejects(loginCustomer(guest, stage.exchanges, {login, password}))
      await loginCustomer(guest, stage.exchanges, {login, password: `${password}8`})
    },
  },
  {
    title: 'a reset token sets a new password',
    writes: true,
    needs: ['Account Manager'],
    effects: effects({
      getResetPasswordToken: 'resetPassword',
      resetPassword: 'shopper-login/authenticateCustomer',
    }),
    async run(stage) {
      const {login, password, guest} = await newCustomer(stage)
      const program = await stage.program()
      const {resetToken} = await program.customers.getResetPasswordToken({body: {login}})
      await program.customers.resetPassword(
        {
          body: {
            resetToken: present(resetToken, 'resetToken'),
            newPassword: `${password}7`,
            login,
          },
        },
        true,
      )
      await loginCustomer(guest, stage.exchanges, {login, password: `${password}7`})
    },
  },
  {
    title: 'orders stand in the account',
    writes: true,
    effects: effects({
      getCustomerOrders: 'shopper-orders/getOrder',
      getCustomerBaskets: 'shopper-baskets-v2/getBasket',
    }),
    async run(stage) {
      const {customers, parameters, shopper} = await newCustomer(stage)
      const basketId = await readyBasket(stage, shopper)
      await shopper.baskets.getBasket({parameters: {basketId}})
      const {baskets} = await customers.getCustomerBaskets({parameters})
      assert.equal(baskets?.[0]?.basketId, basketId)
      const {orderNo} = await shopper.orders.createOrder({parameters: {}, body: {basketId}})
      const {data, total} = await customers.getCustomerOrders({parameters})
      assert.equal(total, 1)
      assert.equal(data?.[0]?.orderNo, orderNo)
      const order = await shopper.orders.getOrder({
        parameters: {orderNo: present(orderNo, 'orderNo')},
      })
      assert.equal(data?.[0]?.orderTotal, order.orderTotal)
    },
  },
]
