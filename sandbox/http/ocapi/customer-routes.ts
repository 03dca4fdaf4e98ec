import {Type} from '@sinclair/typebox'
import type {FastifyRequest} from 'fastify'
import {MailPermit} from '../../domains/auth/action-codes'
import {
  findCustomerByLogin,
  findCustomersByEmail,
} from '../../domains/customers/customer-repository'
import {updateCustomer} from '../../domains/customers/customer-service'
import {changePassword} from '../../domains/auth/change-password'
import type {Sandbox} from '../../sandbox'
import {
  CustomerBody,
  PasswordBody,
  RegistrationBody,
  profileOf,
} from '../../wire/customers/customer-bodies'
import {register} from '../../wire/customers/register'
import {CustomerParams, requireSelfRegistered} from '../../wire/customers/customer-params'
import {inEqualTime} from '../common/equal-time'
import {mailReset} from '../common/mail-reset'
import {customerState, ocapiCustomer} from './customer-documents'
import {readExpansions} from './expansions'
import {client, ownCustomer, session, type OcapiRoutes} from './needs'
import {expectedState, readToken} from './ocapi-context'

const customerExpansions = ['addresses', 'paymentinstruments']
const ExpandQuery = Type.Object({expand: Type.Optional(Type.String())})
const ResetBody = Type.Object({
  identification: Type.String({minLength: 1, maxLength: 256}),
  type: Type.Unsafe<'email' | 'login'>({type: 'string', enum: ['email', 'login']}),
})

/** Customers: register, read, change, and passwords. */
export const customerRoutes: OcapiRoutes = (route, sandbox) => {
  const {db} = sandbox

  route(
    'POST /customers',
    {needs: client, schema: {body: RegistrationBody}},
    async ({context}, request) => {
      const guest = await guestOf(sandbox, request)
      const customer = await register(context, request.body, guest)
      return ocapiCustomer(db, customer)
    },
  )

  route(
    'POST /customers/password_reset',
    {needs: client, schema: {body: ResetBody}},
    async ({context}, request) => {
      const {identification, type} = request.body
      const permit = MailPermit.request(context, identification)
      // Only the mailbox shows whether the customer exists.
      await inEqualTime(() => {
        const listId = context.site.customerListId
        const found =
          type === 'login'
            ? [findCustomerByLogin(db, listId, identification)]
            : findCustomersByEmail(db, listId, identification)
        for (const customer of found) if (customer?.enabled) mailReset(context, permit, customer)
      })
    },
  )

  route(
    'GET /customers/:customerId',
    {needs: session, schema: {params: CustomerParams, querystring: ExpandQuery}},
    ({context}, request) => {
      const expand = readExpansions(request.query.expand, customerExpansions)
      const customer = requireSelfRegistered(context, request.params.customerId)
      return ocapiCustomer(db, customer, expand)
    },
  )

  route(
    'PATCH /customers/:customerId',
    {needs: ownCustomer, schema: {params: CustomerParams, body: CustomerBody}},
    async ({context, owner}, request) => {
      const {login, email, currentPassword} = request.body
      const profile = profileOf(request.body)
      const seen = expectedState(request)
      const change = {login, email, currentPassword, profile}
      const customer = await updateCustomer(
        context,
        owner.customerId,
        change,
        (before) => seen === undefined || seen === customerState(before),
      )
      return ocapiCustomer(db, customer)
    },
  )

  route(
    'PUT /customers/:customerId/password',
    {needs: ownCustomer, schema: {params: CustomerParams, body: PasswordBody}},
    async ({context, owner}, request) => {
      await changePassword(context, owner.customerId, request.body)
    },
  )
}

/** The guest whose token a registration carries; the client id alone identifies no guest. */
async function guestOf(sandbox: Sandbox, request: FastifyRequest) {
  if (request.headers.authorization === undefined) return undefined
  const {site, session} = await readToken(sandbox, request)
  const {guest, usid, customerId: guestId} = session
  return guest ? {usid, siteId: site.id, guestId} : undefined
}
