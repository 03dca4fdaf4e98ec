import {Type} from '@sinclair/typebox'
import type {CheckoutContext} from '../../../domains/baskets/basket-service'
import type {ConsentSubject} from '../../../domains/consents/consent-service'
import type {Consent} from '../../../domains/consents/consent-repository'
import {consentDefect, consentsOf, recordConsent} from '../../../domains/consents/consent-service'
import type {Channel, ConsentState, Subscription} from '../../../domains/consents/subscriptions'
import {subscriptions} from '../../../domains/consents/subscriptions'
import {findCustomer} from '../../../domains/customers/customer-repository'
import {addresseeName} from '../../../domains/outbox/addressee-name'
import {sendMail} from '../../../domains/outbox/send-mail'
import {localize} from '../../../domains/sites/locale'
import {shopper, type ApiRoutes} from '../../common/shopper-api'
import {ApiProblem} from '../../errors'
import {readExpand, readList, siteQuery} from '../../common/request'

const Query = Type.Object({
  ...siteQuery,
  tags: Type.Optional(Type.Array(Type.String(), {maxItems: 10})),
  expand: Type.Optional(Type.Array(Type.String(), {maxItems: 10})),
})

const OneOf = <const Value extends string>(values: readonly Value[]) =>
  Type.Unsafe<Value>({type: 'string', enum: values})
const ConsentBody = Type.Object({
  subscriptionId: Type.String({minLength: 1, maxLength: 255}),
  contactPointValue: Type.String({minLength: 3, maxLength: 320}),
  channel: OneOf<Channel>(['email', 'sms', 'whatsapp']),
  status: OneOf<ConsentState>(['opt_in', 'opt_out']),
})
const BulkBody = Type.Object({
  subscriptions: Type.Array(ConsentBody, {minItems: 1, maxItems: 50}),
})

const subjectOf = ({db, site, shopper}: CheckoutContext): ConsentSubject => ({
  db,
  siteId: site.id,
  customerId: shopper.customerId,
})

/** Default contact of a registered customer, when the body names none. */
function contactPointsOf({db, shopper}: CheckoutContext): Partial<Record<Channel, string>> {
  const customer = shopper.guest ? undefined : findCustomer(db, shopper.customerId)
  if (!customer) return {}
  const phone = customer.profile.phoneMobile
  return {email: customer.email, ...(phone ? {sms: phone, whatsapp: phone} : {})}
}

/** Records a consent, and sends a welcome mail to new subscribers of the newsletter. */
function accept(context: CheckoutContext, consent: Consent): void {
  const agreed = recordConsent(subjectOf(context), consent)
  if (!agreed || consent.subscriptionId !== 'newsletter') return
  const {db, site, locale, shopper} = context
  const customer = shopper.guest ? undefined : findCustomer(db, shopper.customerId)
  sendMail(db, site, {
    locale,
    to: consent.contactPointValue,
    template: 'newsletterWelcome',
    values: addresseeName(customer?.profile),
  })
}

/** The four fields of a consent, without other members of the body. */
const consentOf = ({subscriptionId, contactPointValue, channel, status}: Consent): Consent => ({
  subscriptionId,
  contactPointValue,
  channel,
  status,
})

function subscriptionDocument(
  context: CheckoutContext,
  subscription: Subscription,
  withStatus: boolean,
) {
  const {title, subtitle, ...rest} = subscription
  const consents = withStatus
    ? consentsOf(subjectOf(context), subscription, contactPointsOf(context))
    : []
  return {
    ...rest,
    title: localize(title, context.locale),
    subtitle: localize(subtitle, context.locale),
    ...(withStatus
      ? {consentStatus: consents.map(({subscriptionId: _id, ...entry}) => entry)}
      : {}),
  }
}

/** Shopper Consents: the messages that a shopper agreed to receive. */
export const consentRoutes: ApiRoutes<'/shopper-consents/v1'> = (route) => {
  route(
    'GET /subscriptions',
    {needs: shopper, schema: {querystring: Query}},
    ({context}, request) => {
      const tags = readList(request.query.tags)
      const expand = readExpand(request.query.expand, ['consentStatus'], [])
      const data = subscriptions
        .filter((one) => tags.length === 0 || tags.some((tag) => one.tags.includes(tag)))
        .map((one) => subscriptionDocument(context, one, expand.has('consentStatus')))
      return {data}
    },
  )

  route(
    'POST /subscriptions',
    {needs: shopper, schema: {body: ConsentBody}},
    ({context}, request) => {
      const consent = consentOf(request.body)
      const defect = consentDefect(consent)
      if (defect) {
        throw new ApiProblem(
          400,
          'validation',
          'Error Updating Consent Subscription',
          defect.message,
          {field: defect.field, code: defect.code},
        )
      }
      accept(context, consent)
      return consent
    },
  )

  route(
    'POST /subscriptions/actions/bulk',
    {needs: shopper, schema: {body: BulkBody}},
    ({context}, request, reply) => {
      const results = request.body.subscriptions.map((body) => {
        const consent = consentOf(body)
        const defect = consentDefect(consent)
        if (!defect) {
          accept(context, consent)
          return {...consent, success: true}
        }
        const {code, message, field} = defect
        return {
          ...consent,
          success: false,
          error: {code, message, details: {field, provided: consent[field]}},
        }
      })
      void reply.status(results.every(({success}) => success) ? 200 : 207)
      return {results}
    },
  )
}
