/** @jest-environment ./server/test/sandbox-environment.ts */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  useCustomer,
  useProduct,
  useShopperBasketsMutation,
  useShopperCustomersMutation,
} from '@salesforce/commerce-sdk-react'
import {useAction} from '@app/features/faults/public/use-action'
import {sessionOf} from '@app/features/session/public/session-client'
import {
  loadCommerce,
  sessionState,
  useCommerceState,
} from '@app/features/session/public/shopper-client'
import {sandboxShop} from '@app/features/session/testing/real-session'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {renderInShop} from '@app/shared/test/render'
import {ToastHost} from '@app/shared/ui/ToastHost'
import {openCustomerSession, PASSWORD} from './testing/customer-session'
import SessionWatcher from './public/SessionWatcher'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')

const faults: unknown[] = []

function Page({customerId, toasts}: {customerId: string; toasts: boolean}) {
  const {kind} = useCommerceState()
  const {data: product} = useProduct({parameters: {id: 'blanket'}})
  const {data: customer} = useCustomer({parameters: {customerId}})
  const {mutateAsync: createBasket} = useShopperBasketsMutation('createBasket')
  const {mutateAsync: createAddress} = useShopperCustomersMutation('createCustomerAddress')
  const buy = useAction(() => createBasket({body: {}}), {onFault: (fault) => faults.push(fault)})
  const keep = useAction(() =>
    createAddress({
      parameters: {customerId},
      body: {addressId: 'home', lastName: 'Sommer', countryCode: 'DE'},
    }),
  )
  return (
    <>
      <SessionWatcher />
      {toasts && <ToastHost />}
      <h1>{product?.name}</h1>
      <p>{`${kind} ${customer?.firstName ?? 'nobody'}`}</p>
      <button onClick={() => void buy.run()}>Buy</button>
      <button onClick={() => void keep.run()}>Keep</button>
    </>
  )
}

/** Ends the sessions of a customer as the service desk does. */
const endSessions = (customerId: string) =>
  sandbox.admin('POST', `/admin/customers/${customerId}/sign-out`)

const writes = () =>
  sandbox.calls.filter((call) => /^(POST|PUT|PATCH|DELETE) (?!\/session)/.test(call))

beforeEach(() => (faults.length = 0))

async function open(email: string, toasts = true) {
  const session = await openCustomerSession(shop, email)
  renderInShop(<Page customerId={session.customerId} toasts={toasts} />, session)
  expect(await screen.findByText('registered Mia')).toBeInTheDocument()
  expect(await screen.findByRole('heading', {name: /\w+/})).toBeInTheDocument()
  await endSessions(session.customerId)
  sandbox.calls.length = 0
  return session
}

test('a change under way is refused, not made as a guest, and the page says that the session has ended', async () => {
  await open('ended-1@example.test')
  await userEvent.click(screen.getByRole('button', {name: 'Buy'}))
  expect(await screen.findByText(/You have been signed out/)).toBeInTheDocument()
  expect(screen.getByRole('button', {name: /Sign in/i})).toBeInTheDocument()
  await waitFor(() => expect(faults).toHaveLength(1))
  expect(faults[0]).toMatchObject({type: 'session-ended', status: 401})
  expect(writes()).toHaveLength(1)
  expect(screen.getByText(/^guest/)).toBeInTheDocument()
  expect(screen.getByRole('heading', {name: /\w+/})).toBeInTheDocument()

  // What the guest presses next is the guest's own.
  await userEvent.click(screen.getByRole('button', {name: 'Buy'}))
  await waitFor(() => expect(writes()).toHaveLength(2))
  expect(faults).toHaveLength(1)
})

test('the fault has no second message', async () => {
  await open('ended-2@example.test')
  await userEvent.click(screen.getByRole('button', {name: 'Keep'}))
  expect(await screen.findByText(/You have been signed out/)).toBeInTheDocument()
  expect(screen.queryByText(/Please try again/)).not.toBeInTheDocument()
})

test('a read that the end cuts off goes on as the guest', async () => {
  const {queryClient} = await open('ended-3@example.test', false)
  await queryClient.invalidateQueries({predicate: ({queryKey}) => queryKey.includes('/products/')})
  expect(await screen.findByText(/^guest/)).toBeInTheDocument()
  await waitFor(() =>
    expect(
      queryClient.getQueryCache().findAll({
        predicate: ({queryKey, state}) =>
          queryKey.includes('/products/') && state.error === null && !state.isInvalidated,
      }),
    ).toHaveLength(1),
  )
})

test('a call that is refused later is not made again as the guest, nor as another customer', async () => {
  const {customerId} = await openCustomerSession(shop, 'ended-4@example.test')
  const {accessToken} = await loadCommerce()
  const refused = await accessToken(false)
  await endSessions(customerId)
  const ended = {type: 'session-ended', arguments: {announced: true}}
  await expect(accessToken(true, refused)).rejects.toMatchObject(ended)
  expect(sessionState().kind).toBe('guest')
  const guest = await accessToken(false)
  await expect(accessToken(true, refused)).rejects.toMatchObject(ended)
  await expect(accessToken(true, guest)).resolves.toEqual(expect.any(String))

  await openCustomerSession(shop, 'ended-5@example.test')
  expect(sessionState().kind).toBe('registered')
  await expect(accessToken(true, refused)).rejects.toMatchObject(ended)
  // A guest's call may go on as that of the customer who the guest has become.
  await expect(accessToken(true, guest)).resolves.toEqual(expect.any(String))
})

test('orders that a customer has read are forgotten with the customer, those of a guest are kept', async () => {
  const {queryClient} = await open('ended-6@example.test', false)
  const key = ['order', 'by-token', 'DEU', 'en-DE', 'token']
  queryClient.setQueryData(key, {orderNo: '1'})
  await userEvent.click(screen.getByRole('button', {name: 'Buy'}))
  expect(await screen.findByText(/^guest/)).toBeInTheDocument()
  await waitFor(() => expect(queryClient.getQueryData(key)).toBeUndefined())
  queryClient.setQueryData(key, {orderNo: '2'})
  await sessionOf('DEU').signIn('login', {login: 'ended-6@example.test', password: PASSWORD})
  expect(await screen.findByText(/^registered/)).toBeInTheDocument()
  expect(queryClient.getQueryData(key)).toEqual({orderNo: '2'})
})
