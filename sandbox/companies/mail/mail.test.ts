import {callShop} from '../../testing/shopper'
import {mailsTo} from '../../testing/outbox'
import {startTestShop, type TestShop} from '../../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const client = {client_id: 'sandbox-dev-mail', client_secret: 'sandbox-dev-mail-secret'}
const access = (body: object) =>
  callShop<{access_token: string; rest_instance_url: string; error: string}>(
    shop,
    'POST',
    '/v2/token',
    {body},
  )
const attributes = {
  'magic-link': 'https://shop.example/deu/de-de/passwordless-login-landing?token=12345678',
  code: '12345678',
  site: 'DEU',
  locale: 'de-DE',
}
const message = (changes: object = {}) => ({
  definitionKey: 'passwordless-login',
  recipient: {contactKey: 'a@example.test', to: 'a@example.test', attributes},
  ...changes,
})

async function send(body: object, token?: string) {
  const {body: granted} = await access({grant_type: 'client_credentials', ...client})
  return callShop<{requestId: string; errorcode: number}>(
    shop,
    'POST',
    '/messaging/v1/email/messages/message-1',
    {token: token ?? granted.access_token, body},
  )
}

it('sends a mail of a definition with its link', async () => {
  const {status, body} = await send(message())
  expect(status).toBe(202)
  expect(body).toMatchObject({errorcode: 0, responses: [{messageKey: 'message-1'}]})
  const [mail] = await mailsTo(shop, 'a@example.test', 'loginCode')
  expect(mail).toMatchObject({
    locale: 'de-DE',
    data: {code: '12345678', link: attributes['magic-link']},
  })
})

it('names the address of its own calls', async () => {
  const {body} = await access({grant_type: 'client_credentials', ...client})
  expect(body.rest_instance_url).toBe(`${shop.baseUrl}/`)
})

it.each([
  [{grant_type: 'client_credentials', ...client, client_secret: 'wrong'}],
  [{...client}],
  [{grant_type: 'client_credentials'}],
])('refuses the client %j', async (body) => {
  expect(await access(body)).toMatchObject({status: 401, body: {error: 'invalid_client'}})
})

it.each([
  ['an unknown definition', message({definitionKey: 'none'}), 404],
  ['no recipient', message({recipient: undefined}), 400],
  ['no link', message({recipient: {contactKey: 'a', to: 'a', attributes: {site: 'DEU'}}}), 400],
])('refuses a message with %s', async (_name, body, status) => {
  expect((await send(body)).status).toBe(status)
})

it('refuses a message without a token of its own', async () => {
  expect((await send(message(), 'nonsense')).status).toBe(401)
})
