import {certificateRefusal, certificatesOf, dueOf, isPaymentComplete} from './totals'

const gift = (amount: number) => ({
  paymentInstrumentId: `g${amount}`,
  paymentMethodId: 'GIFT_CERTIFICATE',
  maskedGiftCertificateCode: '******1234',
  amount,
})
const invoice = {paymentInstrumentId: 'i', paymentMethodId: 'INVOICE', amount: 10}

test('certificates show the end of their code', () => {
  expect(certificatesOf({paymentInstruments: [invoice, gift(20)]})).toEqual([
    {id: 'g20', digits: '1234', amount: 20},
  ])
  expect(certificatesOf({})).toEqual([])
})

test('what is left has no binary fractions', () => {
  expect(dueOf({orderTotal: 0.3, paymentInstruments: [gift(0.1)]})).toBe(0.2)
  expect(dueOf({paymentInstruments: [gift(5)]})).toBeNull()
})

test.each([
  ['no payment', [], false],
  ['one method', [invoice], true],
  ['a certificate for all', [gift(30)], true],
  ['a certificate for a part', [gift(20)], false],
  ['a certificate for a part and another method', [gift(20), invoice], true],
  ['a certificate for all and another method', [gift(30), invoice], false],
  ['certificates that pay too much', [gift(20), gift(15)], false],
  ['certificates that pay too much and another method', [gift(35), invoice], false],
])('%s: complete is %s', (_name, paymentInstruments, expected) => {
  expect(isPaymentComplete({orderTotal: 30, paymentInstruments})).toBe(expected)
})

test('each refusal has its message', () => {
  const refusal = (statusCode?: string) =>
    certificateRefusal({type: 'invalid-gift-certificate-code', arguments: {statusCode}})
  expect(refusal('expired')).toBe('payment.gift.expired')
  expect(refusal('used_up')).toBe('payment.gift.usedUp')
  expect(refusal('new')).toBe('payment.gift.unknown')
  expect(certificateRefusal({type: 'other', arguments: {}})).toBeUndefined()
})

test('while the total is not known, certificates do not complete a payment, but another method does', () => {
  expect(isPaymentComplete({paymentInstruments: [gift(20)]})).toBe(false)
  expect(isPaymentComplete({paymentInstruments: [gift(20), invoice]})).toBe(false)
  expect(isPaymentComplete({paymentInstruments: [invoice]})).toBe(true)
  expect(isPaymentComplete({})).toBe(false)
})

test('an order that costs nothing needs a method too', () => {
  expect(isPaymentComplete({orderTotal: 0, paymentInstruments: [invoice]})).toBe(true)
  expect(isPaymentComplete({orderTotal: 0})).toBe(false)
})

test('a certificate that the backend does not describe is worth nothing', () => {
  const paymentInstruments = [{paymentMethodId: 'GIFT_CERTIFICATE'}]
  expect(certificatesOf({paymentInstruments})).toEqual([{id: '', digits: '', amount: 0}])
  expect(dueOf({orderTotal: 9, paymentInstruments})).toBe(9)
})

test.each([
  ['unknown', 'payment.gift.unknown'],
  ['disabled', 'payment.gift.disabled'],
  ['other_currency', 'payment.gift.otherCurrency'],
  ['already_in_basket', 'payment.gift.alreadyApplied'],
])('a code that is %s is refused with %s', (statusCode, message) => {
  const fault = {type: 'invalid-gift-certificate-code', arguments: {statusCode}}
  expect(certificateRefusal(fault)).toBe(message)
})
