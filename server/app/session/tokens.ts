import {createHash, randomBytes} from 'node:crypto'
import {z} from 'zod'
import {refusalOf, unreadable} from '../call-backend'
import {
  callSlas,
  clientCredentials,
  clientHeader,
  readSlas,
  REDIRECT_URI,
  tellSlas,
  type SlasSettings,
} from './slas-call'

/** Tokens of a session of a shopper, with life times in seconds. */
export interface SessionTokens {
  readonly accessToken: string
  readonly expiresIn: number
  readonly refreshToken: string
  readonly refreshExpiresIn: number
  /** Id of the shopper's session, kept when a guest becomes a customer. */
  readonly usid: string
  readonly customerId: string
  /** The customer's id as SLAS hashes it, for statistics. */
  readonly hashedId?: string
}

/** Site and privacy choice of a login. */
export interface SessionRequest {
  readonly siteId: string
  /** Session to continue; a new one when absent. */
  readonly usid?: string
  /** The shopper declined tracking; SLAS keeps the choice of the session when absent. */
  readonly dnt?: boolean
}

/** Life time of a refresh token in seconds when SLAS names none: that of a guest. */
const GUEST_REFRESH_SECONDS = 2_592_000

const base64url = (bytes: Buffer): string => bytes.toString('base64url')

/** A secret of 128 characters and its S256 challenge (PKCE). */
export function createProof(): {verifier: string; challenge: string} {
  const verifier = base64url(randomBytes(96))
  return {verifier, challenge: base64url(createHash('sha256').update(verifier).digest())}
}

const tokensSchema = z
  .object({
    access_token: z.string().min(1),
    expires_in: z.number(),
    refresh_token: z.string(),
    refresh_token_expires_in: z.number().catch(GUEST_REFRESH_SECONDS),
    usid: z.string(),
    customer_id: z.string(),
    enc_user_id: z.string().optional().catch(undefined),
  })
  .transform((body): SessionTokens => ({
    accessToken: body.access_token,
    expiresIn: body.expires_in,
    refreshToken: body.refresh_token,
    refreshExpiresIn: body.refresh_token_expires_in,
    usid: body.usid,
    customerId: body.customer_id,
    hashedId: body.enc_user_id,
  }))

/** @throws ApiFault `unreadable-answer` for an answer without tokens */
export function readTokens(body: Readonly<Record<string, unknown>>): SessionTokens {
  const {data} = tokensSchema.safeParse(body)
  if (!data) throw unreadable(200)
  return data
}

const dntOf = ({dnt}: SessionRequest): string | undefined =>
  dnt === undefined ? undefined : String(dnt)

/** What SLAS appended to the redirect address of a login. */
async function readRedirect(response: Response): Promise<{code: string; usid: string}> {
  const location = response.headers.get('location')
  if (response.status !== 303 || !location) throw await refusalOf(response)
  const answer = new URL(location, REDIRECT_URI).searchParams
  const code = answer.get('code')
  if (!code) throw unreadable(response.status)
  return {code, usid: answer.get('usid') ?? ''}
}

/** A code of SLAS, and the proof that the same client asked for it. */
interface CodeExchange {
  readonly code: string
  readonly usid?: string
  readonly verifier: string
  readonly redirectUri: string
}

async function exchange(
  env: SlasSettings,
  request: SessionRequest,
  {code, usid, verifier, redirectUri}: CodeExchange,
): Promise<Readonly<Record<string, unknown>>> {
  const form = {
    client_id: env.COMMERCE_CLIENT_ID,
    channel_id: request.siteId,
    code,
    usid: usid || undefined,
    code_verifier: verifier,
    grant_type: 'authorization_code_pkce',
    redirect_uri: redirectUri,
    dnt: dntOf(request),
  }
  return readSlas(env, 'token', {form, headers: clientHeader(env)})
}

/** Exchanges a code for tokens. @throws ApiFault */
export const exchangeCode = async (
  env: SlasSettings,
  request: SessionRequest,
  code: CodeExchange,
): Promise<SessionTokens> => readTokens(await exchange(env, request, code))

/**
 * Opens a guest's session: with the secret of a private client, with PKCE for a public one.
 * @returns the token answer of SLAS
 * @throws ApiFault
 */
export async function guestGrant(
  env: SlasSettings,
  request: SessionRequest,
): Promise<Readonly<Record<string, unknown>>> {
  if (env.PWA_KIT_SLAS_CLIENT_SECRET) {
    const form = {
      grant_type: 'client_credentials',
      channel_id: request.siteId,
      usid: request.usid,
      dnt: dntOf(request),
    }
    return readSlas(env, 'token', {form, headers: clientHeader(env)})
  }
  const {verifier, challenge} = createProof()
  const query = new URLSearchParams({
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    client_id: env.COMMERCE_CLIENT_ID,
    hint: 'guest',
    channel_id: request.siteId,
    code_challenge: challenge,
    ...(request.usid && {usid: request.usid}),
  })
  const granted = await readRedirect(await callSlas(env, `authorize?${query}`))
  return exchange(env, request, {...granted, verifier, redirectUri: REDIRECT_URI})
}

/** Opens a guest's session. @throws ApiFault */
export const guestLogin = async (
  env: SlasSettings,
  request: SessionRequest,
): Promise<SessionTokens> => readTokens(await guestGrant(env, request))

/** Signs a customer in. @throws ApiFault with status 401 for a wrong login or password */
export async function passwordLogin(
  env: SlasSettings,
  request: SessionRequest,
  {login, password}: {login: string; password: string},
): Promise<SessionTokens> {
  const {verifier, challenge} = createProof()
  const form = {
    redirect_uri: REDIRECT_URI,
    client_id: env.COMMERCE_CLIENT_ID,
    code_challenge: challenge,
    channel_id: request.siteId,
    usid: request.usid,
  }
  const client = clientCredentials(env)
  const headers = {
    Authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
    ...(client && {_sfdc_client_auth: client}),
  }
  const granted = await readRedirect(await callSlas(env, 'login', {form, headers}))
  return exchangeCode(env, request, {...granted, verifier, redirectUri: REDIRECT_URI})
}

/** Refreshes a session. @throws ApiFault; `isDeadSession` says whether the session has ended */
export async function refreshSession(
  env: SlasSettings,
  request: SessionRequest,
  refreshToken: string,
): Promise<SessionTokens> {
  const form = {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
    client_id: env.COMMERCE_CLIENT_ID,
    channel_id: request.siteId,
    dnt: dntOf(request),
  }
  return readTokens(await readSlas(env, 'token', {form, headers: clientHeader(env)}))
}

/** Ends a customer's session, or all of the customer's sessions. @throws ApiFault */
export async function endSession(
  env: SlasSettings,
  siteId: string,
  {accessToken, refreshToken}: Pick<SessionTokens, 'accessToken' | 'refreshToken'>,
  everywhere: boolean,
): Promise<void> {
  const query = new URLSearchParams({
    client_id: env.COMMERCE_CLIENT_ID,
    channel_id: siteId,
    refresh_token: refreshToken,
    ...(everywhere && {hint: 'all-sessions'}),
  })
  await tellSlas(env, `logout?${query}`, {headers: {Authorization: `Bearer ${accessToken}`}})
}
