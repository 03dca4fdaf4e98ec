import {createHmac, timingSafeEqual} from 'node:crypto'
import {z} from 'zod'

/**
 * Notifications from the provider to the merchant, sent independent of the shopper's browser. They
 * are signed: `x-payment-signature` is the HMAC-SHA256, in hex, of the raw body with the shared
 * key.
 */

const text = z.string().min(1).max(512)

const schema = z.object({
  id: text,
  type: z.enum(['AUTHORISATION', 'CANCELLATION', 'EXPIRY', 'REFUND']),
  success: z.boolean(),
  reason: text.optional(),
  createdAt: text,
  merchant: text,
  merchantReference: text,
  pspReference: text,
  originalReference: text.optional(),
  method: text.optional(),
  instrument: text.optional(),
  amount: z.object({value: z.number().int().nonnegative(), currency: z.string().length(3)}),
})

export type PaymentNotification = z.infer<typeof schema>

export const SIGNATURE_HEADER = 'x-payment-signature'

/** Returns the signature of a body. */
export function signatureOf(body: string, key: string): string {
  return createHmac('sha256', key).update(body).digest('hex')
}

/** Returns true when the signature belongs to the body and the key. */
export function isSigned(body: string, signature: string | undefined, key: string): boolean {
  const expected = Buffer.from(signatureOf(body, key))
  const given = Buffer.from(signature ?? '')
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** Returns the notification in a body, or null when the body is not a notification. */
export function readNotification(body: string): PaymentNotification | null {
  try {
    return schema.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}

/** Seconds between attempts; after the last one the provider stops. */
const pauses = [0.5, 2, 8, 30, 120, 600, 1800, 3600, 7200, 14_400]

/** Returns the milliseconds to wait after a number of failed attempts; null when no attempt is left. */
export function pauseAfter(attempts: number): number | null {
  const pause = pauses[attempts - 1]
  return pause === undefined ? null : pause * 1000
}
