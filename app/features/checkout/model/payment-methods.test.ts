import {paymentMethodsOf} from './payment-methods'

test('methods and the brands of cards are read', () => {
  const methods = paymentMethodsOf({
    applicable_payment_methods: [
      {id: 'INVOICE', name: 'Invoice', description: 'Pay later.'},
      {
        id: 'CREDIT_CARD',
        cards: [
          {
            card_type: 'Visa',
            number_prefixes: ['4'],
            number_lengths: ['13', '16-19'],
            security_code_length: 3,
            checksum_verification_enabled: true,
          },
        ],
      },
    ],
  })
  expect(methods).toEqual([
    {id: 'INVOICE', name: 'Invoice', description: 'Pay later.', cards: []},
    {
      id: 'CREDIT_CARD',
      name: 'CREDIT_CARD',
      cards: [
        {
          type: 'Visa',
          name: 'Visa',
          prefixes: ['4'],
          lengths: [13, 16, 17, 18, 19],
          securityCodeLength: 3,
          checksum: true,
        },
      ],
    },
  ])
})

test('no methods is an empty list', () => {
  expect(paymentMethodsOf({})).toEqual([])
})
