/** @jest-environment ./server/test/sandbox-environment.ts */
import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  useAccessToken,
  useCustomerBaskets,
  useCustomerId,
  useCustomerType,
  useProduct,
  useProductSearch,
  useShopperBasketsMutation,
  useUsid,
} from '@salesforce/commerce-sdk-react'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {renderInShop} from '@app/shared/test/render'
import {openSession, sandboxShop} from './testing/real-session'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')

/** Written from the documentation of PWA Kit alone. */
function Documented({productId}: {productId: string}) {
  const customerId = useCustomerId() ?? ''
  const {token} = useAccessToken()
  const {isGuest} = useCustomerType()
  const {usid} = useUsid()
  const {data: product} = useProduct({parameters: {id: productId}})
  const {data: found, error} = useProductSearch({parameters: {q: 'knit', limit: 1}})
  const {data: baskets} = useCustomerBaskets({parameters: {customerId}})
  const {mutateAsync: createBasket} = useShopperBasketsMutation('createBasket')
  const {mutateAsync: addItem} = useShopperBasketsMutation('addItemToBasket')
  const add = async () => {
    const {basketId = ''} = await createBasket({body: {}})
    await addItem({parameters: {basketId}, body: [{productId, quantity: 2}]})
  }
  const [basket] = baskets?.baskets ?? []
  return (
    <>
      <h1>{product?.name}</h1>
      <p>{`${found?.total ?? 'no'} hits of ${found?.query} ${String(error)}`}</p>
      <p>{`${isGuest ? 'guest' : 'unknown'} ${token?.split('.').length ?? 0} ${usid === null ? '' : 'usid'}`}</p>
      <output>{basket?.productItems?.[0]?.quantity ?? 0}</output>
      <button type="button" onClick={() => void add()}>
        Add
      </button>
    </>
  )
}

test('a component of the documentation works without set-up', async () => {
  const {queryClient} = await openSession(shop)
  renderInShop(<Documented productId="blanket" />, {shop, queryClient})
  expect(await screen.findByRole('heading', {name: /\w+/})).toBeInTheDocument()
  expect(await screen.findByText('0 hits of knit null')).toBeInTheDocument()
  expect(screen.getByText('guest 3 usid')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('2', {selector: 'output'})).toBeInTheDocument()
  expect(sandbox.calls.filter((call) => call.startsWith('POST'))).toHaveLength(3)
})
