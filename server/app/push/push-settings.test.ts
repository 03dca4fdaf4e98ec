import {parseEnvironment} from '../../../config/environment'
import {pushSettingsOf} from './push-settings'

const keys = {
  PUSH_PUBLIC_KEY: `B${'a'.repeat(86)}`,
  PUSH_PRIVATE_KEY: 'a'.repeat(43),
  PUSH_SUBJECT: 'mailto:shop@example.com',
  PUSH_SEND_SECRET: 'secret-of-the-backend',
}

it('is off without keys', () => {
  expect(pushSettingsOf(parseEnvironment({}))).toBeNull()
})

it('is on with all of them, at the services that browsers use', () => {
  const settings = pushSettingsOf(parseEnvironment(keys))
  expect(settings?.services.map(({hostname}) => hostname)).toEqual([
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    '*.notify.windows.com',
    'web.push.apple.com',
  ])
})

it.each(Object.keys(keys))('names %s when it is missing', (name) => {
  expect(() => pushSettingsOf(parseEnvironment({...keys, [name]: ''}))).toThrow(
    `Messages on devices also need ${name}.`,
  )
})

it.each([
  ['PUSH_PUBLIC_KEY', 'short', 'must be a public VAPID key'],
  ['PUSH_SUBJECT', 'shop', 'must begin with mailto: or https://'],
  ['PUSH_SERVICES', 'https://*.com', 'must be origins of push services'],
])('says what is wrong with %s', (name, value, sentence) => {
  expect(() => parseEnvironment({...keys, [name]: value})).toThrow(sentence)
})

it('writes no secret into an error', () => {
  const given = {...keys, PUSH_PRIVATE_KEY: 'a-secret', PUSH_SEND_SECRET: 'another'}
  expect(() => parseEnvironment(given)).toThrow(/PUSH_PRIVATE_KEY must/)
  expect(() => parseEnvironment(given)).not.toThrow(/a-secret|another/)
})
