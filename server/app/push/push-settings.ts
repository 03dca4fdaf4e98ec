import type {Environment} from '../../../config/environment'
import type {PushService} from '../../../config/push-services'

/** Path of the routes for messages on devices. */
export const PUSH_PATH = '/push'

/** Keys and services of messages on devices. */
export interface PushSettings {
  readonly publicKey: string
  readonly privateKey: string
  /** Address of the sender for push services. */
  readonly subject: string
  /** Key of the backend's calls. */
  readonly sendSecret: string
  readonly services: readonly PushService[]
}

type PushVariables = Pick<
  Environment,
  'PUSH_PUBLIC_KEY' | 'PUSH_PRIVATE_KEY' | 'PUSH_SUBJECT' | 'PUSH_SEND_SECRET' | 'PUSH_SERVICES'
>

/**
 * Settings of messages on devices; null when they are off.
 * @throws Error that names the variables that are missing beside the others
 */
export function pushSettingsOf(env: PushVariables): PushSettings | null {
  const {PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUSH_SUBJECT, PUSH_SEND_SECRET} = env
  const needed = {PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUSH_SUBJECT, PUSH_SEND_SECRET}
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === Object.keys(needed).length) return null
  if (!PUSH_PUBLIC_KEY || !PUSH_PRIVATE_KEY || !PUSH_SUBJECT || !PUSH_SEND_SECRET) {
    throw new Error(`Messages on devices also need ${missing.join(', ')}.`)
  }
  return {
    publicKey: PUSH_PUBLIC_KEY,
    privateKey: PUSH_PRIVATE_KEY,
    subject: PUSH_SUBJECT,
    sendSecret: PUSH_SEND_SECRET,
    services: env.PUSH_SERVICES,
  }
}
