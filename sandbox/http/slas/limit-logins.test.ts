import {callSlas, clientSecretOf, newCustomer} from '../../testing/shopper'
import {startTestShop, type TestShop} from '../../testing/test-shop'

const LIMIT = 3

let limited: TestShop
let open: TestShop
beforeAll(async () => {
  limited = await startTestShop({'login-limit': String(LIMIT)})
  open = await startTestShop()
})
afterAll(async () => {
  await limited.close()
  await open.close()
})

const reset = (shop: TestShop, login: string) =>
  callSlas(
    shop,
    'password/reset',
    {user_id: login, mode: 'email', channel_id: 'DEU', hint: 'cross_device'},
    clientSecretOf(shop),
  )

async function statuses(count: number, run: () => Promise<Response>): Promise<number[]> {
  const answers: number[] = []
  for (let call = 0; call < count; call += 1) answers.push((await run()).status)
  return answers
}

it('refuses what one login asks for too often in a minute, with the text that clients match', async () => {
  const {login} = await newCustomer(limited)
  const ok = Array<number>(LIMIT).fill(200)
  expect(await statuses(LIMIT + 1, () => reset(limited, login))).toEqual([...ok, 429])
  const refused = await reset(limited, login.toUpperCase())
  expect(refused.status).toBe(429)
  expect(((await refused.json()) as {message: string}).message).toMatch(/too many .* requests/i)
  expect((await reset(limited, 'another@example.test')).status).toBe(200)
})

it('counts wrong passwords and codes too', async () => {
  const {login} = await newCustomer(limited)
  const wrong = `Basic ${Buffer.from(`${login}:wrong`).toString('base64')}`
  const form = {
    redirect_uri: 'http://localhost:3000/callback',
    client_id: limited.config.clientId,
    channel_id: 'DEU',
    code_challenge: 'c'.repeat(43),
  }
  // The customer has logged in once.
  const logins = await statuses(LIMIT, () => callSlas(limited, 'login', form, wrong))
  expect(logins).toEqual([...Array<number>(LIMIT - 1).fill(401), 429])
  const action = {user_id: login, pwd_action_token: '00000000', new_password: 'Lilla-Gatan-8'}
  const codes = await statuses(LIMIT + 1, () =>
    callSlas(
      limited,
      'password/action',
      {...action, channel_id: 'DEU', hint: 'cross_device'},
      clientSecretOf(limited),
    ),
  )
  expect(codes).toEqual([...Array<number>(LIMIT).fill(400), 429])
})

it('has no limit unless it is asked for', async () => {
  const {login} = await newCustomer(open)
  const answers = await statuses(20, () => reset(open, login))
  expect(answers).toEqual(Array<number>(20).fill(200))
})
