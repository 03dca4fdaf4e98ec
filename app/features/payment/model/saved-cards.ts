import type {Customer} from '@app/features/account/api/customer'
import type {PaymentMethod} from './payment-methods'

/** A card that the payment provider keeps for a customer (rule MY-2). */
export interface SavedCard {
  /** Id of the customer's payment instrument. */
  readonly id: string
  /** Text such as `Visa 1111`. */
  readonly instrument: string
}

/** The customer's cards, the default one first. Instruments that the provider does not keep are left out. */
export function savedCardsOf({paymentInstruments = []}: Customer): SavedCard[] {
  return paymentInstruments.flatMap(({paymentInstrumentId: id, c_providerInstrument: text}) =>
    id && typeof text === 'string' ? [{id, instrument: text}] : [],
  )
}

const PREFIX = 'saved:'

/** Option of the payment step for a saved card. */
export const savedOptionId = (id: string): string => PREFIX + id

/** Id of the card of an option; undefined for any other option. */
export const savedCardId = (optionId: string): string | undefined =>
  optionId.startsWith(PREFIX) ? optionId.slice(PREFIX.length) : undefined

/** The provider's method for cards, when the basket can be paid with it. */
export const cardMethodOf = (methods: readonly PaymentMethod[]): PaymentMethod | undefined =>
  methods.find(({provider}) => provider?.id === 'card')
