import {callOrigin} from '../../common/outgoing'
import type {Environment} from '../../config/environment'
import type {ConfiguredAddress} from '../../config/variables'

/**
 * Reads from a backend with a token of the server, which never reaches a browser; a refused token is replaced once.
 * @param tokenOf @param refresh true after a refusal
 * @throws Error when the backend cannot be reached in time
 */
export async function readWithToken(
  env: Environment,
  {origin, path}: ConfiguredAddress,
  tokenOf: (refresh: boolean) => Promise<string>,
): Promise<Response> {
  const send = async (refresh: boolean) =>
    callOrigin(origin, path, {
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${await tokenOf(refresh)}`,
        'x-dw-client-id': env.COMMERCE_CLIENT_ID,
      },
      timeoutMs: env.BACKEND_TIMEOUT_MS,
    })
  const first = await send(false)
  return first.status === 401 ? send(true) : first
}
