/** @jest-environment ./server/test/sandbox-environment.ts */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {authModal} from '@app/features/account/public/auth-modal'
import {
  customerParameters,
  customerQuery,
  type CustomerAddress,
} from '@app/features/account/public/customer-record'
import {updateCustomer, refreshBasket} from '@app/features/basket/public/get-basket'
import {addHostedMethod, HOSTED_METHOD} from '@app/features/checkout/testing/hosted-payment'
import {ADDRESSES, filledBasket, readyBasket} from '@app/features/checkout/testing/ready-basket'
import {saveCard} from '@app/features/checkout/testing/save-card'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {ShopperReader} from '@app/features/shell/components/ShopperReader'
import {openCustomerSession, PASSWORD} from '@app/features/sign-in/testing/customer-session'
import {useSignIn} from '@app/features/sign-in/use-sign-in'
import {ShopperCustomers} from '@app/generated/commerce/shopper-customers'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import CheckoutPage from './index'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
const home = {...ADDRESSES.DEU, addressId: 'home'} as CustomerAddress
const office = {...home, addressId: 'office', address1: 'Hauptstraße 1', preferred: true}
let customers = 0

beforeAll(() => addHostedMethod(sandbox))

async function customerWith(...addresses: CustomerAddress[]) {
  customers += 1
  const email = `checkout-${customers}@example.test`
  const session = await openCustomerSession(shop, email)
  const client = shop.api.clients.of(ShopperCustomers)
  const parameters = customerParameters(session.customerId)
  for (const body of addresses) await client.createCustomerAddress({parameters, body})
  await filledBasket(session)
  await updateCustomer(session, email)
  return session
}

const open = ({queryClient}: Pick<Awaited<ReturnType<typeof customerWith>>, 'queryClient'>) =>
  renderInShop(<CheckoutPage />, {shop, queryClient, path: '/deu/en-de/appcheckout'})
const street = () => screen.findByRole('combobox', {name: 'Street and house number'})
const next = async () =>
  userEvent.click(await screen.findByRole('button', {name: 'Continue to delivery'}))

test('the preferred address fills the form, and another one takes its place', async () => {
  open(await customerWith(home, office))
  await waitFor(async () => expect(await street()).toHaveValue('Hauptstraße 1'))
  const radios = screen.getAllByRole('radio')
  expect(radios).toHaveLength(3)
  expect(radios[0]).toBeChecked()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await userEvent.click(radios[1] as HTMLElement)
  expect(await street()).toHaveValue('Lindenstraße 4')
  await next()
  expect(await screen.findByRole('radio', {name: /Express/})).toBeVisible()
  const stored = sandbox.sql("SELECT content FROM basket WHERE content LIKE '%Lindenstra%'")
  expect(stored).toHaveLength(1)
})

test('a signed-in customer finds the own name in the first address', async () => {
  open(await customerWith())
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Mia'))
  expect(screen.getByLabelText('Last name')).toHaveValue('Sommer')
})

test('the basket of a signed-in customer has the email address of the account', async () => {
  const session = await customerWith()
  await updateCustomer(session, 'other@example.test')
  renderInShop(
    <>
      <ShopperReader />
      <CheckoutPage />
    </>,
    {shop, queryClient: session.queryClient, path: '/deu/en-de/appcheckout'},
  )
  const own = `checkout-${customers}@example.test`
  expect(await screen.findByText(own)).toBeVisible()
  expect(await refreshBasket(session)).toMatchObject({customerInfo: {email: own}})
  // The address cannot be replaced by another one.
  await userEvent.click(screen.getByRole('button', {name: 'Edit Contact'}))
  expect(screen.queryByRole('textbox', {name: 'Email address'})).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', {name: 'Continue to address'}))
  expect(await street()).toBeVisible()
})

test('a customer signs in from the checkout: the carts become one, and the checkout goes on', async () => {
  const account = await customerWith()
  const email = `checkout-${customers}@example.test`
  await filledBasket(account, 'blanket')
  const guest = await openSession(shop)
  await filledBasket(guest)
  function SignIn() {
    const signIn = useSignIn()
    return (
      <button onClick={() => void signIn('login', {login: email, password: PASSWORD})}>Go</button>
    )
  }
  renderInShop(
    <>
      <ShopperReader />
      <CheckoutPage />
      <SignIn />
    </>,
    {shop, queryClient: guest.queryClient, path: '/deu/en-de/appcheckout'},
  )
  await userEvent.click(await screen.findByRole('button', {name: 'Sign In'}))
  expect(authModal().open).toBe(true)
  await userEvent.click(screen.getByRole('button', {name: 'Go'}))
  // The contact is answered by the account.
  expect(await street()).toBeVisible()
  expect(await screen.findByText(email)).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  const basket = await refreshBasket(guest)
  const goods = basket?.productItems?.map(({productId, quantity}) => [productId, quantity])
  expect(goods?.sort()).toEqual([
    ['blanket', 1],
    ['stroller-green', 2],
  ])
  expect(basket?.customerInfo?.email).toBe(email)
})

test('a new address is stored in the account when the customer wants it', async () => {
  const session = await customerWith(home)
  open(session)
  await waitFor(async () => expect(await street()).toHaveValue('Lindenstraße 4'))
  await userEvent.clear(await street())
  await userEvent.type(await street(), 'Gartenweg 7')
  expect(screen.getByRole('radio', {name: 'Another address'})).toBeChecked()
  await userEvent.click(screen.getByRole('checkbox', {name: 'Save this address in my account'}))
  await next()
  await screen.findByRole('radio', {name: /Express/})
  const {addresses = []} = await customerQuery(shop, session.customerId).queryFn()
  const ids = addresses.map(({addressId}) => addressId).sort()
  expect(ids).toEqual(['Berlin Gartenweg 7', 'home'])
})

test('an address that cannot be stored does not hold the order up', async () => {
  open(await customerWith())
  await userEvent.click(
    await screen.findByRole('checkbox', {name: 'Save this address in my account'}),
  )
  const entries = [
    ['First name', 'Mia'],
    ['Last name', 'Sommer'],
    ['Street and house number', 'Lindenstraße 4'],
    ['Postcode', '10969'],
    ['Town or city', 'Berlin'],
    ['Phone number', '030 123456'],
  ] as const
  for (const [name, value] of entries) {
    await userEvent.type(screen.getByLabelText(name), value)
  }
  sandbox.lose('/addresses', 'lostRequest')
  await next()
  expect(await screen.findByRole('radio', {name: /Express/})).toBeVisible()
})

/** Fills every step before the payment, and opens the payment step. */
async function openPayment(withCard: boolean) {
  const session = await customerWith()
  await readyBasket(session)
  if (withCard) saveCard(sandbox, session.customerId)
  open(session)
  await userEvent.click(await screen.findByRole('button', {name: 'Edit Payment'}))
  await screen.findByRole('radio', {name: /Invoice/})
  return session
}

test('a saved card pays, and the basket keeps its token', async () => {
  const session = await openPayment(true)
  await userEvent.click(await screen.findByRole('radio', {name: /Visa ending in 1111/}))
  await userEvent.click(screen.getByRole('button', {name: 'Continue to review'}))
  await screen.findByRole('heading', {level: 2, name: /Review and order/})
  await waitFor(async () =>
    expect(await refreshBasket(session)).toMatchObject({
      paymentInstruments: [
        {
          paymentMethodId: HOSTED_METHOD,
          c_providerData: 'sc_test',
          c_providerInstrument: 'Visa 1111',
        },
      ],
    }),
  )
})

test('a new card can be saved; a customer without cards is offered none', async () => {
  await openPayment(false)
  expect(screen.queryByRole('radio', {name: /ending in/})).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', {name: /^Card/}))
  expect(
    await screen.findByRole('checkbox', {name: 'Save this card in my account for the next order'}),
  ).not.toBeChecked()
})

test('a card that was deleted on another device has to be replaced', async () => {
  await openPayment(true)
  await userEvent.click(await screen.findByRole('radio', {name: /Visa ending in 1111/}))
  sandbox.sql('DELETE FROM customer_payment_instrument')
  await userEvent.click(screen.getByRole('button', {name: 'Continue to review'}))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('radio', {name: /Invoice/})).toBeVisible()
})

test('guests have no choice of addresses', async () => {
  const session = await openSession(shop)
  await filledBasket(session)
  await updateCustomer(session, 'mia@example.test')
  sandbox.reset()
  open(session)
  await street()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(sandbox.calls.filter((call) => call.includes('/customers/'))).toEqual([])
})
