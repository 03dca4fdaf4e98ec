import {CommerceFault} from '../commerce-fault'
import {toDecimal, toMinor} from '../money'
import type {Site} from '../sites/site-registry'
import type {Basket} from './basket'

/**
 * Sets the currency of a basket to another currency of the site. Shipping methods and payment
 * instruments belong to one currency and have to be chosen again (B2C Commerce: GetBasket with
 * another session currency); gift certificates keep their numeric amount. Throws
 * UnsupportedCurrency.
 */
export function setCurrency(
  basket: Basket,
  currency: string,
  {id, currencies}: Pick<Site, 'id' | 'currencies'>,
): Basket {
  if (currency === basket.currency) return basket
  if (!currencies.includes(currency)) {
    throw new CommerceFault(
      'UnsupportedCurrency',
      `The currency '${currency}' is not supported by site '${id}'.`,
      {currency},
    )
  }
  return {
    ...basket,
    currency,
    shipments: basket.shipments.map((shipment) => ({...shipment, shippingMethodId: undefined})),
    paymentInstruments: [],
    giftCertificates: basket.giftCertificates?.map((item) => ({
      ...item,
      amount: toMinor(toDecimal(item.amount, basket.currency), currency),
    })),
  }
}
