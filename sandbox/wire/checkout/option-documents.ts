import type {ShopperBasketsV2Types} from 'commerce-sdk-isomorphic'
import type {Basket} from '../../domains/baskets/basket'
import type {shippingOptions} from '../../domains/baskets/basket-service'
import {applicableCards, applicablePaymentMethods} from '../../domains/baskets/basket-service'
import type {ShopContext} from '../../domains/baskets/shop-context'
import {priceBasket} from '../../domains/baskets/price-basket'
import type {PaymentCardSpec, PaymentMethod} from '../../domains/payment/payment-method'
import {CREDIT_CARD} from '../../domains/payment/payment-method'
import {localize} from '../../domains/sites/locale'
import {methodDocument} from './line-item-documents'

/** The shipping methods of a shipment with what they cost. */
export function shippingMethodResult(
  {methods, defaultId}: ReturnType<typeof shippingOptions>,
  currency: string,
): ShopperBasketsV2Types.ShippingMethodResult {
  return {
    applicableShippingMethods: methods.map((method) => methodDocument(method, currency)),
    defaultShippingMethodId: defaultId,
  }
}

/** The payment methods of a basket; the credit card method lists the brands it takes. */
export function paymentMethodResult(
  context: ShopContext,
  basket: Basket,
): ShopperBasketsV2Types.PaymentMethodResult {
  const priced = priceBasket(context, basket)
  const methods = applicablePaymentMethods(context, priced)
  const cards = applicableCards(context, priced)
  return {applicablePaymentMethods: paymentMethodDocuments(context, methods, cards)}
}

/** Payment methods in the words of the Shopper APIs. */
export function paymentMethodDocuments(
  {locale}: ShopContext,
  methods: readonly PaymentMethod[],
  cards: readonly PaymentCardSpec[],
): ShopperBasketsV2Types.PaymentMethod[] {
  return methods.map((method) => ({
    id: method.id,
    name: localize(method.name, locale) ?? method.id,
    description: localize(method.description, locale),
    image: method.image ?? undefined,
    paymentProcessorId: method.processorId ?? undefined,
    cards: method.id === CREDIT_CARD ? cards.map((card) => cardDocument(card, locale)) : undefined,
  }))
}

function cardDocument(
  card: PaymentCardSpec,
  locale: string,
): ShopperBasketsV2Types.PaymentCardSpec {
  return {
    cardType: card.cardType,
    name: localize(card.name, locale) ?? card.cardType,
    description: localize(card.description, locale),
    image: card.image ?? undefined,
    numberPrefixes: [...card.numberPrefixes],
    numberLengths: [...card.numberLengths],
    checksumVerificationEnabled: card.checksum,
    securityCodeLength: card.securityCodeLength ?? undefined,
  }
}
