/** @jest-environment ./server/test/sandbox-environment.ts */
/** The account's sections with the real session routes and the real sandbox; one visit, so the tests build on each other. */
import {Route} from 'react-router-dom'
import {screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {customerFacts, publishCustomerFacts} from '@app/features/account/public/customer-facts'
import {CommerceSlot} from '@app/features/session/components/CommerceSlot'
import {ShopperReader} from '@app/features/shell/components/ShopperReader'
import {currentCustomerId} from '@app/features/session/public/shopper-client'
import {sandboxShop} from '@app/features/session/testing/real-session'
import {saveCard} from '@app/features/checkout/testing/save-card'
import {openCustomerSession} from '@app/features/sign-in/testing/customer-session'
import {ShopperCustomers} from '@app/generated/commerce/shopper-customers'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {renderInShop} from '@app/shared/test/render'
import AccountPage from './index'

const shop = sandboxShop('DEU', 'en-DE')
const PASSWORD = 'Sandbox-1234!'
const EMAIL = 'account-page@example.test'

const show = (section: string) =>
  renderInShop(
    <>
      <CommerceSlot />
      <ShopperReader />
      <Route path={['/:site/:locale/my-stokke/orders/:orderId?', '*']} component={AccountPage} />
    </>,
    {shop, path: `/deu/en-de/my-stokke${section}`},
  )

const type = (label: string | RegExp, text: string) =>
  userEvent.type(screen.getByLabelText(label), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}))

test('a guest signs in at the address of the section', async () => {
  show('/orders')
  expect(
    await screen.findByRole('heading', {level: 1, name: 'Sign in to see your account'}),
  ).toBeVisible()
  await press('Create Account')
  await type('First name', 'Ada')
  await type('Last name', 'Berg')
  await type('Email address', EMAIL)
  await type('Password', PASSWORD)
  await userEvent.click(screen.getByRole('checkbox', {name: /I read and agree/}))
  await press('Create Account')
  expect(await screen.findByRole('heading', {level: 1, name: 'Orders'})).toBeVisible()
  expect(await screen.findByText('You have not ordered yet.')).toBeVisible()
})

test('the overview greets the customer, whose record the session and the page read once', async () => {
  testSandbox().reset()
  publishCustomerFacts(null)
  show('')
  expect(await screen.findByText('Hello Ada')).toBeVisible()
  expect(await screen.findByText('You have not saved an address yet.')).toBeVisible()
  await waitFor(() => expect(customerFacts.get()?.email).toBe(EMAIL))
  const records = testSandbox().calls.filter((call) => /^GET .*\/customers\/\w+\?/.test(call))
  expect(records).toHaveLength(1)
})

test('an address is added, changed and deleted', async () => {
  show('/addresses')
  await screen.findByText('You have not saved an address yet.')
  await press('Add address')
  await type('First name', 'Ada')
  await type('Last name', 'Berg')
  await type('Street and house number', 'Musterstraße 12a')
  await type('Postcode', '10115')
  await type('Town or city', 'Berlin')
  await type(/^Phone number/, '030 123456')
  await press('Save')
  expect(await screen.findByText('Musterstraße 12a')).toBeVisible()
  await press('Edit')
  await userEvent.clear(screen.getByLabelText('Town or city'))
  await type('Town or city', 'Potsdam')
  await press('Save')
  expect(await screen.findByText(/Potsdam/)).toBeVisible()
  await press('Delete')
  await press('Delete')
  expect(await screen.findByText('You have not saved an address yet.')).toBeVisible()
})

test('an address whose id has signs that separate ids is changed and deleted', async () => {
  await shop.api.clients.of(ShopperCustomers).createCustomerAddress({
    parameters: {customerId: currentCustomerId() ?? ''},
    body: {
      addressId: 'Hof 50%; links, 2',
      firstName: 'Ada',
      lastName: 'Berg',
      address1: 'Hofstraße 2',
      postalCode: '10115',
      city: 'Berlin',
      countryCode: 'DE',
      phone: '030 123456',
    },
  })
  show('/addresses')
  await screen.findByText('Hofstraße 2')
  await press('Edit')
  await userEvent.clear(screen.getByLabelText('Town or city'))
  await type('Town or city', 'Potsdam')
  await press('Save')
  expect(await screen.findByText(/Potsdam/)).toBeVisible()
  await press('Delete')
  await press('Delete')
  expect(await screen.findByText('You have not saved an address yet.')).toBeVisible()
})

test('a product is registered for its warranty, once', async () => {
  show('/warranty')
  await screen.findByText('You have not registered a product yet.')
  const register = async () => {
    await type('Product number', 'blanket')
    await type('Serial number', 'SN-0001')
    await type('Date of purchase', '2026-01-02')
    await press('Register product')
  }
  await register()
  expect(await screen.findByText(/Warranty until/)).toBeVisible()
  await register()
  expect(await screen.findByText('This serial number is already registered.')).toBeVisible()
})

test('personal information is saved, and a wrong password is refused', async () => {
  show('/personal-information')
  expect(await screen.findByRole('heading', {level: 2, name: 'Your details'})).toBeVisible()
  const [first] = screen.getAllByLabelText('First name')
  if (!first) throw new Error('no field')
  await userEvent.clear(first)
  await userEvent.click(screen.getAllByRole('button', {name: 'Save'})[0] as HTMLElement)
  expect(await screen.findByText('Please enter your first name.')).toBeVisible()
  await userEvent.type(first, 'Grace')
  await userEvent.click(screen.getAllByRole('button', {name: 'Save'})[0] as HTMLElement)
  const field = screen.getByRole('textbox', {name: 'New email address'})
  await userEvent.type(field, 'grace@example.test')
  const [current] = screen.getAllByLabelText('Current password')
  if (!current) throw new Error('no field')
  await userEvent.type(current, 'Wrong-1234!')
  await press('Send confirmation link')
  expect(await screen.findByText('The current password is incorrect.')).toBeVisible()
})

test('a saved card is deleted after a question', async () => {
  const {customerId} = await openCustomerSession(shop, 'cards@example.test')
  saveCard(testSandbox(), customerId)
  show('/payment')
  expect(await screen.findByText('Visa ending in 1111')).toBeVisible()
  await press('Delete Visa ending in 1111')
  testSandbox().reset()
  await press('Delete')
  expect(await screen.findByText('You have not saved a card yet.')).toBeVisible()
  // The record that the page has is changed, not read again.
  expect(testSandbox().calls.map((call) => call.split(' ')[0])).toEqual(['DELETE'])
  expect(testSandbox().sql('SELECT token FROM psp_stored_card')).toEqual([])
})

test('all data is downloaded, and the account is deleted with the password', async () => {
  const {customerId} = await openCustomerSession(shop, 'close@example.test')
  show('/personal-information')
  const saved = jest.fn()
  Object.assign(URL, {createObjectURL: saved, revokeObjectURL: jest.fn()})
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await userEvent.click(await screen.findByRole('button', {name: 'Download my data (JSON)'}))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  jest.restoreAllMocks()

  const records = () => testSandbox().sql('SELECT id FROM customer WHERE id = ?', customerId)
  await press('Delete my account')
  await press('Delete everything now')
  expect(await screen.findByText('Please enter your password.')).toBeVisible()
  const field = () => document.getElementById('profile-close-password') as HTMLElement
  await userEvent.type(field(), 'Wrong-1234!')
  await press('Delete everything now')
  expect(await screen.findByText('The current password is incorrect.')).toBeVisible()
  expect(records()).toHaveLength(1)
  await userEvent.clear(field())
  await userEvent.type(field(), PASSWORD)
  await press('Delete everything now')
  expect(
    await screen.findByRole('heading', {level: 1, name: 'Sign in to see your account'}),
  ).toBeVisible()
  expect(records()).toEqual([])
})

describe('with the sections of the preference', () => {
  const configure = (value: object) => {
    const sandbox = testSandbox()
    sandbox.sql(
      `UPDATE site SET preferences = json_set(preferences, '$.myStokkeConfig', ?) WHERE id = 'DEU'`,
      JSON.stringify(value),
    )
    sandbox.sql("UPDATE data_revision SET revision = revision + 1 WHERE name = 'catalog'")
  }
  beforeAll(async () => {
    configure({sections: ['orders', 'addresses']})
    await openCustomerSession(shop, 'sections@example.test')
  })
  afterAll(() => configure({}))

  test('the menu has these sections', async () => {
    show('/orders')
    const menu = await screen.findByRole('navigation', {name: 'My Barnholt'})
    await waitFor(() =>
      expect(
        within(menu)
          .getAllByRole('link')
          .map(({textContent}) => textContent),
      ).toEqual(['Overview', 'Orders', 'Addresses']),
    )
  })

  test('the overview has these sections only', async () => {
    show('')
    const titles = async () =>
      (await screen.findAllByRole('heading', {level: 2})).map(({textContent}) => textContent)
    await waitFor(async () =>
      expect(await titles()).toEqual(['Your last order', 'Preferred address']),
    )
    expect(screen.queryByRole('link', {name: 'View wishlist'})).toBeNull()
  })

  test('another section is not found', async () => {
    show('/warranty')
    expect(await screen.findByRole('heading', {level: 1, name: /not found/i})).toBeVisible()
  })
})
