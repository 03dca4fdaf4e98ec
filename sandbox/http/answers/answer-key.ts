import type {Systems} from '../system'

/** The table with the answers of a path: that of its system, or of the pages and APIs of the sandbox itself. */
export const tableOf = (path: string, systems: Systems): string => systems.of(path) ?? 'own'

/** Methods that Fastify answers itself. */
export const isAuxiliary = (method: string): boolean => method === 'HEAD' || method === 'OPTIONS'

/** What all routes of a system have in front: an area or a site, and the organization. */
const FRONT = /^\/(s\/:siteId\/(dw\/shop\/v21_3|:locale\/sapi)|[\w-]+(?=\/shopper-))/
const ORGANIZATION = '/organizations/:organizationId'

/** Name of a route in the tables of answers: `GET /shopper-products/v1/products/:id`. */
export const answerKey = (method: string, url: string): string =>
  `${method} ${url.replace(FRONT, '').replace(ORGANIZATION, '')}`
