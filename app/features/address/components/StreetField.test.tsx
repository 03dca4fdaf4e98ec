/** @jest-environment ./server/test/sandbox-environment.ts */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useForm} from 'react-hook-form'
import type {AddressValues} from '@config/markets/address/address-format'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {testShop} from '@app/shared/test/shop'
import {addressComplete, addressRegister, AddressFields} from '../public/AddressFields'
import {addressFormat, emptyAddress} from '../public/address-rules'

const sandbox = testSandbox()
beforeEach(() => sandbox.reset())
afterEach(() => sandbox.admin('DELETE', '/admin/faults'))

function Form({country}: {country: string}) {
  const form = useForm<{address: AddressValues}>({defaultValues: {address: emptyAddress(country)}})
  return (
    <AddressFields
      format={addressFormat(country)}
      kind="shipping"
      register={addressRegister(form, 'address')}
      onComplete={addressComplete(form, 'address')}
      onCountry={jest.fn()}
      errors={form.formState.errors.address}
    />
  )
}

const open = (country = 'DE', shop = testShop('DEU', 'en-DE')) =>
  renderInShop(<Form country={country} />, {shop})
const street = () => screen.getByRole('combobox', {name: /Street|番地/})
const looked = () => sandbox.calls.filter((call) => call.includes('/services/places')).length

test('an address is chosen with the keyboard and fills in the rest', async () => {
  open()
  await userEvent.type(street(), 'lindenstr 4')
  const option = await screen.findByRole('option', {name: /Lindenstraße 4/})
  expect(street()).toHaveAttribute('aria-expanded', 'true')
  expect(street()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
  expect(screen.getByText(/1 suggested address, use the arrow keys/)).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  expect(street()).toHaveAttribute('aria-activedescendant', option.id)
  expect(option).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  expect(street()).toHaveValue('Lindenstraße 4')
  await waitFor(() => expect(screen.getByRole('textbox', {name: 'Postcode'})).toHaveValue('10969'))
  expect(screen.getByRole('textbox', {name: 'Town or city'})).toHaveValue('Berlin')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(screen.getByText('The address was filled in.')).toBeInTheDocument()
})

test('a click chooses too, with the region of the form', async () => {
  open('US', testShop('USA'))
  await userEvent.type(street(), '1 main')
  await userEvent.click(await screen.findByRole('option', {name: /1 Main Street/}))
  await waitFor(() => expect(screen.getByRole('combobox', {name: 'State'})).toHaveValue('CA'))
  expect(street()).toHaveValue('1 Main Street')
  expect(screen.getByRole('textbox', {name: 'ZIP code'})).toHaveValue('94105')
})

test('escape closes the suggestions and keeps what was typed; the arrows go round', async () => {
  open()
  await userEvent.type(street(), 'linden')
  expect((await screen.findAllByRole('option')).length).toBe(2)
  await userEvent.keyboard('{ArrowUp}')
  expect(screen.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  expect(street()).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(street()).toHaveValue('linden')
})

test('nothing is looked up for two characters, and once for a pause in typing', async () => {
  open()
  await userEvent.type(street(), 'li')
  await userEvent.type(street(), 'ndenst')
  await screen.findAllByRole('option')
  expect(looked()).toBe(1)
})

test('without the service it is a plain field', async () => {
  sandbox.lose('/services/places', 'lostRequest', 9)
  open()
  await userEvent.type(street(), 'Lindenstraße 4')
  await waitFor(() => expect(looked()).toBeGreaterThan(0))
  await userEvent.type(screen.getByRole('textbox', {name: 'Postcode'}), '10969')
  expect(street()).toHaveValue('Lindenstraße 4')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
