import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {CommerceFault} from '../../../domains/commerce-fault'
import type {Customer} from '../../../domains/customers/customer'
import {findCustomer, findCustomerByLogin} from '../../../domains/customers/customer-repository'
import {registerCustomer} from '../../../domains/customers/customer-service'
import {
  findExternalProfile,
  saveExternalProfile,
} from '../../../domains/customers/external-profiles'
import type {Sandbox} from '../../../sandbox'
import {readCheckout} from '../../checkout/checkout-context'
import {siteQuery} from '../request'

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

/** Customers whom another identity provider has proved. */
export const externalProfileRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  const {db} = sandbox

  app.get('/customers/external-profile', {schema: {querystring: ProfileQuery}}, async (request) => {
    const {site} = await readCheckout(sandbox, request)
    const {authenticationProviderId, externalId} = request.query
    const listId = site.customerListId
    const found = findExternalProfile(db, listId, authenticationProviderId, externalId)
    const customer = found && findCustomer(db, found.customerId)
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
    const {authenticationProviderId, externalId, firstName, lastName} = request.body
    const email = request.body.email ?? externalId
    const listId = context.site.customerListId
    if (findExternalProfile(db, listId, authenticationProviderId, externalId)) {
      throw new CommerceFault(
        'InvalidCustomerExternalProfile',
        `An external profile with ID '${externalId}' exists already.`,
        {externalId},
      )
    }
    const customer =
      findCustomerByLogin(db, listId, email) ??
      (await registerCustomer(context, {
        login: email,
        email,
        profile: {firstName, lastName, custom: {}},
      }))
    saveExternalProfile(db, {
      listId,
      authenticationProviderId,
      externalId,
      customerId: customer.id,
      email,
    })
    return profileDocument(customer, {authenticationProviderId, externalId})
  })
}
