import {createHmac} from 'node:crypto'
import {z} from 'zod'
import {isSameSecret} from '../../../common/same-secret'
import {parseJsonObject} from '../../../common/parse-json'
import {subscription} from './read-subscription'

/** Header of the backend's calls: `t=1700000000000,v1={HMAC-SHA256 of time, dot and body, in hex}`. */
export const SIGNATURE_HEADER = 'x-shop-signature'
/** Milliseconds for which a signature holds, for clocks that differ. */
export const SIGNATURE_MS = 300_000
/** Most messages of one call. */
const MAX_MESSAGES = 50

const id = z.string().min(1).max(256)
const name = z.string().min(1).max(1000).optional()
const content = z.discriminatedUnion('about', [
  z.object({about: z.literal('stock'), productId: id, product: name}),
  z.object({
    about: z.literal('price'),
    productId: id,
    product: name,
    price: z.number().nonnegative(),
    currency: z.string().regex(/^[A-Z]{3}$/),
  }),
  z.object({about: z.enum(['shipped', 'delivered', 'pickup']), orderNo: id}),
])
const message = z.object({
  id: z.string().regex(/^[\w-]{8,64}$/),
  site: z.string().max(20),
  locale: z.string().max(10),
  /** Whether the message may name products, prices and orders. */
  details: z.boolean(),
  /** Whether the subscriber has an account, where orders are shown. */
  registered: z.boolean(),
  subscription,
  content,
})
const batch = z.object({messages: z.array(message).max(MAX_MESSAGES)})

/** A message of the backend for one browser. Amounts are in major units. */
export type PushMessage = z.output<typeof message>
export type PushAbout = PushMessage['content']['about']

/** Whether the backend signed a body, and not long ago. */
export function isSigned(
  secret: string,
  signature: string,
  body: string,
  now = Date.now(),
): boolean {
  const [, time = '', given = ''] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  if (time === '' || Math.abs(now - Number(time)) > SIGNATURE_MS) return false
  return isSameSecret(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'), given)
}

/** The messages of a body; null when it is no batch. */
export function readBatch(text: string): readonly PushMessage[] | null {
  return batch.safeParse(parseJsonObject(text)).data?.messages ?? null
}
