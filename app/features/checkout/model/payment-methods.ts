import type {CardBrand} from './card'

export interface PaymentMethod {
  readonly id: string
  readonly name: string
  readonly description?: string
  /** Accepted brands; empty for methods without a card. */
  readonly cards: readonly CardBrand[]
}

/** The fields used of OCAPI `PaymentMethodResult` (v21.3). */
export interface OcapiPaymentMethods {
  applicable_payment_methods?: {
    id: string
    name?: string
    description?: string
    cards?: {
      card_type: string
      name?: string
      number_prefixes?: string[]
      number_lengths?: string[]
      security_code_length?: number
      checksum_verification_enabled?: boolean
    }[]
  }[]
}

/** Default length of the security code in digits: most brands have three, on the back of the card. */
const DEFAULT_CODE_LENGTH = 3

/** Parses card number lengths: `16` is one length, `16-19` are four. */
function lengthsOf(texts: readonly string[]): number[] {
  return texts.flatMap((text) => {
    const [from = 0, to = from] = text.split('-').map(Number)
    return Array.from({length: to - from + 1}, (_, index) => from + index)
  })
}

export function paymentMethodsOf(result: OcapiPaymentMethods): PaymentMethod[] {
  return (result.applicable_payment_methods ?? []).map(({id, name, description, cards = []}) => ({
    id,
    name: name ?? id,
    ...(description && {description}),
    cards: cards.map((card) => ({
      type: card.card_type,
      name: card.name ?? card.card_type,
      prefixes: card.number_prefixes ?? [],
      lengths: lengthsOf(card.number_lengths ?? []),
      securityCodeLength: card.security_code_length ?? DEFAULT_CODE_LENGTH,
      checksum: card.checksum_verification_enabled ?? true,
    })),
  }))
}
