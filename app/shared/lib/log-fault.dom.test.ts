import {createHttpClient} from '../api/http-client'
import {fakeBackend} from '../test/fake-backend'
import {createQueryClient} from './query-client'

let warn: jest.SpyInstance
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation()
})

/** What was logged, without the notices of the query client itself. */
const lines = () =>
  warn.mock.calls
    .map(([line]) => line as unknown)
    .filter((line) => !/custom logger/.test(String(line)))

const client = createHttpClient({baseUrl: '', repeated: 'retry'})
const REFUSED = {
  type: 'https://api.example/errors/login-already-in-use',
  title: 'The login mia@example.com is already in use',
  detail: 'Customer abMia uses mia@example.com',
}

it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  'logs a failed %s once, by its type and status, without the words of the backend',
  async (method) => {
    fakeBackend().on('/customers/abMia', {status: 409, body: REFUSED})
    const change = client('/customers/abMia', {method, body: {email: 'mia@example.com'}})
    await expect(change).rejects.toMatchObject({type: 'login-already-in-use'})
    expect(lines()).toEqual([
      `ApiFault: ${method} failed with a status of 409 (login-already-in-use)`,
    ])
  },
)

it('logs a change that nothing answered', async () => {
  fakeBackend().on('/baskets', null)
  await expect(client('/baskets', {method: 'POST'})).rejects.toThrow()
  expect(lines()).toEqual(['ApiFault: POST failed with a status of 0 (network)'])
})

it('logs neither a change that is made, nor one that the caller repeats', async () => {
  const backend = fakeBackend()
  backend.on('/baskets', {body: {}})
  backend.on('/token', {status: 409, body: {type: 'retry', title: 'Ask again'}})
  await client('/baskets', {method: 'POST'})
  await expect(client('/token', {method: 'POST'})).rejects.toMatchObject({type: 'retry'})
  expect(lines()).toEqual([])
})

it('logs a failed read once, also one that fails by a change, and none that was ended', async () => {
  const backend = fakeBackend()
  backend.on('/products', {status: 500, body: {title: 'Out of order'}})
  backend.on('/token', {status: 503, body: {title: 'Out of order'}})
  const read = (queryFn: () => Promise<unknown>, key: string) =>
    createQueryClient().fetchQuery([key], queryFn)
  await expect(read(() => client('/products'), 'read')).rejects.toThrow('Out of order')
  expect(lines()).toEqual(['ApiFault: GET failed with a status of 500 (http-500)'])
  warn.mockClear()
  const token = () => client<string>('/token', {method: 'POST'})
  const withToken = createHttpClient({baseUrl: '', accessToken: token})
  await expect(read(() => withToken('/products'), 'token')).rejects.toThrow('Out of order')
  expect(lines()).toEqual(['ApiFault: POST failed with a status of 503 (http-503)'])
  warn.mockClear()
  await expect(client('/products', {signal: AbortSignal.abort()})).rejects.toThrow()
  expect(lines()).toEqual([])
})
