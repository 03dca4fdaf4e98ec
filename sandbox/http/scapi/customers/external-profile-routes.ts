import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {CommerceFault} from '../../../domains/commerce-fault'
import type {Customer} from '../../../domains/customers/customer'
import {customerOfProfile, findCustomerOfProfile} from '../../../domains/auth/external-customer'
import type {Sandbox} from '../../../sandbox'
import {readCheckout} from '../../common/checkout-context'
import {siteQuery} from '../../common/request'

const Id = Type.String({minLength: 1, maxLength: 256})
const ProfileQuery = Type.Object({...siteQuery, externalId: Id, authenticationProviderId: Id})
const ProfileBody = Type.Object({
  authenticationProviderId: Id,
  externalId: Id,
  email: Type.Optional(Id),
  firstName: Type.Optional(Id),
  lastName: Type.Optional(Id),
})

function profileDocument(
  {id, email, profile}: Customer,
  key: {authenticationProviderId: string; externalId: string},
) {
  const {firstName, lastName} = profile
  return {customerId: id, email, firstName, lastName, ...key}
}

/** Customers authenticated by another identity provider. */
export const externalProfileRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.get('/customers/external-profile', {schema: {querystring: ProfileQuery}}, async (request) => {
    const context = await readCheckout(sandbox, request)
    const {authenticationProviderId, externalId} = request.query
    const customer = findCustomerOfProfile(context, {authenticationProviderId, externalId})
    if (!customer) {
      throw new CommerceFault(
        'ExternalProfileNotFound',
        `No customer with external profile with ID '${externalId}' could be found.`,
        {externalId},
      )
    }
    return profileDocument(customer, {authenticationProviderId, externalId})
  })

  app.post('/customers/external-profile', {schema: {body: ProfileBody}}, async (request) => {
    const context = await readCheckout(sandbox, request)
    const {authenticationProviderId, externalId} = request.body
    if (findCustomerOfProfile(context, request.body)) {
      throw new CommerceFault(
        'InvalidCustomerExternalProfile',
        `An external profile with ID '${externalId}' exists already.`,
        {externalId},
      )
    }
    const customer = await customerOfProfile(context, request.body, context.shopper.usid)
    return profileDocument(customer, {authenticationProviderId, externalId})
  })
}
