/**
 * A guest checkout with the unmodified SDK, outside of jest (whose module sandbox has no `import()`).
 * Usage: node sdk-checkout.cjs BASE_URL ORGANIZATION CLIENT_ID SITE ADDRESS_JSON; prints JSON.
 */
const sdk = require('commerce-sdk-isomorphic')

const [proxy, organizationId, clientId, siteId, address] = process.argv.slice(2)

const config = (headers = {}) => ({
  proxy,
  throwOnBadResponse: true,
  headers,
  parameters: {shortCode: 'local', organizationId, clientId, siteId},
})

async function main() {
  const session = await sdk.helpers.loginGuestUser({
    slasClient: new sdk.ShopperLogin(config()),
    parameters: {redirectURI: `${proxy}/callback`},
  })
  const authorized = config({authorization: `Bearer ${session.access_token}`})
  const baskets = new sdk.ShopperBasketsV2(authorized)
  const orders = new sdk.ShopperOrders(authorized)
  const customers = new sdk.ShopperCustomers(authorized)

  const {basketId} = await baskets.createBasket({parameters: {}, body: {}})
  const parameters = {basketId}
  const shipment = {basketId, shipmentId: 'me'}
  await baskets.addItemToBasket({
    parameters,
    body: [
      {productId: 'stroller-green', quantity: 1},
      {productId: 'blanket', quantity: 2},
    ],
  })
  await baskets.updateCustomerForBasket({parameters, body: {email: 'anna@example.test'}})
  await baskets.updateShippingAddressForShipment({
    parameters: {...shipment, useAsBilling: true},
    body: JSON.parse(address),
  })
  const {defaultShippingMethodId} = await baskets.getShippingMethodsForShipment({
    parameters: shipment,
  })
  await baskets.updateShippingMethodForShipment({
    parameters: shipment,
    body: {id: defaultShippingMethodId},
  })
  const {applicablePaymentMethods} = await baskets.getPaymentMethodsForBasket({parameters})
  const basket = await baskets.addPaymentInstrumentToBasket({
    parameters,
    body: {paymentMethodId: applicablePaymentMethods[0].id},
  })
  const placed = await orders.createOrder({parameters: {}, body: {basketId}})
  const order = await orders.getOrder({parameters: {orderNo: placed.orderNo}})
  const {total: openBaskets} = await customers.getCustomerBaskets({
    parameters: {customerId: session.customer_id},
  })
  console.log(JSON.stringify({basket, order, openBaskets}))
}

main().catch(async (error) => {
  console.error(error.response ? await error.response.text() : error)
  process.exitCode = 1
})
