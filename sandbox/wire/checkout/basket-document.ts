import type {ShopperBasketsV2Types} from 'commerce-sdk-isomorphic'
import type {CheckoutContext} from '../../domains/baskets/basket-service'
import {priceBasket} from '../../domains/baskets/price-basket'
import type {Basket} from '../../domains/baskets/basket'
import type {PricedBasket} from '../../domains/baskets/priced-basket'
import {lineItemDocuments} from './line-item-documents'
import {timeOf} from '../money-on-wire'

/** A basket of the Shopper APIs; its channel is known to every version of them. */
export type BasketDocument = ShopperBasketsV2Types.Basket & {channelType?: 'storefront'}

/** The basket document of the Shopper APIs; totals that are not known yet are left out. */
export function basketDocument(basket: PricedBasket): BasketDocument {
  return {
    basketId: basket.basketId,
    agentBasket: false,
    temporaryBasket: basket.temporary ?? false,
    channelType: 'storefront',
    creationDate: timeOf(basket.creationDate),
    lastModified: timeOf(basket.lastModified),
    currency: basket.currency,
    taxation: basket.taxation,
    taxRoundedAtGroup: false,
    // A guest's address is an empty text until it is known: the API documents require the field.
    customerInfo: {customerId: basket.customerId, email: basket.email ?? ''},
    ...lineItemDocuments(basket),
    ...basket.custom,
  }
}

/**
 * Prices a basket for the request's locale and describes it. Before a delivery method is chosen the
 * shipping total is 0: the stock cart prints it unasked, and would print "NaN" without it.
 */
export function describeBasket(context: CheckoutContext, basket: Basket): BasketDocument {
  const priced = basketDocument(priceBasket(context, basket))
  const document = {...priced, shippingTotal: priced.shippingTotal ?? 0}
  const {customerNo} = context.shopper
  if (customerNo === undefined) return document
  return {
    ...document,
    customerInfo: {...document.customerInfo, customerNo, email: basket.email ?? ''},
  }
}

/** Describes a basket in the words of one version of the Shopper APIs. */
export type DescribeBasket = (context: CheckoutContext, basket: Basket) => BasketDocument

/** As `describeBasket`, without what version 1 does not know. */
export function describeBasketV1(context: CheckoutContext, basket: Basket): BasketDocument {
  const {
    temporaryBasket: _temporary,
    taxRoundedAtGroup: _rounded,
    groupedTaxItems: _grouped,
    ...document
  } = describeBasket(context, basket)
  return document
}
