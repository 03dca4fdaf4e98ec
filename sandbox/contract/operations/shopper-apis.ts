import {z} from 'zod'
import apis from './scapi.json'

/**
 * Who calls an operation: the stock Retail React App, only the hooks of commerce-sdk-react, or
 * neither but other clients by its specification.
 */
const caller = z.enum(['stock app', 'hooks', 'specification'])

const shopperApi = z.strictObject({
  name: z.string(),
  /** Path in front of `/organizations/{organizationId}`. */
  base: z.string(),
  /** Id, method, path and caller of each. */
  operations: z.array(z.tuple([z.string(), z.string(), z.string(), caller])),
})

export type Caller = z.output<typeof caller>

/** Shopper APIs and SLAS: every operation that the stock app or a hook of its library calls, and others. */
export const shopperApis = z.array(shopperApi).parse(apis)
