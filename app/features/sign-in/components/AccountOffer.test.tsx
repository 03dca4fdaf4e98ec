/** @jest-environment ./server/test/sandbox-environment.ts */
/** The account of a guest's order, with the real session routes and the real sandbox. */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {customerParameters} from '@app/features/account/public/customer-record'
import {authModal} from '@app/features/account/public/auth-modal'
import type {BasketContext} from '@app/features/basket/public/basket'
import {ConfirmationView} from '@app/features/order/components/ConfirmationView'
import {rememberedClaim} from '@app/features/order/public/claim-order'
import {placedOrder} from '@app/features/order/testing/placed-order'
import {CommerceSlot} from '@app/features/session/components/CommerceSlot'
import {sessionState} from '@app/features/session/public/shopper-client'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {ShopperCustomers} from '@app/generated/commerce/shopper-customers'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {registerCustomer} from '../api/register-customer'
import AccountOffer from './AccountOffer'

const sandbox = testSandbox()
const DEU = sandboxShop('DEU', 'en-DE')
const PASSWORD = 'Sandbox-1234!'
let context: BasketContext
let emails = 0
let email: string

beforeEach(async () => {
  context = await openSession(DEU)
  email = `offer-${(emails += 1)}@example.test`
  sandbox.reset()
})
afterEach(() => sandbox.admin('DELETE', '/admin/faults'))

const open = (token: string) =>
  renderInShop(
    <>
      <CommerceSlot />
      <ConfirmationView accountOffer={(order) => <AccountOffer order={order} />} />
    </>,
    {shop: DEU, path: `/deu/en-de/appcheckout/confirmation?token=${token}`},
  )

/** Opens the confirmation of a new order of a guest. */
async function confirmation() {
  const order = await placedOrder(context, undefined, email)
  const page = open(order.token)
  await screen.findByRole('heading', {name: 'Save your order in an account'})
  return {...order, ...page}
}

async function createAccount(password = PASSWORD) {
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('checkbox', {name: /I read and agree/}))
  await userEvent.click(screen.getByRole('button', {name: 'Create Account'}))
}

const ordersOfCustomer = async () => {
  const {customerId = ''} = sessionState()
  const {data = []} = await DEU.api.clients
    .of(ShopperCustomers)
    .getCustomerOrders({parameters: customerParameters(customerId)})
  return data.map(({orderNo}) => orderNo)
}

test('a guest opens an account, and the order is in it', async () => {
  const {orderNo, token, unmount} = await confirmation()
  await createAccount()
  expect(await screen.findByText('This order is now in My Barnholt.')).toBeInTheDocument()
  expect(screen.getByRole('link', {name: 'See your orders'})).toHaveAttribute(
    'href',
    '/deu/en-de/my-stokke/orders',
  )
  expect(sessionState().kind).toBe('registered')
  expect(await ordersOfCustomer()).toEqual([orderNo])
  expect(screen.getByText(orderNo)).toBeInTheDocument()
  unmount()
  open(token)
  expect(await screen.findByText(orderNo)).toBeInTheDocument()
  expect(screen.queryByText('Save your order in an account')).not.toBeInTheDocument()
})

test('a weak password is refused before anything is sent', async () => {
  await confirmation()
  sandbox.reset()
  await createAccount('weak')
  expect(
    await screen.findByText('Password must contain at least 8 characters.'),
  ).toBeInTheDocument()
  expect(sandbox.calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

test('a taken address is named, and what was typed stays', async () => {
  await registerCustomer(DEU, {
    firstName: 'Mia',
    lastName: 'Sommer',
    email,
    password: 'Other-1234!',
  })
  await confirmation()
  await createAccount()
  expect(await screen.findByText('This email is already registered.')).toBeInTheDocument()
  expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD)
  expect(sessionState().kind).toBe('guest')
  await userEvent.click(screen.getByRole('button', {name: 'Sign in to add this order'}))
  expect(authModal()).toMatchObject({open: true, initialView: 'login'})
})

test('a lost answer to the registration does not cost the account', async () => {
  const {orderNo} = await confirmation()
  sandbox.lose('POST /customer/shopper-customers/', 'lostAnswer')
  await createAccount()
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
  await userEvent.click(screen.getByRole('button', {name: 'Create Account'}))
  expect(await screen.findByText('This order is now in My Barnholt.')).toBeInTheDocument()
  expect(await ordersOfCustomer()).toEqual([orderNo])
})

test('an order that could not be assigned is assigned with the next attempt', async () => {
  const {orderNo} = await confirmation()
  sandbox.lose(`PATCH /s/DEU/dw/shop/v21_3/orders/${orderNo}`, 'lostRequest', 3)
  await createAccount()
  expect(await screen.findByText(/We could not add this order/)).toBeInTheDocument()
  expect(screen.getByText(orderNo)).toBeInTheDocument()
  expect(rememberedClaim('DEU')?.orderNo).toBe(orderNo)
  sandbox.reset()
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}))
  expect(await screen.findByText('This order is now in My Barnholt.')).toBeInTheDocument()
  expect(await ordersOfCustomer()).toEqual([orderNo])
  expect(rememberedClaim('DEU')).toBeNull()
})

test('a reload assigns the order that is not assigned yet', async () => {
  const {orderNo, token, unmount} = await confirmation()
  sandbox.lose(`PATCH /s/DEU/dw/shop/v21_3/orders/${orderNo}`, 'lostRequest', 3)
  await createAccount()
  expect(await screen.findByText(/We could not add this order/)).toBeInTheDocument()
  unmount()
  sandbox.reset()
  open(token)
  expect(await screen.findByText(orderNo)).toBeInTheDocument()
  expect(await ordersOfCustomer()).toEqual([orderNo])
})
