import {Type} from '@sinclair/typebox'
import {InvalidTokenError} from '../../domains/auth/access-token'
import {
  deleteRefreshToken,
  findRefreshToken,
  revokeAccessToken,
} from '../../domains/auth/auth-repository'
import {issuerOf} from '../../domains/auth/claims'
import {hashSecret} from '../../domains/auth/secrets'
import {tenantOf} from '../../domains/shop-data'
import {invalidRequest} from './errors'
import {administrator, type SlasRoutes} from './needs'
import {emptyTokenResponse} from './token-response'
import {readShopper} from './verify'

const TokenBody = Type.Object({
  token: Type.Optional(Type.String({maxLength: 4096})),
  token_type_hint: Type.Optional(Type.String({maxLength: 20})),
})

/** `revoke` and `introspect` (RFC 7009 and 7662), for private clients. */
export const tokenAdminRoutes: SlasRoutes = (route, sandbox) => {
  const {db, config} = sandbox
  const issuer = issuerOf(tenantOf(config.organizationId))

  const sessionOf = async (token: string) => {
    try {
      return await readShopper(sandbox, `Bearer ${token}`)
    } catch (error) {
      if (error instanceof InvalidTokenError) return null
      throw error
    }
  }

  route(
    'POST /revoke',
    {needs: administrator, schema: {body: TokenBody}},
    async (_client, {body}) => {
      const token = body.token ?? ''
      const session = await sessionOf(token)
      if (session?.tokenId !== undefined) {
        revokeAccessToken(db, session.tokenId, session.tokenExpiresAt ?? 0)
      } else if (!deleteRefreshToken(db, hashSecret(token))) {
        throw invalidRequest('Bad or missing refresh token.')
      }
      return {...emptyTokenResponse, refresh_token: session ? '' : token}
    },
  )

  route(
    'POST /introspect',
    {needs: administrator, schema: {body: TokenBody}},
    async (_client, {body}) => {
      if (!body.token) throw invalidRequest('Bad or missing access token or refresh token')
      const stored = findRefreshToken(db, hashSecret(body.token))
      const session = stored ? null : await sessionOf(body.token)
      const owner = stored ?? session
      const expiresAt = stored?.expiresAt ?? session?.tokenExpiresAt ?? 0
      if (!owner || expiresAt <= Date.now()) return {active: false}
      return {
        active: true,
        client_id: owner.clientId,
        exp: Math.floor(expiresAt / 1000),
        iss: issuer,
        scope: config.scopes,
        sub: `usid:${owner.usid}`,
        token_type: stored ? ('refresh_token' as const) : ('access_token' as const),
      }
    },
  )
}
