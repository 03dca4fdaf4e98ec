import type {PaymentNotification} from 'commerce-sandbox/domains/payment'
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

export const SIGNATURE_HEADER = 'x-payment-signature'

/** Returns the notification in a body, or null when the body is not a notification. */
export function readNotification(body: string): PaymentNotification | null {
  try {
    return schema.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}
