import {paymentMethodsOf, takesGiftCertificates, type OcapiPaymentMethods} from './payment-methods'

const result: OcapiPaymentMethods = {
  applicable_payment_methods: [
    {id: 'CREDIT_CARD', name: 'Credit card', payment_processor_id: 'BASIC_CREDIT'},
    {id: 'ONLINE_PAYMENT', name: 'Pay online', payment_processor_id: 'HOSTED_PAYMENT'},
    {id: 'INVOICE', name: 'Invoice', description: 'Pay within 14 days.'},
    {id: 'GIFT_CERTIFICATE'},
  ],
  c_hostedMethods: [
    {type: 'card', name: 'Card', hint: 'Credit or debit card', flow: 'fields'},
    {type: 'wallet', name: 'Wallet', flow: 'redirect'},
  ],
}

test('methods of the provider take the place of the method that they belong to', () => {
  expect(paymentMethodsOf(result)).toEqual([
    {
      id: 'ONLINE_PAYMENT:card',
      methodId: 'ONLINE_PAYMENT',
      name: 'Card',
      description: 'Credit or debit card',
      provider: {id: 'card', name: 'Card', hint: 'Credit or debit card', flow: 'fields'},
    },
    {
      id: 'ONLINE_PAYMENT:wallet',
      methodId: 'ONLINE_PAYMENT',
      name: 'Wallet',
      provider: {id: 'wallet', name: 'Wallet', hint: '', flow: 'redirect'},
    },
    {id: 'INVOICE', methodId: 'INVOICE', name: 'Invoice', description: 'Pay within 14 days.'},
  ])
})

test('a card without the provider is no option: its data would pass through the page', () => {
  const {applicable_payment_methods: methods = []} = result
  expect(paymentMethodsOf({applicable_payment_methods: methods.slice(0, 2)})).toEqual([])
})

test('gift certificates are part of a payment where the backend takes them', () => {
  expect(takesGiftCertificates(result)).toBe(true)
  expect(takesGiftCertificates({})).toBe(false)
})
