import type {ClientRequest} from 'node:http'
import type {Environment} from '../../config/environment'

/** Options of PWA Kit's `createHandler` that enable its proxy for a private SLAS client. */
export interface PrivateClientOptions {
  useSLASPrivateClient: boolean
  slasTarget: string
  onSLASPrivateProxyReq: (proxyRequest: ClientRequest) => void
}

/**
 * Lets browsers log in with a private SLAS client: PWA Kit's proxy `/mobify/slas/private` adds the secret to the
 * listed calls of SLAS and refuses all others with 403. Without a secret the proxy does not exist.
 */
export function privateClientOptions(env: Environment): PrivateClientOptions | null {
  if (!env.PWA_KIT_SLAS_CLIENT_SECRET) return null
  return {
    useSLASPrivateClient: true,
    slasTarget: env.COMMERCE_API_ORIGIN,
    // PWA Kit waits for SLAS without a time limit.
    onSLASPrivateProxyReq: (proxyRequest) => {
      proxyRequest.setTimeout(env.BACKEND_TIMEOUT_MS, () => {
        proxyRequest.destroy(new Error('SLAS did not answer in time'))
      })
    },
  }
}

/** PWA Kit reads the client id and the host of SLAS from its own configuration. */
export const withClient = <Config extends object>(config: Config, env: Environment): Config => ({
  ...config,
  app: {
    ...('app' in config ? (config.app as object) : {}),
    commerceAPI: {
      parameters: {clientId: env.COMMERCE_CLIENT_ID, shortCode: env.COMMERCE_SHORT_CODE},
    },
  },
})
