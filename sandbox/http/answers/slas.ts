import type {PublicJwk} from '../../domains/auth/signing-key'
import type {ShopperLoginTypes} from 'commerce-sdk-isomorphic'
import type {Content, Done, Ok, Under} from './answer-types'

/** An OAuth error (RFC 6749), with the members that clients of SLAS read. */
interface OauthError {
  error: string
  error_description: string
  status_code: string
  message: string
}

interface UserInfo {
  sub: string
  customer_id: string
  name: string
  email?: string
  validated?: boolean
  given_name?: string
  family_name?: string
}

/** Answer of `introspect` (RFC 7662). */
interface Introspection {
  active: boolean
  client_id?: string
  exp?: number
  iss?: string
  scope?: string
  sub?: string
  token_type?: 'refresh_token' | 'access_token'
}

interface Discovery {
  issuer: string
  authorization_endpoint: string
  token_endpoint: string
  userinfo_endpoint: string
  end_session_endpoint: string
  introspection_endpoint: string
  revocation_endpoint: string
  jwks_uri: string
  response_types_supported: string[]
  grant_types_supported: string[]
  code_challenge_methods_supported: string[]
  subject_types_supported: string[]
  id_token_signing_alg_values_supported: string[]
  scopes_supported: string[]
  claims_supported: string[]
}

/** The answer is the address to which it redirects. */
interface Redirect {
  303: Content<'none'>
}

interface PasskeyDescriptor {
  type: 'public-key'
  id: string
  transports: string[]
}

/** Options of WebAuthn for a new passkey. */
interface CreationOptions {
  rp: {id: string; name: string}
  user: {id: string; name: string; displayName: string}
  challenge: string
  pubKeyCredParams: {alg: number; type: 'public-key'}[]
  timeout: number
  excludeCredentials: PasskeyDescriptor[]
  authenticatorSelection: {
    residentKey: 'preferred'
    requireResidentKey: boolean
    userVerification: 'preferred'
  }
  attestation: 'none'
  extensions: object
}

/** Options of WebAuthn for a login. */
interface RequestOptions {
  rpId: string
  challenge: string
  timeout: number
  allowCredentials: PasskeyDescriptor[]
  userVerification: 'preferred'
  extensions: object
}

interface PasskeyLogin {
  credentialId: string
  username: string
  success: true
  tokenResponse: TokenDocument
}

interface PasskeyUser {
  id: number
  userName: string
  displayName: string
  userHandle: string
  slasUserId: number
  credentials: {
    id: number
    userId: number
    credentialId: string
    nickName: string
    publicKey: string
    userHandle: string
    signatureCount: string
  }[]
}

export type TokenDocument = ShopperLoginTypes.TokenResponse
type Tokens = Ok<TokenDocument>

type Known = Under<
  '/shopper/auth/v1/oauth2',
  {
    'GET /authorize': Redirect
    'GET /idp/callback/:provider': Redirect
    'POST /login': Redirect
    'POST /token': Tokens
    'POST /passwordless/login': Done
    'POST /passwordless/token': Tokens
    'POST /trusted-system/token': Tokens
    'POST /password/reset': Done
    'POST /password/action': Done
    'POST /webauthn/register/authorize': Done
    'POST /webauthn/register/start': Ok<CreationOptions>
    'POST /webauthn/register/finish': Done
    'POST /webauthn/authenticate/start': Ok<RequestOptions>
    'POST /webauthn/authenticate/finish': Ok<PasskeyLogin>
    'GET /webauthn/passkey/user/:loginId': Ok<PasskeyUser>
    'DELETE /webauthn/passkey/user/:loginId': Done
    'DELETE /webauthn/passkey/user/:loginId/credentials/:credentialId': Done
    'GET /logout': Tokens
    'POST /logout': Tokens
    'GET /userinfo': Ok<UserInfo>
    'POST /revoke': Tokens
    'POST /introspect': Ok<Introspection>
    'GET /jwks': Ok<{keys: PublicJwk[]}>
    'GET /.well-known/openid-configuration': Ok<Discovery>
  }
>

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'TRACE' | 'QUERY'
type Area = 'trusted-agent' | 'session-bridge' | 'otp'
/** Logins that the sandbox refuses: errors only. */
type Refused = {[Route in `${Method} /shopper/auth/v1/oauth2/${Area}/*`]: object}

interface ManagerToken {
  access_token: string
  scope?: string
  token_type: 'Bearer'
  expires_in: number
}

interface Manager {
  'POST /dwsso/oauth2/access_token': Ok<ManagerToken>
}

/** The answers of SLAS and of Account Manager. */
export type SlasAnswers = Known &
  Manager &
  Refused & {errors: {'4xx': OauthError; '5xx': OauthError}}
