/** The real commerce-sdk-react with a private SLAS client; only `fetch` is replaced. */
import {render} from '@testing-library/react/pure'
import {QueryClientProvider} from '@tanstack/react-query'
import {createQueryClient} from '@app/shared/lib/query-client'
import {ShopProvider} from '@app/shared/lib/shop-context'
import {testShop} from '@app/shared/test/shop'
import {loadCommerce} from '../model/shopper-client'
import {shopperBackend} from '../testing/shopper-backend'
import {CommerceSlot} from './CommerceSlot'

jest.mock('node-fetch', () => ({
  ...jest.requireActual<object>('node-fetch'),
  default: (input: string, init: object) => globalThis.fetch(input, init),
}))

test('a browser logs in with a private client through our server, and has no secret', async () => {
  const backend = shopperBackend()
  const calls: {url: string; authorization: string}[] = []
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false})
  globalThis.fetch = ((url: string, init: RequestInit) => {
    const {Authorization: authorization = ''} = init.headers as Record<string, string>
    calls.push({url, authorization})
    return backend.fetch(url, init)
  }) as typeof fetch
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ShopProvider shop={{...testShop('DEU'), privateClient: true}}>
        <CommerceSlot />
      </ShopProvider>
    </QueryClientProvider>,
  )
  const commerce = await loadCommerce()
  expect(await commerce.accessToken(false)).toMatch(/^\w+\./)
  expect(calls.map(({url}) => new URL(url).pathname)).toEqual([
    expect.stringMatching(/^\/mobify\/slas\/private\/shopper\/auth\/v1\/.*\/oauth2\/token$/),
  ])
  const [, credentials = ''] = calls[0]?.authorization.split(' ') ?? []
  expect(Buffer.from(credentials, 'base64').toString()).toMatch(/^[\w-]+:_PLACEHOLDER_PROXY/)
})
