import dns from 'node:dns/promises'
import {BlockList, isIP} from 'node:net'
import os from 'node:os'
import type {SandboxConfig} from './config'
import {isRegisteredAddress} from './domains/auth/registered-address'

/** Time limit of a call in milliseconds. */
const TIMEOUT_MS = 5000
/** Time limit of a call whose answer is read, in milliseconds: the storefront calls others before it answers. */
const ANSWER_TIMEOUT_MS = 25_000
/** Maximum size of an answer in bytes. */
const MAX_ANSWER = 262_144

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addSubnet('0.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')
loopback.addAddress('::', 'ipv6')

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** True for a loopback address, IPv4 ones in IPv6 form included. */
export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && loopback.check(address, familyOf(address))

/** True for an address of this machine: loopback, or of one of its network interfaces. */
function isThisMachine(address: string): boolean {
  if (isLoopback(address)) return true
  const own = new BlockList()
  for (const {address: one} of Object.values(os.networkInterfaces()).flatMap((list) => list ?? []))
    own.addAddress(one.replace(/%.*$/, ''), familyOf(one))
  return own.check(address, familyOf(address))
}

/** Addresses that a host name leads to; none for an unknown one. */
async function resolveHost(hostname: string): Promise<string[]> {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) return [host]
  const found = await dns.lookup(host, {all: true}).catch(() => [])
  return found.map(({address}) => address)
}

type OwnAddresses = Pick<SandboxConfig, 'shopOrigins' | 'publicUrl' | 'ownOrigins'>

/**
 * All calls of a running sandbox. They lead to registered storefronts (`--shop-origins`) and never to the sandbox itself,
 * with one exception that no caller chooses: the controller of its own shop.
 */
export class Outgoing {
  private port: number | undefined

  constructor(private readonly config: OwnAddresses) {}

  /** Notes the port on which this process listens. */
  listensOn(port: number): void {
    this.port = port
  }

  /** True for an address of a registered storefront that is none of the sandbox itself, under whatever name. */
  async mayCall(uri: string): Promise<boolean> {
    return isRegisteredAddress(uri, this.config.shopOrigins) && !(await this.isOwn(new URL(uri)))
  }

  private async isOwn(url: URL): Promise<boolean> {
    const {publicUrl, ownOrigins} = this.config
    if ([new URL(publicUrl).origin, ...ownOrigins].includes(url.origin)) return true
    if (Number(url.port || (url.protocol === 'https:' ? 443 : 80)) !== this.port) return false
    return (await resolveHost(url.hostname)).some(isThisMachine)
  }

  /**
   * Posts JSON to a storefront.
   * @returns status of the answer
   * @throws Error when the address is not allowed, and when there is no answer in time
   */
  async post(uri: string, body: string, headers: PostHeaders): Promise<number> {
    if (!(await this.mayCall(uri))) throw new Error('The address is not registered.')
    return post(uri, body, headers)
  }

  /**
   * Posts JSON to the server of a storefront and reads its answer.
   * @throws Error when the address is not allowed, the answer is longer than 256 KiB, or there is none in time
   */
  async call(
    uri: string,
    body: string,
    headers: PostHeaders,
  ): Promise<{readonly status: number; readonly body: string}> {
    if (!(await this.mayCall(uri))) throw new Error('The address is not registered.')
    const answer = await send(uri, body, headers, ANSWER_TIMEOUT_MS)
    const chunks: Buffer[] = []
    let bytes = 0
    for await (const chunk of (answer.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength
      if (bytes > MAX_ANSWER) throw new Error('The answer is too long.')
      chunks.push(Buffer.from(chunk))
    }
    return {status: answer.status, body: Buffer.concat(chunks).toString()}
  }

  /**
   * Posts JSON to a route of this sandbox, as the system that it stands in for would.
   * @param path segments, which are encoded
   */
  async postOwn(path: readonly string[], body: string, headers: PostHeaders): Promise<number> {
    const route = path.map(encodeURIComponent).join('/')
    return post(`http://127.0.0.1:${this.port}/${route}`, body, headers)
  }
}

/**
 * Asks the server on a data folder of this machine to start over (`POST /admin/reset`).
 * @returns status of the answer, with the reason of a refusal
 */
export async function requestReset(
  url: string,
  adminToken?: string,
): Promise<{readonly status: number; readonly detail?: string}> {
  const answer = await fetch(`${url}/admin/reset`, {
    method: 'POST',
    headers: adminToken ? {authorization: `Bearer ${adminToken}`} : {},
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const {detail} = (await answer.json()) as {detail?: string}
  return {status: answer.status, ...(detail === undefined ? {} : {detail})}
}

type PostHeaders = Readonly<Record<string, string>>

/** Redirects are not followed. */
const send = (
  uri: string,
  body: string,
  headers: PostHeaders,
  timeoutMs = TIMEOUT_MS,
): Promise<Response> =>
  fetch(uri, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...headers},
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })

/** Posts JSON; the body of the answer is not read. */
async function post(uri: string, body: string, headers: PostHeaders): Promise<number> {
  const answer = await send(uri, body, headers)
  await answer.body?.cancel()
  return answer.status
}
