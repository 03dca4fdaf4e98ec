import {callBackend} from '../../app/call-backend'
import type {ConfiguredAddress} from '../../../config/configured-origin'
import type {PurgeRequest} from '../page-cache/page-store'
import {edgeKeyOf, type Cdn} from './edge-headers'

const TIMEOUT_MS = 5_000

/** How a network is told to purge; without addresses it is not told. */
export interface EdgePurge {
  readonly cdn: Cdn
  /** One address for each server of the network that keeps pages of its own. */
  readonly addresses: readonly ConfiguredAddress[]
  readonly token: string
}

/** The network did not confirm a purge. */
export class EdgeNotPurged extends Error {
  constructor(problem: string) {
    super(`The hosts have purged, but the content delivery network has not: ${problem}`)
    this.name = 'EdgeNotPurged'
  }
}

interface Call {
  /** Added to the path of the address. */
  readonly path?: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string
}

/** The purge call of each network. @param key null for everything */
const CALLS: Readonly<Record<Cdn, ((key: string | null, token: string) => Call) | null>> = {
  none: null,
  varnish: (key, token) => ({
    method: 'PURGE',
    headers: {Authorization: `Bearer ${token}`, ...(key !== null && {'Surrogate-Key': key})},
  }),
  fastly: (key, token) => ({
    path: key === null ? '/purge_all' : '/purge',
    method: 'POST',
    headers: {'Fastly-Key': token, ...(key !== null && {'Surrogate-Key': key})},
  }),
  cloudflare: (key, token) => ({
    method: 'POST',
    headers: {Authorization: `Bearer ${token}`, 'Content-Type': 'application/json'},
    body: JSON.stringify(key === null ? {purge_everything: true} : {tags: [key]}),
  }),
}

/**
 * Purges the network in front of the hosts, after the hosts: it fetches pages again at once.
 * @throws EdgeNotPurged when one of its addresses refuses or does not answer in time
 */
export async function purgeEdge(
  {cdn, addresses, token}: EdgePurge,
  request: PurgeRequest,
): Promise<void> {
  const call = CALLS[cdn]?.(edgeKeyOf(request), token)
  if (!call) return
  const {path: added = '', ...init} = call
  const purgeOne = async ({origin, path}: ConfiguredAddress): Promise<void> => {
    const answer = await callBackend(origin, path.replace(/\/$/, '') + added || '/', {
      ...init,
      thirdParty: true,
      timeoutMs: TIMEOUT_MS,
    }).catch((error: unknown) => {
      throw new EdgeNotPurged(error instanceof Error ? error.message : String(error))
    })
    if (!answer.ok) throw new EdgeNotPurged(`it answered ${answer.status}`)
  }
  await Promise.all(addresses.map(purgeOne))
}
