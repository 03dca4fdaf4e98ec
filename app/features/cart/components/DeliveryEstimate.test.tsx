/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive ./app/features/basket/testing/archive
 */
import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {addItems} from '@app/features/basket/public/add-items'
import {setPreference} from '@app/features/basket/testing/sandbox-stock'
import {postalCodeStore} from '@app/features/advice/public/postal-code'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import {CartView} from './CartView'

const shop = sandboxShop('DEU', 'en-DE')
const rules = {
  timeZone: 'Europe/Berlin',
  cutOff: '14:00',
  workingDays: [1, 2, 3, 4, 5],
  holidays: [],
  methods: {express: {days: [1, 1]}},
  zones: [],
}

beforeEach(() => setPreference('DEU', 'deliveryRules', JSON.stringify(rules)))
afterEach(() => localStorage.clear())

/** Opens the cart of a new guest who has stored a postcode. */
async function open(postalCode?: string) {
  const context = await openSession(shop)
  if (postalCode) postalCodeStore.write('DEU', postalCode)
  await addItems(context, [{productId: 'blanket', quantity: 1}])
  renderInShop(<CartView />, {shop, queryClient: context.queryClient})
}

const closed = () => screen.findByText('When will it arrive?')
const day = () => screen.findByText(/^On (Mon|Tue|Wed|Thu|Fri)/)

test('the estimate asks for the postcode when it is opened, and keeps it', async () => {
  await open()
  await userEvent.click(await closed())
  const field = await screen.findByRole('textbox', {name: 'Postcode'})
  await userEvent.type(field, '10969{Enter}')
  expect(await screen.findByText('Delivery to 10969')).toBeInTheDocument()
  expect(await day()).toBeInTheDocument()
  expect(postalCodeStore.read('DEU')).toBe('10969')
})

test('a stored postcode is used at once', async () => {
  await open('10969')
  expect(await screen.findByText('Delivery to 10969')).toBeInTheDocument()
  expect(await day()).toBeInTheDocument()
})

test('a stored postcode that the country does not have is not used', async () => {
  await open('SW1A 1AA')
  expect(await closed()).toBeInTheDocument()
})
