import {addItems} from '@app/features/basket/public/add-items'
import {
  addPaymentInstrument,
  updateShippingAddress,
  updateShippingMethod,
} from '@app/features/basket/public/checkout-changes'
import type {BasketContext, Basket, OrderAddress} from '@app/features/basket/public/basket'
import {updateCustomer} from '@app/features/basket/public/get-basket'

/** An address that the test shop of each site delivers to. */
export const ADDRESSES = {
  DEU: {
    firstName: 'Mia',
    lastName: 'Sommer',
    address1: 'Lindenstraße 4',
    postalCode: '10969',
    city: 'Berlin',
    countryCode: 'DE',
    phone: '030 123456',
  },
  USA: {
    firstName: 'Jane',
    lastName: 'Doe',
    address1: '1 Main Street',
    postalCode: '94102',
    city: 'San Francisco',
    stateCode: 'CA',
    countryCode: 'US',
    phone: '415 555 0100',
  },
} satisfies Record<string, OrderAddress>

/** Puts one product into the basket of a new guest. */
export const filledBasket = (
  context: BasketContext,
  productId = 'stroller-green',
): Promise<Basket> => addItems(context, [{productId, quantity: 1}])

/** A basket whose only open step is the review. */
export async function readyBasket(
  context: BasketContext,
  productId?: string,
  address: OrderAddress = ADDRESSES.DEU,
): Promise<Basket & {basketId: string}> {
  await filledBasket(context, productId)
  await updateCustomer(context, 'mia@example.com')
  await updateShippingAddress(context, address, true)
  await updateShippingMethod(context, 'standard')
  const basket = await addPaymentInstrument(context, {paymentMethodId: 'INVOICE'})
  return {...basket, basketId: basket.basketId ?? ''}
}

/** A card that the provider of the sandbox declines. */
export const DECLINED_CARD = {
  paymentMethodId: 'CREDIT_CARD',
  paymentCard: {
    cardType: 'Visa',
    holder: 'Mia Sommer',
    maskedNumber: '************0002',
    expirationMonth: 12,
    expirationYear: 2099,
  },
}
