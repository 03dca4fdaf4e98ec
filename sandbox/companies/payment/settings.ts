import {pluginSettings, Type} from 'commerce-sandbox/settings'

export const paymentSettings = pluginSettings('payment', {
  url: {
    description: 'origin of the payment provider in browsers (http://127.0.0.1:PORT)',
    placeholder: 'URL',
    schema: Type.String({pattern: '^https?://([\\w.-]+|\\[[0-9a-f:]+\\])(:\\d+)?(/.*)?$'}),
    ownAddress: true,
  },
  apiKey: {
    description: 'key with which servers call the payment provider',
    schema: Type.String({minLength: 1}),
    fallback: 'sandbox-dev-payment-key',
    secret: true,
  },
  hmacKey: {
    description: 'key that signs its notifications',
    schema: Type.String({minLength: 8}),
    fallback: 'sandbox-dev-payment-hmac',
    secret: true,
  },
})
