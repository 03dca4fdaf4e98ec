import type {MessageId} from '@app/shared/i18n/messages'

/** What a country's law and custom want of the checkout (rule CHECK-5). */
export interface CheckoutMarket {
  /** Binding text of the order button. */
  readonly placeOrder: MessageId
  /** Content asset on the right to withdraw, where the law wants it named before ordering. */
  readonly withdrawalContent: string | null
}

const DEFAULT: CheckoutMarket = {placeOrder: 'checkout.placeOrder.USA', withdrawalContent: null}

const BY_COUNTRY: Readonly<Record<string, CheckoutMarket>> = {
  // BGB § 312j (3): nothing but words that name the obligation to pay.
  DE: {placeOrder: 'checkout.placeOrder.DEU', withdrawalContent: 'withdrawal'},
  JP: {placeOrder: 'checkout.placeOrder.JPN', withdrawalContent: null},
}

/** @param countryCode of the site */
export function checkoutMarket(countryCode: string | null): CheckoutMarket {
  return BY_COUNTRY[countryCode ?? ''] ?? DEFAULT
}
