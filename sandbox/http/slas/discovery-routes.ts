import {issuerOf} from '../../domains/auth/claims'
import {signingKey} from '../../domains/auth/signing-key'
import {tenantOf} from '../../domains/shop-data'
import {anyone} from '../common/routes'
import type {SlasRoutes} from './needs'

/** `jwks` and the OpenID discovery document. */
export const discoveryRoutes: SlasRoutes = (route, sandbox) => {
  const {organizationId, publicUrl} = sandbox.config
  const base = `${publicUrl}/shopper/auth/v1/organizations/${organizationId}/oauth2`

  route('GET /jwks', {needs: anyone}, async () => ({
    keys: [(await signingKey(sandbox.db)).publicJwk],
  }))

  route('GET /.well-known/openid-configuration', {needs: anyone}, () => ({
    issuer: issuerOf(tenantOf(organizationId)),
    authorization_endpoint: `${base}/authorize`,
    token_endpoint: `${base}/token`,
    userinfo_endpoint: `${base}/userinfo`,
    end_session_endpoint: `${base}/logout`,
    introspection_endpoint: `${base}/introspect`,
    revocation_endpoint: `${base}/revoke`,
    jwks_uri: `${base}/jwks`,
    response_types_supported: ['code'],
    grant_types_supported: [
      'authorization_code',
      'authorization_code_pkce',
      'client_credentials',
      'refresh_token',
    ],
    code_challenge_methods_supported: ['S256'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    scopes_supported: ['openid', 'offline_access', 'email'],
    claims_supported: ['sub', 'name', 'given_name', 'family_name', 'email'],
  }))
}
