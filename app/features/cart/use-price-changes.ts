import {useEffect, useState} from 'react'
import type {BasketLine} from '@app/features/basket/public/basket-lines'
import {priceChanges, pricesOf, type PriceChange, type SeenPrices} from './model/price-changes'

const keyOf = (siteId: string): string => `cart-prices:${siteId}`

/** Storage may be disabled or full: then no change is known. */
function readSeen(siteId: string): SeenPrices {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(siteId)) ?? '{}') ?? {}) as SeenPrices
  } catch {
    return {}
  }
}

function writeSeen(siteId: string, lines: readonly BasketLine[]): void {
  try {
    localStorage.setItem(keyOf(siteId), JSON.stringify(pricesOf(lines)))
  } catch {
    // The next visit shows no change.
  }
}

/**
 * Lines whose unit price changed since the shopper last saw the cart (rule BASKET-22), by line id. A change
 * stays on the page until it is left.
 */
export function usePriceChanges(
  siteId: string,
  lines: readonly BasketLine[],
): Readonly<Record<string, PriceChange>> {
  const [seen] = useState(() => readSeen(siteId))
  useEffect(() => writeSeen(siteId, lines), [siteId, lines])
  return priceChanges(seen, lines)
}
