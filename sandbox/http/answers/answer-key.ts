import {systemOf, type System} from '../system'

/** Tables of answers: one for each system, and one for the pages and APIs of the sandbox itself. */
export type AnswerTable = System | 'own'

/** The table with the answers of a path. */
export const tableOf = (path: string): AnswerTable => systemOf(path) ?? 'own'

/** Methods that Fastify answers itself. */
export const isAuxiliary = (method: string): boolean => method === 'HEAD' || method === 'OPTIONS'

/** What all routes of a system have in front: an area or a site, and the organization. */
const FRONT = /^\/(s\/:siteId\/(dw\/shop\/v21_3|:locale\/sapi)|[\w-]+(?=\/shopper-))/
const ORGANIZATION = '/organizations/:organizationId'

/** Name of a route in the tables of answers: `GET /shopper-products/v1/products/:id`. */
export const answerKey = (method: string, url: string): string =>
  `${method} ${url.replace(FRONT, '').replace(ORGANIZATION, '')}`
