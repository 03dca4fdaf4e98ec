import {CommerceFault} from '../commerce-fault'
import {listAddresses} from '../customers/address-repository'
import {listInstruments} from '../customers/payment-instrument-repository'
import type {Basket} from './basket'
import type {AddressInput} from '../customers/address'
import {DEFAULT_SHIPMENT} from './basket'
import {ADDRESS_FIELDS} from '../customers/address'
import type {CheckoutContext} from './basket-service'
import {paymentOptions} from './basket-service'
import {addPaymentInstrument} from './change-payment'
import {requireShipment, setBillingAddress, setShippingAddress} from './change-shipments'

/**
 * Fills missing data of a registered customer's new basket from the account: shipping and billing
 * address from the preferred address, else the first; a payment instrument from the default one,
 * else the first, if the site accepts it (`populateCustomerDetails`, Shopper Baskets 2.11).
 */
export function withCustomerDetails(context: CheckoutContext, basket: Basket): Basket {
  if (context.shopper.guest) return basket
  return withSavedPayment(context, withSavedAddress(context, basket))
}

function withSavedAddress({db, shopper}: CheckoutContext, basket: Basket): Basket {
  const [saved] = listAddresses(db, shopper.customerId)
  if (!saved) return basket
  const texts = ADDRESS_FIELDS.flatMap((field) =>
    saved[field] === undefined ? [] : [[field, saved[field]]],
  )
  const address: AddressInput = {...Object.fromEntries(texts), custom: saved.custom}
  const shipped = requireShipment(basket, DEFAULT_SHIPMENT).shippingAddress
    ? basket
    : setShippingAddress(basket, DEFAULT_SHIPMENT, address, false)
  return shipped.billingAddress ? shipped : setBillingAddress(shipped, address, false)
}

function withSavedPayment(context: CheckoutContext, basket: Basket): Basket {
  if (basket.paymentInstruments.length > 0) return basket
  const [saved] = listInstruments(context.db, context.shopper.customerId)
  if (!saved) return basket
  const {paymentInstrumentId: customerPaymentInstrumentId} = saved
  try {
    return addPaymentInstrument(
      basket,
      {customerPaymentInstrumentId},
      paymentOptions(context, basket),
    )
  } catch (error) {
    // The basket is created also when the card has expired or the site no longer accepts it.
    if (error instanceof CommerceFault) return basket
    throw error
  }
}
