import {z} from 'zod'
import type {FaultOrder} from '../../domains/faults/fault-injector'
import type {Systems} from '../system'

/** Maximum latency in ms: clients give up long before. */
const LONGEST_DELAY = 120_000

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const shared = {
  system: optional(z.string()),
  path: optional(z.string().max(500)),
  method: optional(z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
  times: optional(z.coerce.number().int().min(1).max(1_000_000)),
  share: optional(z.coerce.number().gt(0).max(1)),
}

/** A form sends every field, a JSON client those of the kind; the other fields are ignored. */
const order = z.discriminatedUnion('kind', [
  z.object({
    ...shared,
    kind: z.literal('latency'),
    delay: z.coerce.number().int().min(1).max(LONGEST_DELAY),
  }),
  z.object({
    ...shared,
    kind: z.literal('status'),
    status: z.coerce.number().int().min(400).max(599),
  }),
  z.object({...shared, kind: z.literal('drop')}),
  z.object({...shared, kind: z.literal('reset')}),
  z.object({...shared, kind: z.literal('malformed')}),
  z.object({
    ...shared,
    kind: z.literal('maintenance'),
    maintenance: optional(z.enum(['system', 'site'])),
  }),
])

/** A form sends the share in percent. */
function withShare(input: Record<string, unknown>): Record<string, unknown> {
  const {sharePercent, ...rest} = input
  if (sharePercent === undefined || sharePercent === '') return rest
  return {...rest, share: Number(sharePercent) / 100}
}

/** The fault that a body describes, or one sentence that names the error in it. */
export function readFaultOrder(body: unknown, systems: Systems): FaultOrder | string {
  const input = typeof body === 'object' && body !== null ? withShare({...body}) : body
  const parsed = order.safeParse(input)
  if (parsed.success) {
    const {system} = parsed.data
    if (system === undefined || systems.names.includes(system)) return parsed.data
    return `The system is not usable: expected one of ${systems.names.join(', ')}.`
  }
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') || 'body'
  return `The ${field} is not usable: ${issue?.message ?? 'another form was expected'}.`
}
