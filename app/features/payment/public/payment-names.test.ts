import {englishText} from '@app/shared/test/english-text'
import {paymentName, type NamedPayment} from './payment-names'

it.each<[NamedPayment, string]>([
  [{methodId: 'CREDIT_CARD'}, englishText('checkout.payment.card')],
  [{methodId: 'INVOICE'}, englishText('checkout.payment.invoice')],
  [{methodId: 'OTHER'}, 'OTHER'],
  [
    {methodId: 'GIFT_CERTIFICATE', certificate: '1234'},
    englishText('payment.gift.name', {digits: '1234'}),
  ],
  [{methodId: 'GIFT_CERTIFICATE', certificate: ''}, englishText('payment.gift.name', {digits: ''})],
  [
    {methodId: 'CREDIT_CARD', card: {type: 'Visa', lastDigits: '1111'}},
    englishText('checkout.card.ending', {type: 'Visa', digits: '1111'}),
  ],
  [
    {methodId: 'CREDIT_CARD', card: {type: 'Master Card', lastDigits: '1111'}},
    englishText('checkout.card.ending', {type: 'Mastercard', digits: '1111'}),
  ],
  [
    {methodId: 'CREDIT_CARD', card: {type: 'Amex', lastDigits: '1111'}},
    englishText('checkout.card.ending', {type: 'American Express', digits: '1111'}),
  ],
  [
    {methodId: 'PROVIDER', instrument: 'Carte Bleue 1111'},
    englishText('checkout.card.ending', {type: 'Carte Bleue', digits: '1111'}),
  ],
  [{methodId: 'PROVIDER', instrument: 'Wallet'}, 'Wallet'],
  [{methodId: 'PROVIDER', instrument: 'Visa 11111'}, 'Visa 11111'],
  [{methodId: 'PROVIDER', instrument: 'Visa 1111 x'}, 'Visa 1111 x'],
  [{methodId: 'PROVIDER', instrument: ' 1111'}, ' 1111'],
])('%j is named %s', (payment, name) => {
  expect(paymentName(payment, englishText)).toBe(name)
})
