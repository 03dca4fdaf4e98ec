import {Type} from '@sinclair/typebox'
import {
  deletePasskey,
  deletePasskeyUser,
  findPasskeyUser,
  passkeysOf,
} from '../../domains/auth/passkey-repository'
import {loginKey} from '../../domains/customers/customer'
import {pathParameter, type Need} from '../common/routes'
import {SlasError} from './errors'
import type {SlasRoutes} from './needs'
import {requirePasswordless} from './passwordless-routes'
import {shopperOf} from './session-routes'

const Query = Type.Object({channel_id: Type.Optional(Type.String({maxLength: 100}))})
const User = Type.Object({loginId: Type.String({maxLength: 256})})
const UserCredential = Type.Object({...User.properties, credentialId: Type.String()})

const notFound = (message: string) => new SlasError(404, 'not_found', message)

/** The customer of the token, who must have the login of the path. */
const passkeyOwner: Need<{customerId: string}> = {
  caller: 'shopper',
  read: async (sandbox, request) => {
    requirePasswordless(sandbox)
    const {channel_id: channelId} = request.query as {channel_id?: string}
    const {authorization} = request.headers
    const {identity, customerId} = await shopperOf(sandbox, authorization, channelId, 401)
    const login = pathParameter(request, 'loginId')
    if (identity && loginKey(identity.login) === loginKey(login)) return {customerId}
    throw new SlasError(401, 'invalid_client', 'The token belongs to another user.')
  },
}

/** `webauthn/passkey/user/{loginId}`: customers read and delete their passkeys. */
export const passkeyUserRoutes: SlasRoutes = (route, sandbox) => {
  const {db} = sandbox

  route(
    'GET /webauthn/passkey/user/:loginId',
    {needs: passkeyOwner, schema: {params: User, querystring: Query}},
    ({customerId}, {params: {loginId}}, reply) => {
      const user = findPasskeyUser(db, customerId)
      if (!user) throw notFound('No passkey user found with the provided login ID.')
      const {id, userHandle, displayName} = user
      reply.header('cache-control', 'no-store')
      return {
        id,
        userName: loginId,
        displayName,
        userHandle,
        slasUserId: id,
        credentials: passkeysOf(db, customerId).map((passkey) => ({
          id: passkey.id,
          userId: id,
          credentialId: passkey.credentialId,
          nickName: passkey.nickName,
          publicKey: passkey.publicKey,
          userHandle,
          signatureCount: String(passkey.signCount),
        })),
      }
    },
  )

  route(
    'DELETE /webauthn/passkey/user/:loginId',
    {needs: passkeyOwner, schema: {params: User, querystring: Query}},
    ({customerId}) => {
      if (!deletePasskeyUser(db, customerId)) {
        throw notFound('No passkey user found with the provided login ID.')
      }
    },
  )

  route(
    'DELETE /webauthn/passkey/user/:loginId/credentials/:credentialId',
    {needs: passkeyOwner, schema: {params: UserCredential, querystring: Query}},
    ({customerId}, {params}) => {
      if (!deletePasskey(db, customerId, params.credentialId)) {
        throw notFound('No passkey credential found with the provided credential ID.')
      }
    },
  )
}
