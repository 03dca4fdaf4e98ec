/** @jest-environment ./server/test/sandbox-environment.ts */
import {addItems} from '@app/features/basket/public/add-items'
import {cachedBasket, type BasketContext} from '@app/features/basket/public/basket'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {applyWalletAddress, applyWalletApproval} from './express-basket'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
let context: BasketContext

const INVOICE = {id: 'INVOICE', methodId: 'INVOICE', name: 'Invoice'}

beforeAll(() => Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false}))
beforeEach(async () => {
  context = await openSession(shop)
  sandbox.reset()
  await addItems(context, [{productId: 'stroller-green', quantity: 1}])
})

const addressNow = () => cachedBasket(context)?.shipments?.[0]?.shippingAddress

test('a place with a shortened postal code has delivery methods and sums', async () => {
  const place = {city: 'Berlin', postalCode: '109', countryCode: 'DE'}
  const {basket, methods} = await applyWalletAddress(context, place)
  expect(methods.length).toBeGreaterThan(0)
  expect(basket.shipments?.[0]?.shippingMethod?.id).toBeTruthy()
  expect(basket.orderTotal ?? basket.productTotal).toBeGreaterThan(0)
  expect(addressNow()).toMatchObject(place)
  expect(addressNow()?.lastName).toBeUndefined()
})

test('the approval has the whole address, the contact and the payment', async () => {
  await applyWalletAddress(context, {city: 'Berlin', postalCode: '109', countryCode: 'DE'})
  const address = {
    firstName: 'Anna',
    lastName: 'Berg',
    address1: 'Lindenstraße 12',
    city: 'Berlin',
    postalCode: '10969',
    countryCode: 'DE',
    phone: '+49 30 901820',
  }
  await applyWalletApproval(context, INVOICE, {
    email: 'anna@example.test',
    address,
    details: {method: 'wallet'},
  })
  expect(addressNow()).toMatchObject(address)
  expect(cachedBasket(context)).toMatchObject({
    billingAddress: address,
    customerInfo: {email: 'anna@example.test'},
    paymentInstruments: [{paymentMethodId: 'INVOICE'}],
  })
})
