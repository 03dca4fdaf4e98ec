import {CustomerParams} from 'commerce-sandbox/documents'
import {ApiProblem, ownCustomer, ownPage, type Routes, shopper, Type} from 'commerce-sandbox/plugin'
import {timeOf} from 'commerce-sandbox/documents'
import type {AdminAnswers} from '../answers/own'
import type {CustomRoutes} from '../custom-routes'
import {pushSenderOf} from './push-sender'
import {chosenKinds, PUSH_KINDS, type PushSubscription} from './push-subscription'
import {
  deleteOwnSubscription,
  deleteSubscriptionsOf,
  subscriptionsOf,
} from './push-subscription-repository'
import {readChoice, renew, subscribe, unsubscribe} from './subscribe'

/** Secret of a browser; it has to be long, because it alone ends the subscription. */
const Holder = Type.String({pattern: '^[\\w-]{32,128}$'})
/** The shop's server decides which push services it calls. */
const Endpoint = Type.String({minLength: 8, maxLength: 1024, pattern: '^https?://[\\x21-\\x7e]+$'})
const Key = Type.String({pattern: '^[\\w-]{87}$'})
const Auth = Type.String({pattern: '^[\\w-]{22}$'})
const target = {endpoint: Endpoint, p256dh: Key, auth: Auth}

const SubscribeBody = Type.Object(
  {
    holder: Holder,
    ...target,
    kinds: Type.Array(Type.Union(PUSH_KINDS.map((kind) => Type.Literal(kind))), {
      maxItems: PUSH_KINDS.length,
    }),
    details: Type.Boolean(),
  },
  {additionalProperties: false},
)
const HolderBody = Type.Object({holder: Holder}, {additionalProperties: false})
const RenewBody = Type.Object({holder: Holder, ...target}, {additionalProperties: false})
const DeviceParams = Type.Composite([
  CustomerParams,
  Type.Object({deviceId: Type.String({maxLength: 64})}),
])

/** A subscription as its customer sees it: without address and keys. */
export const deviceDocument = (one: PushSubscription) => ({
  deviceId: one.id,
  kinds: chosenKinds(one),
  details: one.details,
  createdAt: timeOf(one.createdAt),
})

/**
 * Messages that a browser receives (Web Push). The secret of a browser is in bodies, so that no log has it; it is enough to
 * read, renew and end the browser's subscription, without an account.
 */
export const pushRoutes: CustomRoutes = (route, {db}) => {
  route(
    'POST /shopper-push/v1/subscriptions',
    {needs: shopper, schema: {body: SubscribeBody}},
    ({context}, {body}) => subscribe(context, body),
  )

  route(
    'POST /shopper-push/v1/subscriptions/read',
    {needs: shopper, schema: {body: HolderBody}},
    ({context}, {body}) => readChoice(context, body.holder),
  )

  route(
    'POST /shopper-push/v1/subscriptions/renew',
    {needs: shopper, schema: {body: RenewBody}},
    ({context}, {body}) => {
      const {holder, ...renewed} = body
      if (renew(context, holder, renewed)) return
      throw new ApiProblem(404, 'not-found', 'Not Found', 'The browser has no subscription.')
    },
  )

  route(
    'POST /shopper-push/v1/subscriptions/end',
    {needs: shopper, schema: {body: HolderBody}},
    ({context}, {body}) => unsubscribe(context, body.holder),
  )

  route(
    'GET /shopper-push/v1/customers/:customerId/devices',
    {needs: ownCustomer, schema: {params: CustomerParams}},
    ({context, owner}) => ({
      data: subscriptionsOf(db, owner.customerId)
        .filter(({siteId}) => siteId === context.site.id)
        .map(deviceDocument),
    }),
  )

  route(
    'DELETE /shopper-push/v1/customers/:customerId/devices',
    {needs: ownCustomer, schema: {params: CustomerParams}},
    ({owner}) => deleteSubscriptionsOf(db, owner.customerId),
  )

  route(
    'DELETE /shopper-push/v1/customers/:customerId/devices/:deviceId',
    {needs: ownCustomer, schema: {params: DeviceParams}},
    ({owner}, {params}) => deleteOwnSubscription(db, owner.customerId, params.deviceId),
  )
}

/** Starts a round of the job at once, as Business Manager starts a job. */
export const pushJob: Routes<AdminAnswers> = (route, sandbox) => {
  route('POST /push-job', {needs: ownPage}, async () => {
    await pushSenderOf(sandbox).run()
    return {success: true as const}
  })
}
