const keyOf = (siteId: string): string => `temporary-basket:${siteId}`

/**
 * Stores the id of the basket of a purchase from a product page; it lasts as long as the tab (rule PAY-9).
 * @returns false when storage is disabled or full
 */
export function rememberTemporaryBasket(siteId: string, basketId: string): boolean {
  try {
    sessionStorage.setItem(keyOf(siteId), basketId)
    return true
  } catch {
    return false
  }
}

export function forgetTemporaryBasket(siteId: string): void {
  try {
    sessionStorage.removeItem(keyOf(siteId))
  } catch {
    // Without storage, no id was stored.
  }
}

/** Id of the basket of this tab's purchase from a product page; null when there is none. */
export function temporaryBasketId(siteId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(siteId))
  } catch {
    return null
  }
}
