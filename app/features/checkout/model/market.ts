import type {MessageId} from '@app/shared/i18n/messages'

/** Checkout requirements from a country's law and custom (rule CHECK-5). */
export interface CheckoutMarket {
  /** Legally binding text of the order button. */
  readonly placeOrder: MessageId
  /** Content asset on the right of withdrawal, where the law requires it before ordering. */
  readonly withdrawalContent: string | null
}

const DEFAULT: CheckoutMarket = {placeOrder: 'checkout.placeOrder.USA', withdrawalContent: null}

const BY_COUNTRY: Readonly<Record<string, CheckoutMarket>> = {
  // BGB § 312j (3): the button contains only text that states the obligation to pay.
  DE: {placeOrder: 'checkout.placeOrder.DEU', withdrawalContent: 'withdrawal'},
  JP: {placeOrder: 'checkout.placeOrder.JPN', withdrawalContent: null},
}

/** @param countryCode country of the site */
export function checkoutMarket(countryCode: string | null): CheckoutMarket {
  return BY_COUNTRY[countryCode ?? ''] ?? DEFAULT
}
