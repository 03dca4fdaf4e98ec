import {detailsOf, instrumentOf, optionIdOf} from './payment-instrument'
import type {PaymentMethod} from './payment-methods'

const card: PaymentMethod = {
  id: 'ONLINE_PAYMENT:card',
  methodId: 'ONLINE_PAYMENT',
  name: 'Card',
  provider: {id: 'card', name: 'Card', hint: '', flow: 'fields'},
}
const details = {method: 'card', data: 'pd_1', instrument: 'Visa 1111'}

test('an instrument keeps what the provider needs', () => {
  const instrument = instrumentOf(card, details)
  expect(instrument).toEqual({
    paymentMethodId: 'ONLINE_PAYMENT',
    c_providerMethod: 'card',
    c_providerData: 'pd_1',
    c_providerInstrument: 'Visa 1111',
  })
  expect(detailsOf([{}, instrument])).toEqual(details)
  expect(optionIdOf(instrument)).toBe(card.id)
})

test('a method without fields is named after itself', () => {
  const instrument = instrumentOf(card)
  expect(instrument).not.toHaveProperty('c_providerData')
  expect(detailsOf([instrument])).toEqual({method: 'card', instrument: 'Card'})
})

test('an instrument of a saved card belongs to the option of that card', () => {
  const instrument = {...instrumentOf(card, details), c_savedInstrument: 'a'}
  expect(optionIdOf(instrument)).toBe('saved:a')
})

test('an invoice needs no provider', () => {
  const invoice = {id: 'INVOICE', methodId: 'INVOICE', name: 'Invoice'}
  expect(instrumentOf(invoice)).toEqual({paymentMethodId: 'INVOICE'})
  expect(detailsOf([instrumentOf(invoice)])).toBeNull()
  expect(detailsOf(undefined)).toBeNull()
  expect(optionIdOf({paymentMethodId: 'INVOICE'})).toBe('INVOICE')
})
