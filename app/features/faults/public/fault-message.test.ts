import {faultFromBody, faultFromThrown} from '@common/fault'
import en from '@translations/en-GB.json'
import {faultText, type FaultContext} from './fault-message'

const sentence = (fault: {type: string; status: number}, context?: FaultContext): string => {
  const {id, values = {}} = faultText(fault, context)
  return en[id].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}

const GENERIC = 'Hmmm! Something went wrong. Please try again.'

describe('adding to the cart (rule ERROR-3)', () => {
  const scapi = faultFromBody(
    {
      type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/product-item-not-available',
      title: 'Product Item Not Available',
      detail: "The product 'p' is not available in quantity 9.",
    },
    400,
  )
  const ocapi = faultFromBody(
    {fault: {type: 'ProductItemNotAvailableException', message: 'Not available.', arguments: {}}},
    400,
  )

  it.each([scapi, ocapi])('means the same in both protocols: $title', (fault) => {
    expect(sentence(fault)).toBe('Maximum order quantity has been reached.')
  })

  it.each<[FaultContext, string]>([
    [{}, 'Maximum order quantity has been reached.'],
    [{set: true}, 'Please refresh your page as stock levels has changed.'],
    [
      {business: true, stockLevel: 7},
      'Maximum 7 items in stock. Please contact customer service to place an order for a higher quantity.',
    ],
    [
      {business: true},
      'Maximum availability in stock. Please contact customer service to place an order for a higher quantity.',
    ],
  ])('depends on %j', (context, text) => {
    expect(sentence(scapi, context)).toBe(text)
  })
})

it.each([
  [
    'offline',
    {type: 'offline', status: 0},
    'You are offline. Please check your connection and try again.',
  ],
  [
    'a basket that was ordered elsewhere',
    faultFromBody({title: 'Basket Not Found', type: 'basket-not-found', detail: ''}, 404),
    'Your previous cart was ordered or deleted elsewhere. This is a new cart.',
  ],
  ['network', faultFromThrown(new TypeError('Failed to fetch')), GENERIC],
  ['timeout', faultFromThrown(new DOMException('slow', 'TimeoutError')), GENERIC],
  ['SCAPI 500', faultFromBody({title: 'Internal Server Error', detail: 'x'}, 500), GENERIC],
  ['HTML of a proxy', faultFromBody(null, 502, 'Bad Gateway'), GENERIC],
  [
    'OCAPI unknown',
    faultFromBody({fault: {type: 'HookException', message: 'secret'}}, 400),
    GENERIC,
  ],
  [
    'OCAPI payment',
    faultFromBody({fault: {type: 'PaymentDeclinedException', message: 'no'}}, 400),
    'Order was cancelled because payment has failed/refused.',
  ],
  [
    'SLAS',
    faultFromBody({status_code: '401', message: 'invalid token'}, 401),
    'Your session has ended. Please try again.',
  ],
  [
    'too fast',
    faultFromBody({title: 'Too Many Requests'}, 429),
    'That was a little fast. Please wait a moment and try again.',
  ],
])('%s', (_, fault, text) => {
  expect(sentence(fault)).toBe(text)
})

it.each([
  ['invalid-product-item-quantity', 'Maximum order quantity has been reached.'],
  ['product-item-not-found', 'This product is no longer available.'],
  ['product-not-found', 'This product is no longer available.'],
  ['invalid-product-id', 'This product is no longer available.'],
  ['invalid-email', 'Please enter a valid email address.'],
  ['invalid-payment-method-id', 'Please choose a payment method.'],
  ['invalid-payment-card', 'Please enter a valid card number.'],
  [
    'pickup-not-available',
    'This store cannot prepare your order for pickup. Please choose another store or delivery.',
  ],
  ['too-many-requests', 'That was a little fast. Please wait a moment and try again.'],
  ['customer-changed', 'You signed in or out in the meantime. Please try again.'],
  ['of-a-type-without-a-sentence', GENERIC],
])('%s has its sentence', (type, text) => {
  expect(sentence({type, status: 400})).toBe(text)
})
