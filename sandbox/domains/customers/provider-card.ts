import type {CustomValues} from '../custom-values'
import {randomId} from '../ids'
import type {ShopData} from '../shop-data'
import type {SavedInstrument} from './payment-instrument-repository'
import {deleteInstrument, listInstruments, storeInstrument} from './payment-instrument-repository'

/** Token of a saved card at the payment provider. */
const TOKEN = 'c_providerToken'
/** Text for the shopper, such as `Visa 1111`. */
const INSTRUMENT = 'c_providerInstrument'

const textOf = (custom: CustomValues, name: string): string | undefined => {
  const value = custom[name]
  return typeof value === 'string' ? value : undefined
}

/** The database with the saved instruments, and the provider that keeps their cards. */
export type CardKeeper = Pick<ShopData, 'db' | 'provider'>

/** Deletes a saved instrument; a card that the provider keeps is deleted there too. */
export function forgetInstrument({db, provider}: CardKeeper, one: SavedInstrument): void {
  const token = textOf(one.custom, TOKEN)
  if (token !== undefined) provider?.deleteStoredCard(db, token)
  deleteInstrument(db, one.paymentInstrumentId)
}

/** Saves a card that the provider keeps. It replaces an earlier one with the same brand and digits. */
export function saveProviderCard(
  keeper: CardKeeper,
  customerId: string,
  card: {paymentMethodId: string; token: string; instrument: string},
): void {
  const before = listInstruments(keeper.db, customerId)
  const same = before.filter(({custom}) => textOf(custom, INSTRUMENT) === card.instrument)
  for (const one of same) forgetInstrument(keeper, one)
  const now = Date.now()
  storeInstrument(keeper.db, customerId, {
    paymentInstrumentId: randomId(),
    paymentMethodId: card.paymentMethodId,
    default: before.length === same.length,
    custom: {c_providerMethod: 'card', [TOKEN]: card.token, [INSTRUMENT]: card.instrument},
    createdAt: now,
    modifiedAt: now,
  })
}

/**
 * Custom attributes with which a saved instrument pays in a basket; none for one that the provider
 * does not keep.
 */
export function providerPayment({custom, paymentInstrumentId}: SavedInstrument): CustomValues {
  const token = textOf(custom, TOKEN)
  if (token === undefined) return {}
  const {[TOKEN]: _token, ...rest} = custom
  return {...rest, c_providerData: token, c_savedInstrument: paymentInstrumentId}
}
