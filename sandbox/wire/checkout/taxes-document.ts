import type {ShopperBasketsV2Types} from 'commerce-sdk-isomorphic'
import type {ExternalTax} from '../../domains/baskets/basket'
import {rateToDecimal} from '../../domains/tax/tax'
import {amountOf} from '../money-on-wire'

/** Taxes that a client worked out itself, by position, of a basket or an order. */
export function taxesDocument(
  taxes: Readonly<Record<string, readonly ExternalTax[]>>,
  currency: string,
): ShopperBasketsV2Types.Taxes {
  const positions = Object.entries(taxes).map(([itemId, items]) => [
    itemId,
    {
      taxItems: items.map(({id, rate, value}) => ({
        id,
        rate: rateToDecimal(rate),
        value: amountOf(value ?? null, currency),
      })),
    },
  ])
  return {taxes: Object.fromEntries(positions) as ShopperBasketsV2Types.Taxes['taxes']}
}
