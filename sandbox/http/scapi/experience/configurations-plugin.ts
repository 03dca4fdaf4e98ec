import type {Static} from '@sinclair/typebox'
import {Type} from '@sinclair/typebox'
import type {JsonValue} from '../../../domains/json'
import {readPaymentMethods} from '../../../domains/payment/payment-repository'
import {HOSTED_PROCESSOR} from '../../../domains/orders/hosted-payment'
import {isApplicable} from '../../../domains/payment/payment-method'
import {toMinor} from '../../../domains/money'
import type {Site} from '../../../domains/sites/site-registry'
import {shopper, shopperApi} from '../../common/shopper-api'
import {ApiProblem} from '../../errors'

/** Preferences that must not be sent to shoppers: they look like secrets. */
const SECRET = /password|secret|token|private|apikey$/i

/** Maximum length of a configuration's text in characters; longer preferences are for servers. */
const longestValue = 255

/** Shopper Configurations: the site preferences that a storefront may read. */
export const configurationsPlugin = shopperApi(
  '/configuration',
  '/shopper-configurations/v1',
  (route) => {
    route('GET /configurations', {needs: shopper}, ({context: {site}}) => ({
      configurations: [...siteConfigurations(site), ...globalConfigurations(site)],
    }))
  },
)

function siteConfigurations(site: Site) {
  const configuration = (id: string, value: JsonValue) => ({
    id,
    value,
    configurationType: 'siteConfiguration',
  })
  return [
    configuration('id', site.id),
    configuration('name', site.name),
    configuration('status', 'online'),
    configuration('timezone', 'Etc/UTC'),
    configuration('timezoneOffset', 0),
    configuration('defaultCurrency', site.currency),
    configuration('allowedCurrencies', [...site.currencies]),
    configuration('defaultLocale', site.defaultLocale),
    configuration(
      'allowedLocales',
      site.locales.map((locale) => localeDocument(locale, locale === site.defaultLocale)),
    ),
  ]
}

function localeDocument(id: string, isDefault: boolean): JsonValue {
  const [language = '', country = ''] = id.split('-')
  const name = (type: 'language' | 'region', code: string) =>
    code === '' ? '' : (new Intl.DisplayNames('en', {type}).of(code) ?? code)
  const displayLanguage = id === 'default' ? 'Default' : name('language', language)
  const displayCountry = name('region', country)
  const displayName = displayCountry ? `${displayLanguage} (${displayCountry})` : displayLanguage
  return {
    id,
    language,
    country,
    displayLanguage,
    displayCountry,
    displayName,
    name: displayName,
    default: isDefault,
  }
}

function globalConfigurations({preferences}: Site) {
  const isShown = ([id, value]: [string, JsonValue]) =>
    !SECRET.test(id) && (typeof value !== 'string' || value.length <= longestValue)
  const values = Object.entries(preferences).filter(isShown)
  return [
    {id: 'SalesforcePaymentsAllowed', value: false, configurationType: 'globalConfiguration'},
    ...values.map(([id, value]) => ({id, value, configurationType: 'globalConfiguration'})),
  ]
}

const PaymentQuery = Type.Object({
  currency: Type.Optional(Type.String()),
  countryCode: Type.Optional(Type.String()),
  zoneId: Type.Optional(Type.String()),
  amount: Type.Optional(Type.String()),
})

/** Throws 400 for a field that is missing or has another form. */
function checkFields({currency, countryCode, zoneId, amount}: Static<typeof PaymentQuery>): void {
  requireValid('currency', currency, /^[A-Z]{3}$/, true)
  requireValid('countryCode', countryCode, /^[A-Z]{2}$/)
  requireValid('zoneId', zoneId, /^[\w-]{1,100}$/)
  requireValid('amount', amount, /^\d+(\.\d+)?$/)
}

/** Shopper Payments: the accounts and methods of the payment provider that a site uses. */
export const paymentConfigurationPlugin = shopperApi(
  '/checkout',
  '/shopper-payments/v1',
  (route, {db}) => {
    route(
      'GET /payment-configuration',
      {
        needs: shopper,
        schema: {querystring: PaymentQuery},
        first: ({query}) => checkFields(query),
      },
      ({context: {site}}, {query}) => {
        const {currency = site.currency, countryCode = null, zoneId = null, amount} = query
        const minor = amount === undefined ? null : toMinor(amount, currency)
        const situation = {currency, countryCode, amount: minor}
        const hosted = readPaymentMethods(db, site.id).filter(
          (method) => method.processorId === HOSTED_PROCESSOR && isApplicable(method, situation),
        )
        const accountId = `sandbox-${site.id}`
        return {
          zoneId,
          paymentMethodSetAccounts:
            hosted.length === 0 ? [] : [{accountId, live: false, vendor: 'Sandbox'}],
          paymentMethods: hosted.map(({id}) => ({
            accountId,
            paymentMethodType: id.toLowerCase(),
            paymentModes: ['Multistep'],
          })),
        }
      },
    )
  },
)

function requireValid(
  field: string,
  value: string | undefined,
  pattern: RegExp,
  isRequired = false,
): void {
  if (value === undefined ? !isRequired : pattern.test(value)) return
  throw new ApiProblem(
    400,
    'invalid-payment-configuration-request',
    'Bad Request',
    `The payment configuration request field '${field}' is invalid.`,
    {invalidField: field},
  )
}
