import type {MessageId, Translate} from '@app/shared/i18n/messages'
import type {Shop} from '@app/shared/lib/shop-context'
import type {Basket, ShippingMethod} from '@app/features/basket/public/basket'
import {totalsOf} from '@app/features/basket/public/totals'
import {isCompleteAddress} from '@app/features/address/public/address-rules'
import {fromOrderAddress} from '@app/features/address/public/order-address'
import type {ExpressPreferences} from './express-preferences'
import type {WalletAddress, WalletOffer, WalletPlace} from '../public/provider'

/** The reason why the shop cannot deliver to a place; null when it can. */
export function placeProblem(
  {countryCode}: Pick<WalletPlace, 'countryCode'>,
  {site}: Pick<Shop, 'site'>,
): MessageId | null {
  const countries = site.shipTo.length > 0 ? site.shipTo : [site.countryCode ?? '']
  return countries.includes(countryCode) ? null : 'payment.express.country'
}

/** The reason why the shop refuses the whole address of a wallet; null when it does not (rule PAY-6). */
export function addressProblem(
  address: WalletAddress,
  shop: Pick<Shop, 'site'>,
  {validatesAddress}: ExpressPreferences,
): MessageId | null {
  const problem = placeProblem(address, shop)
  if (problem || !validatesAddress) return problem
  const isComplete = isCompleteAddress(fromOrderAddress(address, address.countryCode))
  return isComplete ? null : 'payment.express.address'
}

/** The offer of a basket for the wallet's sheet; sums are those of the backend. */
export function offerOf(
  basket: Basket,
  methods: readonly ShippingMethod[],
  {site, market, currency}: Pick<Shop, 'site' | 'market' | 'currency'>,
  t: Translate,
): WalletOffer {
  const totals = totalsOf(basket, site.taxation)
  const line = (label: string, amount: number | null) => (amount === null ? [] : [{label, amount}])
  const deliveryMethodId = basket.shipments?.[0]?.shippingMethod?.id
  return {
    currency: basket.currency ?? currency,
    total: totals.estimated ?? 0,
    lines: [
      ...line(t('cart.subtotal'), totals.subtotal),
      ...totals.adjustments.map(({text, amount}) => ({label: text || t('cart.discount'), amount})),
      ...line(t('cart.shipping'), totals.shipping),
      ...(totals.taxation === 'net' ? line(t(market.tax.added), totals.tax) : []),
    ],
    deliveryMethods: methods
      .filter((method) => method.c_storePickupEnabled !== true)
      .map(({id, name, price}) => ({id, label: name ?? id, amount: price ?? 0})),
    ...(deliveryMethodId && {deliveryMethodId}),
  }
}
