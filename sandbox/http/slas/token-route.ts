import type {Static} from '@sinclair/typebox'
import {Type} from '@sinclair/typebox'
import type {Grant, GrantRequest} from '../../domains/auth/grants'
import {openSession, redeemCode, refreshSession} from '../../domains/auth/grants'
import type {Sandbox} from '../../sandbox'
import {readUsid, requireChannel} from './client'
import {SlasError, invalidClient, invalidRequest} from './errors'
import {client, type SlasRoutes} from './needs'
import {answerGrant} from './token-response'

const Text = (maxLength: number) => Type.Optional(Type.String({maxLength}))

const TokenBody = Type.Object({
  grant_type: Type.Optional(Type.String()),
  client_id: Text(40),
  channel_id: Text(100),
  code: Text(256),
  code_verifier: Text(128),
  redirect_uri: Text(256),
  refresh_token: Text(256),
  usid: Text(256),
  dnt: Text(5),
})
type TokenBody = Static<typeof TokenBody>

/** Grants whose codes and tokens already belong to a site: clients may omit the channel. */
const boundGrants: readonly (string | undefined)[] = [
  'authorization_code_pkce',
  'authorization_code',
  'refresh_token',
]

/** `POST token`: sessions by code, guest sessions by client credentials, and their refresh. */
export const tokenRoute: SlasRoutes = (route, sandbox) => {
  route(
    'POST /token',
    {needs: client, schema: {body: TokenBody}},
    ({client: known}, {body}, reply) => {
      const isBound = !body.channel_id && boundGrants.includes(body.grant_type)
      const siteId = isBound ? '' : requireChannel(sandbox, body.channel_id)
      reply.headers({'cache-control': 'no-store', pragma: 'no-cache'})
      return answerGrant(sandbox, (now) => openGrant(sandbox, body, {...known, siteId, now}))
    },
  )
}

function openGrant(sandbox: Sandbox, body: TokenBody, request: GrantRequest): Grant {
  switch (body.grant_type) {
    case 'authorization_code_pkce':
    case 'authorization_code':
      return redeemCode(sandbox.db, {
        ...request,
        code: required(body, 'code'),
        codeVerifier: readVerifier(body, request),
        redirectUri: required(body, 'redirect_uri'),
        dnt: readDnt(body.dnt) ?? false,
      })
    case 'client_credentials':
      if (request.clientType !== 'private') throw invalidClient()
      return openSession(sandbox.db, {
        ...request,
        usid: readUsid(body.usid),
        dnt: readDnt(body.dnt) ?? false,
      })
    case 'refresh_token':
      return refreshSession(sandbox.db, {
        ...request,
        refreshToken: required(body, 'refresh_token'),
        dnt: readDnt(body.dnt),
      })
    default:
      throw new SlasError(400, 'unsupported_grant_type', 'Bad or missing grant_type.')
  }
}

/** A public client must prove with its verifier that it requested the code; a private one has its secret. */
function readVerifier(body: TokenBody, {clientType}: GrantRequest): string | undefined {
  return clientType === 'private' && body.grant_type === 'authorization_code'
    ? body.code_verifier
    : required(body, 'code_verifier')
}

function required(
  body: TokenBody,
  name: 'code' | 'code_verifier' | 'redirect_uri' | 'refresh_token',
) {
  const value = body[name]
  if (!value) throw invalidRequest(`Bad or missing ${name}.`)
  return value
}

/** `dnt` as clients send it: `true`, `false`, `1`, `0` or nothing. */
export function readDnt(value: string | undefined): boolean | undefined {
  return value === undefined || value === '' ? undefined : value === 'true' || value === '1'
}
