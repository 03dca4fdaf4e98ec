import assert from 'node:assert/strict'
import {addressIn} from '../addresses'
import {effectsIn, expectRefusal, present} from '../expectations'
import {paymentOf} from '../ready-basket'
import type {Scenario} from '../scenario'
import {basketDiscountScenarios} from './basket-discounts'
import {basketMoveScenarios} from './basket-moves'
import {basketsV1, basketsV2, openBasket, type Version} from './open-basket'

function scenariosOf(version: Version): Scenario[] {
  const {api} = version
  const name = api.slice(-2)
  const effects = (map: Record<string, string>) => effectsIn(api, map)
  return [
    {
      title: `baskets ${name}: a basket is opened, found again and thrown away`,
      writes: true,
      effects: effects({
        createBasket: 'getBasket',
        getBasket: 'shopper-customers/getCustomerBaskets',
        deleteBasket: 'shopper-customers/getCustomerBaskets',
      }),
      async run(stage) {
        const {shopper, baskets, parameters, read} = await openBasket(version, stage)
        const list = () =>
          shopper.customers.getCustomerBaskets({parameters: {customerId: shopper.customerId}})
        const basket = await read()
        assert.equal(basket.basketId, parameters.basketId)
        assert.equal((await list()).baskets?.[0]?.currency, basket.currency)
        await baskets.deleteBasket({parameters})
        assert.equal((await list()).total, 0)
        await expectRefusal(404, read)
      },
    },
    {
      title: `baskets ${name}: items come, change and go`,
      writes: true,
      effects: effects({
        addItemToBasket: 'getBasket',
        updateItemInBasket: 'getBasket',
        updateItemsInBasket: 'getBasket',
        removeItemFromBasket: 'getBasket',
      }),
      async run(stage) {
        const {baskets, parameters, read, productId, otherProductId} = await openBasket(
          version,
          stage,
        )
        await baskets.addItemToBasket({
          parameters,
          body: [
            {productId, quantity: 1},
            {productId: otherProductId, quantity: 1},
          ],
        })
        const [first, second] = (await read()).productItems ?? []
        const itemId = present(first?.itemId, 'itemId')
        const otherItemId = present(second?.itemId, 'itemId')
        assert.equal(first?.productId, productId)
        await baskets.updateItemInBasket({parameters: {...parameters, itemId}, body: {quantity: 2}})
        const changed = await read()
        assert.equal(changed.productItems?.[0]?.quantity, 2)
        assert.equal(
          toCents(changed.productTotal),
          toCents(changed.productItems?.[0]?.priceAfterOrderDiscount) +
            toCents(changed.productItems?.[1]?.priceAfterOrderDiscount),
        )
        await baskets.updateItemsInBasket({
          parameters,
          body: [
            {itemId, quantity: 1},
            {itemId: otherItemId, quantity: 2},
          ],
        })
        assert.deepEqual(
          (await read()).productItems?.map(({quantity}) => quantity),
          [1, 2],
        )
        await baskets.removeItemFromBasket({parameters: {...parameters, itemId}})
        assert.deepEqual(
          (await read()).productItems?.map((item) => item.productId),
          [otherProductId],
        )
        await expectRefusal(400, () =>
          baskets.addItemToBasket({
            parameters,
            body: [{productId: 'contract-no-such-product', quantity: 1}],
          }),
        )
      },
    },
    {
      title: `baskets ${name}: customer, addresses and shipping method`,
      writes: true,
      effects: effects({
        updateCustomerForBasket: 'getBasket',
        updateShippingAddressForShipment: 'getBasket',
        updateBillingAddressForBasket: 'getBasket',
        getShippingMethodsForShipment: 'getBasket',
        updateShippingMethodForShipment: 'getBasket',
        updateBasket: 'getBasket',
      }),
      async run(stage) {
        const {baskets, parameters, shipment, read, productId} = await openBasket(version, stage)
        const address = addressIn(stage.target)
        await baskets.addItemToBasket({parameters, body: [{productId, quantity: 1}]})
        await baskets.updateCustomerForBasket({parameters, body: {email: 'kim@example.test'}})
        await baskets.updateShippingAddressForShipment({parameters: shipment, body: address})
        await baskets.updateBillingAddressForBasket({
          parameters,
          body: {...address, lastName: 'Payer'},
        })
        const {applicableShippingMethods, defaultShippingMethodId} =
          await baskets.getShippingMethodsForShipment({parameters: shipment})
        const methods = present(applicableShippingMethods, 'applicableShippingMethods')
        assert.ok(methods.some(({id}) => id === defaultShippingMethodId))
        const method = present(methods.at(-1), 'a shipping method')
        await baskets.updateShippingMethodForShipment({
          parameters: shipment,
          body: {id: method.id},
        })
        const basket = await read()
        assert.equal(basket.customerInfo?.email, 'kim@example.test')
        assert.equal(basket.billingAddress?.lastName, 'Payer')
        assert.equal(basket.shipments?.[0]?.shippingAddress?.city, address.city)
        assert.equal(basket.shipments?.[0]?.shippingMethod?.id, method.id)
        assert.equal(basket.shippingItems?.length, 1)
        assert.ok(present(basket.orderTotal, 'orderTotal') > 0)
        await baskets.updateBasket({parameters, body: {customerInfo: {email: 'k2@example.test'}}})
        assert.equal((await read()).customerInfo?.email, 'k2@example.test')
      },
    },
    {
      title: `baskets ${name}: a payment instrument comes, changes and goes`,
      writes: true,
      effects: effects({
        getPaymentMethodsForBasket: 'getBasket',
        addPaymentInstrumentToBasket: 'getBasket',
        updatePaymentInstrumentInBasket: 'getBasket',
        removePaymentInstrumentFromBasket: 'getBasket',
      }),
      async run(stage) {
        const {baskets, parameters, read, productId} = await openBasket(version, stage)
        await baskets.addItemToBasket({parameters, body: [{productId, quantity: 1}]})
        const payment = await paymentOf({baskets}, parameters.basketId)
        const {paymentMethodId} = payment
        await baskets.addPaymentInstrumentToBasket({parameters, body: {...payment, amount: 1}})
        const [instrument] = (await read()).paymentInstruments ?? []
        assert.equal(instrument?.paymentMethodId, paymentMethodId)
        const paymentInstrumentId = present(instrument?.paymentInstrumentId, 'its id')
        await baskets.updatePaymentInstrumentInBasket({
          parameters: {...parameters, paymentInstrumentId},
          body: {...payment, amount: 2},
        })
        assert.equal((await read()).paymentInstruments?.[0]?.amount, 2)
        await baskets.removePaymentInstrumentFromBasket({
          parameters: {...parameters, paymentInstrumentId},
        })
        assert.equal((await read()).paymentInstruments?.length ?? 0, 0)
      },
    },
    {
      title: `baskets ${name}: a second shipment takes an item and gives it back`,
      writes: true,
      effects: effects({
        createShipmentForBasket: 'getBasket',
        updateShipmentForBasket: 'getBasket',
        removeShipmentFromBasket: 'getBasket',
      }),
      async run(stage) {
        const {baskets, parameters, read, productId} = await openBasket(version, stage)
        const address = addressIn(stage.target)
        await baskets.createShipmentForBasket({
          parameters,
          body: {shipmentId: 'present', shippingAddress: address},
        })
        await baskets.addItemToBasket({
          parameters,
          body: [{productId, quantity: 1, shipmentId: 'present'}],
        })
        assert.equal((await read()).productItems?.[0]?.shipmentId, 'present')
        const shipment = {...parameters, shipmentId: 'present'}
        await baskets.updateShipmentForBasket({
          parameters: shipment,
          body: {gift: true, giftMessage: 'For you'},
        })
        const found = (await read()).shipments?.find(({shipmentId}) => shipmentId === 'present')
        assert.equal(found?.gift, true)
        assert.equal(found?.giftMessage, 'For you')
        const itemId = present((await read()).productItems?.[0]?.itemId, 'itemId')
        await baskets.removeItemFromBasket({parameters: {...parameters, itemId}})
        await baskets.removeShipmentFromBasket({parameters: shipment})
        assert.deepEqual(
          (await read()).shipments?.map(({shipmentId}) => shipmentId),
          ['me'],
        )
      },
    },
  ]
}

function toCents(amount: number | undefined): number {
  return Math.round(present(amount, 'an amount') * 100)
}

/** Baskets, through both versions of the API. */
export const basketScenarios: readonly Scenario[] = [basketsV2, basketsV1].flatMap((version) => [
  ...scenariosOf(version),
  ...basketDiscountScenarios(version),
  ...basketMoveScenarios(version),
])
