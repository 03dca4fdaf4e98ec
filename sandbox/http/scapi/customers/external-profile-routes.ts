import {Type} from '@sinclair/typebox'
import {CommerceFault} from '../../../domains/commerce-fault'
import type {Customer} from '../../../domains/customers/customer'
import {customerOfProfile, findCustomerOfProfile} from '../../../domains/auth/external-customer'
import {shopper, type ApiRoutes} from '../../common/shopper-api'
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
export const externalProfileRoutes: ApiRoutes<'/shopper-customers/v1'> = (route) => {
  route(
    'GET /customers/external-profile',
    {needs: shopper, schema: {querystring: ProfileQuery}},
    ({context}, request) => {
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
    },
  )

  route(
    'POST /customers/external-profile',
    {needs: shopper, schema: {body: ProfileBody}},
    async ({context}, request) => {
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
    },
  )
}
