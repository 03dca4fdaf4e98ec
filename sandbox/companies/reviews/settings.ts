import {pluginSettings, Type} from 'commerce-sandbox/settings'

export const reviewsSettings = pluginSettings('reviews', {
  passkey: {
    description: 'passkey of the reviews service',
    schema: Type.String({minLength: 1}),
    fallback: 'sandbox-dev-reviews',
    secret: true,
  },
  client: {
    description: 'name of the shop in documents of the reviews service',
    schema: Type.String({minLength: 1}),
    fallback: 'Sandbox',
  },
})
