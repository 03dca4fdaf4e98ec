import type {Shop} from '@app/shared/lib/shop-context'
import type {SentFile} from '@app/shared/form/file-rules'
import {EMPTY_CONTACT, type ContactKind, type ContactValues} from '../model/contact-form'

interface SentMessage {
  readonly values: ContactValues
  readonly files: readonly SentFile[]
  /** The same for a repeated request: it makes no second ticket. */
  readonly requestId: string
  /** Token of the bot check. */
  readonly token: string
}

const FIELDS = Object.keys(EMPTY_CONTACT) as (keyof ContactValues)[]

/** Fields of the form with their texts trimmed; empty ones are left out. */
const filled = (values: ContactValues): Partial<ContactValues> =>
  Object.fromEntries(
    FIELDS.flatMap((name) => (values[name].trim() ? [[name, values[name].trim()]] : [])),
  )

/**
 * Sends a message (`POST contact` or `press-contact`).
 * @returns number of the ticket
 * @throws ApiFault (rejects); Error for an answer without a number
 */
export async function sendMessage(
  {api}: Shop,
  kind: ContactKind,
  {values, files, requestId, token}: SentMessage,
): Promise<string> {
  const {ticketNumber} = await api.scapi<{ticketNumber?: unknown}>(
    `/custom/shopper-customer-service/v1/organizations/:org/${kind}`,
    {
      method: 'POST',
      body: {
        ...filled(values),
        ...(files.length > 0 && {files}),
        requestId,
        gRecaptchaResponse: token,
      },
    },
  )
  if (typeof ticketNumber !== 'string') throw new Error('The answer has no ticket number.')
  return ticketNumber
}
