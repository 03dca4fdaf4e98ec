import {z} from 'zod'
import ocapi from './ocapi.json'

/** Id, method and path of a call. */
export type ProjectOperation = readonly [id: string, method: string, path: string]

/** OCAPI Shop 21.3 below `/s/{siteId}/dw/shop/v21_3`; the calls of rule API-1. */
export const ocapiOperations: readonly ProjectOperation[] = z
  .array(z.tuple([z.string(), z.string(), z.string()]))
  .parse(ocapi)

/** What the sandbox shows of what it keeps: mails and messages to a site. */
export const sandboxReaders: readonly ProjectOperation[] = [
  ['getMails', 'GET', '/outbox.json'],
  ['getMessages', 'GET', '/admin/messages'],
]
