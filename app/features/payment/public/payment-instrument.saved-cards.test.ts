import type {Customer} from '@app/features/account/public/customer-record'
import {savedCardId, savedCardsOf, savedOptionId} from './payment-instrument'

test('cards that the provider keeps are offered, other instruments are not', () => {
  const paymentInstruments = [
    {paymentInstrumentId: 'a', c_providerInstrument: 'Visa 1111'},
    {paymentInstrumentId: 'b', paymentMethodId: 'CREDIT_CARD'},
  ]
  expect(savedCardsOf({paymentInstruments} as unknown as Customer)).toEqual([
    {id: 'a', instrument: 'Visa 1111'},
  ])
  expect(savedCardsOf({} as Customer)).toEqual([])
})

test('an option of a saved card is told from a method', () => {
  expect(savedCardId(savedOptionId('a'))).toBe('a')
  expect(savedCardId('ONLINE_PAYMENT:card')).toBeUndefined()
})
