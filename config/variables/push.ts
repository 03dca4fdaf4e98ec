import {z} from 'zod'
import {KNOWN_PUSH_SERVICES, parsePushServices, PUSH_SERVICES_RULE} from '../push-services'
import {define, secret, text, token} from './define'

/** Variables of messages on devices (Web Push); without the keys they are off. */
export const pushVariables = {
  PUSH_PUBLIC_KEY: define(
    text(/^B[\w-]{86}$/, 'must be a public VAPID key: 87 characters of base64url').optional(),
    '',
    'public VAPID key of messages on devices, which are off without it; `npm start` makes a pair for development',
  ),
  PUSH_PRIVATE_KEY: secret(
    text(/^[\w-]{43}$/, 'must be a private VAPID key: 43 characters of base64url').optional(),
    '',
    'private VAPID key of that pair; stays on the server',
  ),
  PUSH_SUBJECT: define(
    text(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must begin with mailto: or https://').optional(),
    '',
    'address under which push services reach the sender, such as `mailto:shop@example.com`',
  ),
  PUSH_SEND_SECRET: secret(
    token,
    '',
    'key with which the backend signs its calls of `/push/send`, at least 16 characters',
  ),
  PUSH_SERVICES: define(
    z
      .string()
      .default(KNOWN_PUSH_SERVICES)
      .refine((value) => parsePushServices(value) !== null, {error: PUSH_SERVICES_RULE})
      .transform((value) => parsePushServices(value) ?? []),
    'those of Google, Mozilla, Microsoft and Apple',
    'push services that the server calls, separated by commas; `*.` stands for one label',
  ),
}
