import {origin} from '../configured-origin'
import {backend, code, define, filled, number, oneOf, secret, text, token, uuid} from './define'

/** Variables of the backends: their origins, credentials and time limits. */
export const backendVariables = {
  COMMERCE_ORGANIZATION_ID: define(
    text(/^f_ecom_[a-z0-9]{4}_[a-z0-9]{3}$/, 'must look like f_ecom_abcd_001').default(
      'f_ecom_bhlt_001',
    ),
    code('f_ecom_bhlt_001'),
    'organization of the instance',
  ),
  COMMERCE_CLIENT_ID: define(
    uuid.default('b4e0c2a1-1111-4222-8333-0123456789ab'),
    "the sandbox's",
    'SLAS client, also sent to OCAPI; a UUID',
  ),
  COMMERCE_SHORT_CODE: define(
    text(/^[a-z0-9]{4,12}$/, 'must be 4 to 12 lower-case letters and digits').default('sandbox0'),
    code('sandbox0'),
    'short code of the instance',
  ),
  COMMERCE_API_ORIGIN: backend(
    'SCAPI and SLAS, such as `https://abcd1234.api.commercecloud.salesforce.com`',
  ),
  OCAPI_ORIGIN: backend('instance host for OCAPI, such as `https://shop.example.com`'),
  SAPI_ORIGIN: backend('instance host for site controllers'),
  STATIC_ORIGIN: backend('images, such as `https://edge.disstg.commercecloud.salesforce.com`'),
  CURALATE_ORIGIN: backend('social feed'),
  REVIEWS_ORIGIN: backend('reviews'),
  PERSONALISATION_ORIGIN: backend('recommendations and personal prices'),
  TRANSLATION_ORIGIN: backend('translation of reviews'),
  MAPS_ORIGIN: backend('completion of addresses, such as `https://maps.googleapis.com`'),
  MARKETING_CLOUD_ORIGIN: backend(
    'mail service that the shop calls itself, such as `https://abc.auth.marketingcloudapis.com`',
  ),
  PAYMENT_ORIGIN: define(
    origin,
    "the sandbox's, on `127.0.0.1`",
    'payment provider in browsers: its script, frames and API, such as `https://pay.example.com`',
  ),
  SCRIPTS_ORIGIN: define(
    origin,
    "the sandbox's, on `127.0.0.1`",
    'third-party scripts whose configured address is a path, such as `https://scripts.example.com`',
  ),
  PAYMENT_PROVIDER: define(
    oneOf(['sandbox']).default('sandbox'),
    code('sandbox'),
    'adapter of the payment provider',
  ),
  PWA_KIT_SLAS_CLIENT_SECRET: secret(
    filled.optional(),
    '',
    'only for a private SLAS client; stays on the server, which logs browsers in (`/session`)',
  ),
  SHOPPER_CONTEXT_CLIENT_ID: define(
    uuid.optional(),
    'the SLAS client',
    'private SLAS client for shopper contexts (previews); its scope must not be that of browsers',
  ),
  SHOPPER_CONTEXT_CLIENT_SECRET: secret(
    filled.default('sandbox-dev-secret'),
    "the sandbox's",
    'secret of that client; stays on the server',
  ),
  PREVIEW_SECRET: secret(
    token,
    '',
    'password of the preview for merchandisers (`/preview`), at least 16 characters; off without it',
  ),
  STOREFRONT_PASSWORD: secret(
    filled.optional(),
    '',
    'password of a protected storefront, for its site controllers; stays on the server',
  ),
  REVIEWS_PASSKEY: secret(
    filled.default('sandbox-dev-reviews'),
    "the sandbox's",
    'key of the review service; stays on the server',
  ),
  PERSONALISATION_CLIENT_ID: secret(
    uuid.default('5f1a2c30-0000-4000-8000-0000000000ab'),
    "the sandbox's",
    'client of the personalisation service, a UUID; stays on the server',
  ),
  TRANSLATION_API_KEY: secret(
    filled.default('sandbox-dev-translation'),
    "the sandbox's",
    'key of the translation service; stays on the server',
  ),
  MAPS_API_KEY: secret(
    filled.default('sandbox-dev-maps'),
    "the sandbox's",
    'key of the maps service; stays on the server',
  ),
  MARKETING_CLOUD_CLIENT_ID: define(
    filled.default('sandbox-dev-mail'),
    "the sandbox's",
    'client of the mail service',
  ),
  MARKETING_CLOUD_CLIENT_SECRET: secret(
    filled.default('sandbox-dev-mail-secret'),
    "the sandbox's",
    'secret of that client; stays on the server',
  ),
  MARKETING_CLOUD_PASSWORDLESS_LOGIN_TEMPLATE: define(
    filled.default('passwordless-login'),
    code('passwordless-login'),
    'mail of the service with the link for a login',
  ),
  MARKETING_CLOUD_RESET_PASSWORD_TEMPLATE: define(
    filled.default('reset-password'),
    code('reset-password'),
    'mail of the service with the link for a new password',
  ),
  SOCIAL_FEED_ID: define(
    text(/^[\w-]+$/, 'must be letters, digits, - and _').default('barnholt-at-home'),
    code('barnholt-at-home'),
    'data source of the social feed',
  ),
  BACKEND_TIMEOUT_MS: number(8000, 100, 60_000, 'time of a page for one call of a backend'),
  DEFERRED_TIMEOUT_MS: number(
    5000,
    100,
    120_000,
    'time of browsers for a call of reviews, recommendations and the social feed',
  ),
}
