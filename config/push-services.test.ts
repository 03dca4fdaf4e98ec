import {KNOWN_PUSH_SERVICES, parsePushServices, pushAddress} from './push-services'

const known = parsePushServices(KNOWN_PUSH_SERVICES) ?? []
const STAND_IN = 'http://localhost:4000/push-service/send/'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', 'https://fcm.googleapis.com'],
  ['https://FCM.googleapis.com:443/wp/abc?x=1', 'https://fcm.googleapis.com'],
  [
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://updates.push.services.mozilla.com',
  ],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', 'https://wns2-par02p.notify.windows.com'],
  ['https://web.push.apple.com/QGz', 'https://web.push.apple.com'],
])('%s may be called', (endpoint, origin) => {
  const address = pushAddress(known, endpoint)
  expect(address?.origin).toBe(origin)
  expect(`${origin}${address?.path}`.toLowerCase()).toBe(new URL(endpoint).href.toLowerCase())
})

test.each([
  'https://fcm.googleapis.com.evil.example/fcm/send/abc',
  'https://evil.example/https://fcm.googleapis.com/fcm/send/abc',
  'https://evilfcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com@evil.example/fcm/send/abc',
  'https://user@fcm.googleapis.com/fcm/send/abc',
  'https://user:secret@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com./fcm/send/abc',
  'https://fcm.googleapis.com/',
  'https://notify.windows.com/w/?token=abc',
  'https://a.b.notify.windows.com/w/?token=abc',
  'https://evilnotify.windows.com/w/?token=abc',
  'https://-.notify.windows.com.evil.example/w/',
  'https://127.0.0.1/fcm/send/abc',
  'https://[::1]/fcm/send/abc',
  'https://2130706433/fcm/send/abc',
  'https://169.254.169.254/latest/meta-data',
  'http://localhost:4000/push-service/send/abc',
  'ftp://fcm.googleapis.com/abc',
  'fcm.googleapis.com/fcm/send/abc',
  `https://fcm.googleapis.com/${'a'.repeat(1024)}`,
  '',
])('%s is refused', (endpoint) => {
  expect(pushAddress(known, endpoint)).toBeNull()
})

test('a service with a path is called below it only, dots resolved', () => {
  const services = parsePushServices(STAND_IN) ?? []
  expect(pushAddress(services, `${STAND_IN}abc`)).toEqual({
    origin: 'http://localhost:4000',
    path: '/push-service/send/abc',
  })
  for (const path of [
    '/admin/reset',
    '/push-service/send/',
    '/push-service/send/../../admin/reset',
  ])
    expect(pushAddress(services, `http://localhost:4000${path}`)).toBeNull()
  expect(pushAddress(services, `${STAND_IN}%2e%2e/%2e%2e/admin`)).toBeNull()
})

test.each(['fcm.googleapis.com', 'https://*.com', 'https://*', 'https://a@b.example', 'ftp://a.b'])(
  'the configuration %s is an error',
  (text) => expect(parsePushServices(`https://fcm.googleapis.com,${text}`)).toBeNull(),
)
