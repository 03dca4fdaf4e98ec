import type {PaymentMethod} from './payment-methods'
import type {PaymentDetails} from './provider'
import type {Customer} from '@app/features/account/public/customer-record'

/**
 * Custom attributes of a payment instrument: `c_providerMethod`, `c_providerData` (single-use reference of
 * collected data at the provider) and `c_providerInstrument` (text such as `Visa 1111`). `c_saveCard` asks the backend
 * to save the card in the customer's account once it has paid; `c_savedInstrument` is the id of the saved card that pays.
 */
export type ProviderAttributes = Readonly<Record<`c_${string}`, unknown>>

type InstrumentRequest = ProviderAttributes & {readonly paymentMethodId: string}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/**
 * The payment instrument of a choice, for the basket. It keeps what a reload would lose; card data is never part
 * of it (rule PAY-1).
 */
export function instrumentOf(
  method: PaymentMethod,
  details?: PaymentDetails,
  saveCard = false,
): InstrumentRequest {
  const {methodId, provider} = method
  if (!provider) return {paymentMethodId: methodId}
  return {
    paymentMethodId: methodId,
    c_providerMethod: provider.id,
    ...(details?.data && {c_providerData: details.data}),
    c_providerInstrument: details?.instrument ?? provider.name,
    ...(saveCard && {c_saveCard: true}),
  }
}

/** What the provider needs to pay with one of these instruments; null when none is paid at the provider. */
export function detailsOf(
  instruments: readonly ProviderAttributes[] | undefined,
): PaymentDetails | null {
  const found = instruments?.find(({c_providerMethod}) => text(c_providerMethod))
  const method = text(found?.c_providerMethod)
  if (!method) return null
  const data = text(found?.c_providerData)
  const instrument = text(found?.c_providerInstrument)
  return {method, ...(data && {data}), ...(instrument && {instrument})}
}

/** Option of `methods` that an instrument of the basket was made from. */
export function optionIdOf(
  instrument: (ProviderAttributes & {readonly paymentMethodId?: string}) | undefined,
): string | undefined {
  const {paymentMethodId} = instrument ?? {}
  const saved = text(instrument?.c_savedInstrument)
  if (saved) return savedOptionId(saved)
  const method = text(instrument?.c_providerMethod)
  return paymentMethodId && method ? `${paymentMethodId}:${method}` : paymentMethodId
}

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
