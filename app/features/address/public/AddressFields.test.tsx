import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useForm} from 'react-hook-form'
import type {AddressValues} from '@config/markets/address/address-format'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {addressRegister, AddressFields} from './AddressFields'
import {addressFormat, emptyAddress} from './address-rules'
import {AddressText} from './AddressText'

interface Values {
  address: AddressValues
}

function Form({address, onSave}: {address: AddressValues; onSave: (values: Values) => void}) {
  const form = useForm<Values>({defaultValues: {address}})
  return (
    <form onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
      <AddressFields
        format={addressFormat(address.countryCode)}
        kind="shipping"
        register={addressRegister(form, 'address')}
        onCountry={jest.fn()}
        errors={undefined}
      />
      <button type="submit">Save</button>
    </form>
  )
}

const renderForm = (address: AddressValues) => {
  const onSave = jest.fn()
  renderInShop(<Form address={address} onSave={onSave} />, {shop: testShop('USA')})
  return onSave
}

it('the regions of a country load with its form, and the stored one stays chosen', async () => {
  const onSave = renderForm({...emptyAddress('US'), stateCode: 'OR'})
  await screen.findByRole('option', {name: 'California'})
  expect(screen.getByRole('combobox')).toHaveValue('OR')
  await userEvent.click(screen.getByRole('button', {name: 'Save'}))
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({address: {stateCode: 'OR'}})
})

it('a form that is sent before they are there keeps the stored one', async () => {
  const onSave = renderForm({...emptyAddress('IT'), stateCode: 'RM'})
  await userEvent.click(screen.getByRole('button', {name: 'Save'}))
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({address: {stateCode: 'RM'}})
})

it('a chosen region is saved by its code', async () => {
  const onSave = renderForm(emptyAddress('ES'))
  await screen.findByRole('option', {name: 'Sevilla'})
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Sevilla')
  await userEvent.click(screen.getByRole('button', {name: 'Save'}))
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({address: {stateCode: 'SE'}})
})

it('the country is named in the language of the page', () => {
  renderForm(emptyAddress('GB'))
  expect(screen.getByText('United Kingdom')).toBeVisible()
})

it('an address names its region in the language of the page', async () => {
  const address = {...emptyAddress('JP'), stateCode: 'JP-13', city: '渋谷区'}
  renderInShop(<AddressText address={address} />, {shop: testShop('JPN')})
  expect(await screen.findByText(/東京都渋谷区/)).toBeVisible()
})

const companySection = () => screen.queryByRole('button', {name: 'Add company and tax number'})

it('the section of a company is closed until it is asked for', async () => {
  renderForm(emptyAddress('DE'))
  expect(companySection()).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('textbox', {name: /Company/})).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', {name: 'Add company and tax number'}))
  expect(screen.getByRole('textbox', {name: /Company/})).toHaveValue('')
})

it('it is open for a known company', () => {
  renderForm({...emptyAddress('DE'), companyName: 'Kita Linde'})
  expect(screen.getByRole('textbox', {name: /Company/})).toHaveValue('Kita Linde')
  expect(screen.getByRole('textbox', {name: /Tax number \(USt-IdNr\.\)/})).toHaveValue('')
})

it('a country without a number for companies has no such section', () => {
  renderForm(emptyAddress('CN'))
  expect(companySection()).not.toBeInTheDocument()
})
