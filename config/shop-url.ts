import type {Environment} from './environment'

type AddressVariables = Pick<Environment, 'EXTERNAL_DOMAIN_NAME' | 'EXTERNAL_PROTOCOL' | 'PORT'>

/**
 * The address under which browsers reach the shop, such as `https://shop.example/`. Every absolute address that the
 * server makes begins with its origin; no header of a request changes it.
 * @param usualProtocol protocol when `EXTERNAL_PROTOCOL` is not set
 */
export const shopUrl = (
  {EXTERNAL_DOMAIN_NAME, EXTERNAL_PROTOCOL, PORT}: AddressVariables,
  usualProtocol: 'http' | 'https',
): URL =>
  new URL(`${EXTERNAL_PROTOCOL ?? usualProtocol}://${EXTERNAL_DOMAIN_NAME ?? `localhost:${PORT}`}`)
