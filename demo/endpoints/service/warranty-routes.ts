import {catalogStore} from 'commerce-sandbox/domains/catalog'
import {findContent} from 'commerce-sandbox/domains/content'
import {loginKey} from 'commerce-sandbox/domains/customers'
import {countAttempt} from 'commerce-sandbox/domains/limits'
import {addresseeName, sendLetter} from 'commerce-sandbox/domains/outbox'
import {localize} from 'commerce-sandbox/domains/sites'
import {ApiProblem, type Sandbox, type SessionContext, shopper, Type} from 'commerce-sandbox/plugin'
import {findSafetyNotices, type SafetyNotices} from './recalls'
import {isPurchaseDay, registerWarranty} from './warranties'
import {findBySerialNumber, warrantiesOf} from './warranty-repository'
import {WarrantyBody} from '../storefront/bodies'
import type {CustomRoutes} from '../custom-routes'
import {acceptedFiles, requireBotCheck, UPLOAD_LIMIT} from './uploads'

const SerialNumber = Type.String({minLength: 1, maxLength: 64})
/** Content asset with recalls and certificates in its data. */
const SAFETY_ASSET = 'cpsia'

/** Registered products, the look-up of a serial number, registration and safety notices. */
export const warrantyRoutes: CustomRoutes = (route, sandbox) => {
  for (const api of ['shopper-customer', 'shopper-warranties'] as const) {
    route(`GET /${api}/v1/warranties`, {needs: shopper}, ({context: {shopper, locale}}) => {
      const warranties = warrantiesOf(sandbox.db, shopper.customerId).map((warranty) => ({
        ...warranty,
        productName: nameOf(sandbox, warranty.productId, locale),
      }))
      return {warranties, total: warranties.length}
    })
  }

  route(
    'GET /shopper-warranties/v1/warranty',
    {needs: shopper, schema: {querystring: Type.Object({serialNumber: SerialNumber})}},
    ({context: {site, locale}}, request) => {
      const {serialNumber} = request.query
      const found = findBySerialNumber(sandbox.db, site.id, serialNumber.trim())
      if (found) return {...found, productName: nameOf(sandbox, found.productId, locale)}
      const detail = `The serial number '${serialNumber}' is not registered.`
      throw new ApiProblem(404, 'warranty-not-found', 'Warranty Not Found', detail)
    },
  )

  route(
    'GET /shopper-warranties/v1/recalls',
    {needs: shopper, schema: {querystring: Type.Object({serialNumber: SerialNumber})}},
    ({context}, request) => {
      const notices = findSafetyNotices(
        safetyNotices(sandbox, context),
        request.query.serialNumber,
        (id) => catalogStore(sandbox.db).product(id) !== undefined,
      )
      if (!notices) {
        const detail = `No product has the number '${request.query.serialNumber}'.`
        throw new ApiProblem(404, 'product-not-found', 'Product Not Found', detail)
      }
      return {...notices, productName: nameOf(sandbox, notices.productId, context.locale)}
    },
  )

  route(
    'POST /shopper-warranties/v1/register',
    {needs: shopper, schema: {body: WarrantyBody}, bodyLimit: UPLOAD_LIMIT},
    ({context}, request, reply) => {
      const {site, locale, shopper, client} = context
      const {proof = [], gRecaptchaResponse, ...input} = request.body
      countAttempt(sandbox.db, 'warranty', {account: loginKey(input.email), client})
      requirePurchase(sandbox, input)
      const accepted = acceptedFiles(proof)
      // The form of the account has no bot check: its customer is signed in.
      if (shopper.guest) requireBotCheck(context, 'warranty', gRecaptchaResponse)
      const owner = {siteId: site.id, customerId: shopper.customerId}
      const warranty = registerWarranty(sandbox.db, owner, input, accepted)
      if (!warranty) throw alreadyRegistered(input.serialNumber)
      sendLetter(sandbox.db, site, {
        locale,
        to: input.email,
        template: 'warrantyRegistered',
        values: {
          product: nameOf(sandbox, input.productId, locale),
          until: warranty.endsOn,
          ...addresseeName(input),
        },
      })
      void reply.status(201)
      return warranty
    },
  )
}

const alreadyRegistered = (serialNumber: string): ApiProblem =>
  new ApiProblem(
    409,
    'warranty-already-registered',
    'Warranty Already Registered',
    `The serial number '${serialNumber}' is registered already.`,
    {serialNumber},
  )

/** The notices of the content library; none when the library has no such asset or it is not JSON. */
function safetyNotices(sandbox: Sandbox, {site, locale}: SessionContext): SafetyNotices {
  const data = findContent(sandbox, site, SAFETY_ASSET, locale)?.custom['c_data']
  if (typeof data !== 'string') return {}
  try {
    return JSON.parse(data) as SafetyNotices
  } catch {
    return {}
  }
}

function nameOf({db}: Sandbox, productId: string, locale: string): string {
  const product = catalogStore(db).product(productId)
  return (product && localize(product.texts['name'], locale)) ?? productId
}

/** A product of the catalogue with a date of purchase in the last 100 years. Throws `ApiProblem` 400. */
function requirePurchase(
  {db}: Sandbox,
  {productId, purchasedOn}: {productId: string; purchasedOn: string},
): void {
  const isDay = isPurchaseDay(purchasedOn, Date.now())
  if (isDay && catalogStore(db).product(productId)) return
  const path = isDay ? '$.productId' : '$.purchasedOn'
  throw new ApiProblem(400, 'bad-request', 'Bad Request', `The property '${path}' is not valid.`, {
    path,
  })
}
