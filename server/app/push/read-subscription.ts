import {z} from 'zod'
import {parseJsonObject} from '../../../common/parse-json'
import {pushAddress} from '../../../config/push-services'
import type {PushSettings} from './push-settings'

/** 65 and 16 bytes as base64url, which some browsers pad. */
const p256dh = z.string().regex(/^B[\w-]{86}=?$/)
const auth = z.string().regex(/^[\w-]{22}={0,2}$/)
const unpadded = (value: string): string => value.replace(/=+$/, '')

/** A subscription as browsers write it (`PushSubscription.toJSON`); further members are ignored. */
export const subscription = z
  .object({
    endpoint: z.string().max(1024),
    keys: z.object({p256dh: p256dh.transform(unpadded), auth: auth.transform(unpadded)}),
  })
  .transform(({endpoint, keys}) => ({endpoint, ...keys}))

const holder = z.string().regex(/^[\w-]{32,128}$/)
export const kind = z.enum(['stock', 'price', 'order'])

const choice = z.object({
  holder,
  subscription,
  kinds: z.array(kind).max(3),
  details: z.boolean(),
  locale: z.string().max(10),
})
const renewal = z.object({holder, subscription})
const held = z.object({holder})

export const bodies = {choice, renewal, held}

/** Why a body is not accepted. */
export type Defect = 'too-long' | 'no-json' | 'bad-value' | 'unknown-push-service'

/** Reads a body. @param text null when it is too long */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  text: string | null,
): z.output<Schema> | Defect {
  if (text === null) return 'too-long'
  const json = parseJsonObject(text)
  if (!json) return 'no-json'
  const parsed = schema.safeParse(json)
  return parsed.success ? parsed.data : 'bad-value'
}

/** Whether the server may call the address of a browser. */
export const isKnownService = (
  {services}: Pick<PushSettings, 'services'>,
  {endpoint}: {endpoint: string},
): boolean => pushAddress(services, endpoint) !== null
