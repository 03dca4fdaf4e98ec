import {z} from 'zod'
import {ORIGIN_RULE, originOf} from './proxies'

/** Schema of an origin. */
export const origin = z
  .string()
  .refine((value) => originOf(value) !== null, {error: ORIGIN_RULE})
  .transform((value) => originOf(value) ?? value)
  .brand<'ConfiguredOrigin'>()

/** Origin that the configuration names. Servers call no other ones (`common/outgoing.ts`). */
export type ConfiguredOrigin = z.output<typeof origin>

/** Address that the configuration names. */
export interface ConfiguredAddress {
  readonly origin: ConfiguredOrigin
  /** Path and query. */
  readonly path: string
}

/** Schema of an address. */
export const address = z
  .url({protocol: /^https?$/, error: 'must be an address that begins with http'})
  .transform((value): ConfiguredAddress => {
    const {pathname, search} = new URL(value)
    return {origin: origin.parse(value), path: pathname + search}
  })

/** The origin of this host on its own machine. @param bindAddress address that it listens on */
export function listeningOrigin(bindAddress: string, port: number): ConfiguredOrigin {
  const host = ['0.0.0.0', '::'].includes(bindAddress) ? 'localhost' : bindAddress
  return origin.parse(`http://${host.includes(':') ? `[${host}]` : host}:${port}`)
}
