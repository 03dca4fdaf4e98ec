/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive ./app/features/product/testing/archive
 */
import {screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {setPreference} from '@app/features/basket/testing/sandbox-stock'
import {botCheckStandIn} from '@app/features/scripts/testing/bot-check'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {forgetSitePreferences} from '@app/shared/api/site-preferences'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {cpsiaQuery} from '../api/cpsia'
import {SafetyCheck} from './SafetyCheck'
import {WarrantyPortal} from './WarrantyPortal'

const check = botCheckStandIn()

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')

beforeAll(() => setPreference('DEU', 'reCaptchaPublicKey', 'key'))
beforeEach(async () => {
  await openSession(shop)
  sandbox.reset()
  sandbox.sql('DELETE FROM warranty')
})

const registration = () => within(screen.getByRole('form', {name: 'Register a product'}))
const field = (name: string) => registration().getByLabelText(new RegExp(`^${name}`))
const register = () => userEvent.click(screen.getByRole('button', {name: 'Register product'}))

async function fill(productId = 'chair'): Promise<void> {
  await userEvent.type(field('Product number'), productId)
  await userEvent.type(field('Serial number'), 'CH-2403-1')
  await userEvent.type(field('Date of purchase'), '2024-05-01')
  await userEvent.type(field('First name'), 'Ida')
  await userEvent.type(field('Last name'), 'Example')
  await userEvent.type(field('Email address'), 'ida@example.com')
}

it('registers a product of a guest, which a look-up then finds (rules SERVE-9 and SERVE-10)', async () => {
  renderInShop(<WarrantyPortal />, {shop})
  await fill()
  await register()
  expect(await screen.findByRole('heading', {name: 'Your product is registered'})).toHaveFocus()
  expect(screen.getByText('Warranty until 1 May 2031')).toBeVisible()
  const lookup = within(screen.getByRole('form', {name: 'Look up a warranty'}))
  await userEvent.type(lookup.getByLabelText('Serial number'), 'ch-2403-1')
  await userEvent.click(lookup.getByRole('button', {name: 'Check'}))
  expect(await lookup.findByText(/CH-2403-1/)).toBeVisible()
})

it.each([
  ['unknown', 'We do not recognise this product number or date.', () => undefined],
  [
    'chair',
    'This serial number is already registered.',
    () =>
      sandbox.sql(
        `INSERT INTO warranty (id, site_id, customer_id, email, product_id, serial_number,
           purchased_on, ends_on, registered_at)
         VALUES ('w', 'DEU', 'c', 'a@example.com', 'chair', 'CH-2403-1', '2024-01-01', '2031-01-01', 0)`,
      ),
  ],
  ['chair', 'Recaptcha failed!', () => check.mockRejectedValue(new Error('x'))],
  [
    'chair',
    'Hmmm! Something went wrong. Please try again.',
    () => sandbox.lose('/register', 'lostRequest'),
  ],
])('product %s: says "%s" and keeps what was typed (rule SERVE-11)', async (id, text, breakIt) => {
  breakIt()
  renderInShop(<WarrantyPortal />, {shop})
  await fill(id)
  await register()
  expect(await screen.findByText(text)).toBeVisible()
  expect(field('Serial number')).toHaveValue('CH-2403-1')
})

it('says that a number is missing, unknown, or cannot be looked up', async () => {
  renderInShop(<SafetyCheck />, {shop})
  const press = () => userEvent.click(screen.getByRole('button', {name: 'Check'}))
  await press()
  expect(screen.getByText('Please enter a number.')).toBeVisible()
  const number = screen.getByLabelText('Serial or product number')
  expect(number).toHaveFocus()
  await userEvent.type(number, 'nothing')
  await press()
  expect(await screen.findByText('We do not recognise this number.')).toBeVisible()
  sandbox.lose('/recalls', 'lostRequest')
  await press()
  expect(await screen.findByText('Hmmm! Something went wrong. Please try again.')).toBeVisible()
})

it('says that there is no recall of a product (rule SERVE-13)', async () => {
  renderInShop(<SafetyCheck />, {shop})
  await userEvent.type(screen.getByLabelText('Serial or product number'), 'chair-2403-1')
  await userEvent.click(screen.getByRole('button', {name: 'Check'}))
  expect(await screen.findByText(/^There is no recall for/)).toBeVisible()
})

it('is not found where the preference is off, and open while it cannot be read (rule SERVE-12)', async () => {
  await expect(cpsiaQuery(shop).queryFn()).rejects.toMatchObject({status: 404})
  forgetSitePreferences()
  sandbox.lose('/custom_objects/ocapi/site', 'lostRequest')
  await expect(cpsiaQuery(shop).queryFn()).resolves.toBe(true)
})
