import type {Basket, BasketContext} from '@app/features/basket/public/basket'
import {certificatesOf, dueOf, GIFT_CERTIFICATE} from '@app/features/basket/public/totals'
import {
  addPaymentInstrument,
  removePaymentInstrument,
} from '@app/features/basket/public/checkout-changes'
import {changeBasket} from '@app/features/basket/public/basket-call'

/**
 * Pays with a gift certificate as much as its balance and the total allow.
 * @throws ApiFault (rejects) `invalid-gift-certificate-code` with the argument `statusCode`
 */
export const addGiftCertificate = (
  context: BasketContext,
  giftCertificateCode: string,
): Promise<Basket> =>
  addPaymentInstrument(context, {
    paymentMethodId: GIFT_CERTIFICATE,
    giftCertificateCode,
  } as Parameters<typeof addPaymentInstrument>[1])

/**
 * Adjusts the amounts of the gift certificates to a total that has changed; one that has nothing left to pay is
 * removed. @throws ApiFault (rejects)
 */
export async function fitGiftCertificates(context: BasketContext, basket: Basket): Promise<Basket> {
  let current = basket
  let rest = basket.orderTotal ?? 0
  for (const {id} of certificatesOf(basket)) {
    current =
      rest <= 0
        ? await removePaymentInstrument(context, id)
        : await changeBasket(context, (baskets, basketId) =>
            baskets.updatePaymentInstrumentInBasket({
              parameters: {basketId, paymentInstrumentId: id},
              body: {paymentMethodId: GIFT_CERTIFICATE, amount: rest},
            }),
          )
    rest = dueAfter(current, id, rest)
  }
  return current
}

/** What is left after a certificate has paid its part. */
function dueAfter(basket: Basket, id: string, rest: number): number {
  const own = certificatesOf(basket).filter((one) => one.id === id)
  const paymentInstruments = own.map(({amount}) => ({paymentMethodId: GIFT_CERTIFICATE, amount}))
  return dueOf({orderTotal: rest, paymentInstruments}) ?? 0
}
