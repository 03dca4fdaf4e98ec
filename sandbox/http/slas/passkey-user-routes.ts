import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {
  deletePasskey,
  deletePasskeyUser,
  findPasskeyUser,
  passkeysOf,
} from '../../domains/auth/passkey-repository'
import {loginKey} from '../../domains/customers/customer'
import type {Sandbox} from '../../sandbox'
import {SlasError} from './errors'
import {requirePasswordless} from './passwordless-routes'
import {shopperOf} from './session-routes'

const Query = Type.Object({channel_id: Type.Optional(Type.String({maxLength: 100}))})
const User = Type.Object({loginId: Type.String({maxLength: 256})})
const UserCredential = Type.Object({...User.properties, credentialId: Type.String()})

const notFound = (message: string) => new SlasError(404, 'not_found', message)

/** `webauthn/passkey/user/{loginId}`: customers read and delete their passkeys. */
export const passkeyUserRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  const {db} = sandbox

  /** Id of the customer of the token, who must have the login. Throws `SlasError` 401. */
  async function requireOwner(
    authorization: string | undefined,
    channelId: string | undefined,
    login: string,
  ): Promise<string> {
    requirePasswordless(sandbox)
    const {identity, customerId} = await shopperOf(sandbox, authorization, channelId, 401)
    if (identity && loginKey(identity.login) === loginKey(login)) return customerId
    throw new SlasError(401, 'invalid_client', 'The token belongs to another user.')
  }

  app.get(
    '/webauthn/passkey/user/:loginId',
    {schema: {params: User, querystring: Query}},
    async ({params, query, headers}, reply) => {
      const {loginId} = params
      const customerId = await requireOwner(headers.authorization, query.channel_id, loginId)
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

  app.delete(
    '/webauthn/passkey/user/:loginId',
    {schema: {params: User, querystring: Query}},
    async ({params, query, headers}, reply) => {
      const customerId = await requireOwner(headers.authorization, query.channel_id, params.loginId)
      if (!deletePasskeyUser(db, customerId)) {
        throw notFound('No passkey user found with the provided login ID.')
      }
      return reply.status(204).send()
    },
  )

  app.delete(
    '/webauthn/passkey/user/:loginId/credentials/:credentialId',
    {schema: {params: UserCredential, querystring: Query}},
    async ({params, query, headers}, reply) => {
      const customerId = await requireOwner(headers.authorization, query.channel_id, params.loginId)
      if (!deletePasskey(db, customerId, params.credentialId)) {
        throw notFound('No passkey credential found with the provided credential ID.')
      }
      return reply.status(204).send()
    },
  )
}
