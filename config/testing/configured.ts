import type {ConfiguredAddress, ConfiguredOrigin} from '../configured-origin'

/** The origin of a test's own server, as if the configuration named it. */
export const configured = (origin: string): ConfiguredOrigin => origin as ConfiguredOrigin

/** An address of a test's own server, as if the configuration named it. */
export const configuredAddress = (address: string): ConfiguredAddress => {
  const {origin, pathname, search} = new URL(address)
  return {origin: configured(origin), path: pathname + search}
}
