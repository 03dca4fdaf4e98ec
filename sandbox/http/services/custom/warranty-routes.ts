import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {catalogStore} from '../../../domains/catalog/catalog-store'
import {findContent} from '../../../domains/content/content-repository'
import {loginKey} from '../../../domains/customers/customer'
import {countAttempt} from '../../../domains/limits/limits'
import {addresseeName} from '../../../domains/outbox/addressee-name'
import {sendMail} from '../../../domains/outbox/send-mail'
import {findSafetyNotices, type SafetyNotices} from '../../../domains/site-services/recalls'
import {isPurchaseDay, registerWarranty} from '../../../domains/site-services/warranties'
import {findBySerialNumber, warrantiesOf} from '../../../domains/site-services/warranty-repository'
import {localize} from '../../../domains/sites/locale'
import type {Sandbox} from '../../../sandbox'
import {ApiProblem} from '../../errors'
import {WarrantyBody} from './bodies'
import {readCustom, type CustomContext} from './custom-context'
import {acceptedFiles, requireBotCheck, UPLOAD_LIMIT} from './uploads'

const base = (api: string) => `/${api}/v1/organizations/:organizationId`
const SerialNumber = Type.String({minLength: 1, maxLength: 64})
/** Content asset with recalls and certificates in its data. */
const SAFETY_ASSET = 'cpsia'

/** Registered products, the look-up of a serial number, registration and safety notices. */
export const warrantyRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  for (const api of ['shopper-customer', 'shopper-warranties']) {
    app.get(`${base(api)}/warranties`, async (request) => {
      const {shopper, locale} = await readCustom(sandbox, request)
      const warranties = warrantiesOf(sandbox.db, shopper.customerId).map((warranty) => ({
        ...warranty,
        productName: nameOf(sandbox, warranty.productId, locale),
      }))
      return {warranties, total: warranties.length}
    })
  }

  app.get(
    `${base('shopper-warranties')}/warranty`,
    {schema: {querystring: Type.Object({serialNumber: SerialNumber})}},
    async (request) => {
      const {site, locale} = await readCustom(sandbox, request)
      const {serialNumber} = request.query
      const found = findBySerialNumber(sandbox.db, site.id, serialNumber.trim())
      if (found) return {...found, productName: nameOf(sandbox, found.productId, locale)}
      const detail = `The serial number '${serialNumber}' is not registered.`
      throw new ApiProblem(404, 'warranty-not-found', 'Warranty Not Found', detail)
    },
  )

  app.get(
    `${base('shopper-warranties')}/recalls`,
    {schema: {querystring: Type.Object({serialNumber: SerialNumber})}},
    async (request) => {
      const context = await readCustom(sandbox, request)
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

  app.post(
    `${base('shopper-warranties')}/register`,
    {schema: {body: WarrantyBody}, bodyLimit: UPLOAD_LIMIT},
    async (request, reply) => {
      const context = await readCustom(sandbox, request)
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
      sendMail(sandbox.db, site, {
        locale,
        to: input.email,
        template: 'warrantyRegistered',
        values: {
          product: nameOf(sandbox, input.productId, locale),
          until: warranty.endsOn,
          ...addresseeName(input),
        },
      })
      return reply.status(201).send(warranty)
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
function safetyNotices(sandbox: Sandbox, {site, locale}: CustomContext): SafetyNotices {
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
