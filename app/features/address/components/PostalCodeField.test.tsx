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
    <form>
      <AddressFields
        format={addressFormat(country)}
        kind="shipping"
        register={addressRegister(form, 'address')}
        onComplete={addressComplete(form, 'address')}
        errors={form.formState.errors.address}
      />
    </form>
  )
}

const open = (country: 'JP' | 'KR') =>
  renderInShop(<Form country={country} />, {
    shop: country === 'JP' ? testShop('JPN', 'en-JP') : testShop('KOR', 'en-KR'),
  })
const code = () => screen.getByRole('textbox', {name: /Postal code|Postcode/})
const looked = () => sandbox.calls.filter((call) => call.includes('/services/places')).length

test('a Japanese code fills in prefecture, city and quarter, also without its hyphen', async () => {
  open('JP')
  expect(code()).toHaveAccessibleDescription('Fills in the rest of the address.')
  await userEvent.type(code(), '1500001')
  await waitFor(() => expect(screen.getByRole('textbox', {name: /City/})).toHaveValue('渋谷区'))
  await waitFor(() =>
    expect(screen.getByRole('combobox', {name: /Prefecture/})).toHaveValue('JP-13'),
  )
  expect(screen.getByRole('combobox', {name: /Town, block/})).toHaveValue('神宮前')
  expect(screen.getByText('The address was filled in.')).toBeInTheDocument()
})

test('a Korean code fills in province and district', async () => {
  open('KR')
  await userEvent.type(code(), '04524')
  await waitFor(() =>
    expect(screen.getByRole('textbox', {name: /City|district/i})).toHaveValue('중구'),
  )
  expect(screen.getByRole('combobox', {name: /Province/})).toHaveValue('KR-11')
})

test('what is written already stays, and an unknown code changes nothing', async () => {
  open('JP')
  const street = screen.getByRole('combobox', {name: /Town, block/})
  await userEvent.type(street, '1')
  await userEvent.type(code(), '999-9999')
  await waitFor(() => expect(looked()).toBe(2))
  expect(screen.getByRole('textbox', {name: /City/})).toHaveValue('')
  await userEvent.clear(code())
  await userEvent.type(code(), '104-0061')
  await waitFor(() => expect(screen.getByRole('textbox', {name: /City/})).toHaveValue('中央区'))
  expect(street).toHaveValue('1')
})

test('nothing is looked up before the code is whole, and a failure leaves the form as it is', async () => {
  sandbox.lose('/services/places', 'lostRequest', 9)
  open('JP')
  await userEvent.type(code(), '150-000')
  expect(looked()).toBe(0)
  await userEvent.type(code(), '1')
  await waitFor(() => expect(looked()).toBeGreaterThan(0))
  expect(code()).toHaveValue('150-0001')
  expect(screen.getByRole('textbox', {name: /City/})).toHaveValue('')
})
