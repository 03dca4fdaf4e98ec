import {exampleEndpoints} from '../../../sandbox/testing/example-shop'
import {mailsTo} from '../../../sandbox/testing/outbox'
import {newShopper, type TestShopper} from '../../../sandbox/testing/shopper'
import {setPreference} from '../../../sandbox/testing/site-settings'
import {startTestShop, type TestShop} from '../../../sandbox/testing/test-shop'

const SERVICE = '/custom/shopper-customer-service/v1/organizations/:org'
const pdf = Buffer.from('%PDF-1.4 label').toString('base64')

let shop: TestShop
let shopper: TestShopper

beforeAll(async () => {
  shop = await startTestShop(exampleEndpoints)
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await newShopper(shop)
})

const send = (kind: string, body: object) =>
  shopper.call<Record<string, unknown>>('POST', `${SERVICE}/${kind}`, body)

const letter = (more: object = {}) => ({
  email: 'anna@example.test',
  firstName: 'Anna',
  message: 'Where is my order?',
  ...more,
})

interface Ticket {
  ticketNumber: string
  messageId: string
  kind: string
  body: object
  files: {name: string; type: string}[]
}
const tickets = async () =>
  ((await (await fetch(`${shop.baseUrl}/admin/tickets`)).json()) as {data: readonly Ticket[]}).data

it.each(['contact', 'press-contact'])(
  'a message becomes a ticket with a mail: %s',
  async (kind) => {
    const email = `${kind}@example.test`
    const sent = await send(kind, letter({email, topic: 'delivery'}))
    expect(sent.body).toMatchObject({
      success: true,
      id: expect.any(String),
      ticketNumber: expect.stringMatching(/^T-\d{6}$/),
    })
    const [mail] = await mailsTo(shop, email, 'contactReceived')
    expect(mail?.data).toMatchObject({
      message: 'Where is my order?',
      firstName: 'Anna',
      ticketNumber: sent.body['ticketNumber'],
    })
    expect((await send(kind, {email})).status).toBe(400)
  },
)

it('stores the files of a message and shows them with the reports', async () => {
  const {body} = await send('contact', letter({files: [{name: '../label.pdf', data: pdf}]}))
  const [ticket] = await tickets()
  expect(ticket).toMatchObject({
    ticketNumber: body['ticketNumber'],
    messageId: body['id'],
    files: [{name: 'label.pdf', type: 'application/pdf'}],
  })
  expect(JSON.stringify(ticket?.body)).not.toContain(pdf)
  const file = await fetch(`${shop.baseUrl}/admin/tickets/${ticket?.messageId}/files/0`)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(await file.text()).toBe('%PDF-1.4 label')
  const page = await (await fetch(`${shop.baseUrl}/admin/reports`)).text()
  expect(page).toContain(`/admin/tickets/${ticket?.messageId}/files/0`)
})

const large = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(2 * 1024 * 1024)])

it.each([
  ['file-type-not-accepted', [{name: 'photo.jpg', data: Buffer.from('MZ..').toString('base64')}]],
  ['file-too-large', [{name: 'large.pdf', data: large.toString('base64')}]],
  ['too-many-files', Array.from({length: 4}, () => ({name: 'a.pdf', data: pdf}))],
])('refuses files: %s', async (type, files) => {
  const before = (await tickets()).length
  const {status, body} = await send('contact', letter({files}))
  expect(status).toBe(400)
  expect(body['type']).toContain(type)
  expect(await tickets()).toHaveLength(before)
})

it('makes one ticket of a repeated request', async () => {
  const once = letter({requestId: 'request-0001', email: 'twice@example.test'})
  const [first, second] = [await send('contact', once), await send('contact', once)]
  expect(second.body).toEqual(first.body)
  expect(await mailsTo(shop, 'twice@example.test', 'contactReceived')).toHaveLength(1)
})

it('wants the token of the bot check where the site has a key', async () => {
  setPreference(shop.db, 'DEU', 'reCaptchaPublicKey', 'key')
  for (const gRecaptchaResponse of [undefined, 'sandbox-notify-key', 'other']) {
    const {status, body} = await send('contact', letter({gRecaptchaResponse}))
    expect(status).toBe(400)
    expect(body['type']).toContain('bot-check-failed')
  }
  const token = {gRecaptchaResponse: 'sandbox-contact-key.one'}
  const passed = await send('contact', letter({...token, requestId: 'request-checked'}))
  expect(passed.status).toBe(200)
  // A token counts once; the same request again has its ticket.
  expect((await send('contact', letter(token))).status).toBe(400)
  const again = await send('contact', letter({...token, requestId: 'request-checked'}))
  expect(again).toMatchObject({status: 200, body: passed.body})
  setPreference(shop.db, 'DEU', 'reCaptchaPublicKey', '')
})
