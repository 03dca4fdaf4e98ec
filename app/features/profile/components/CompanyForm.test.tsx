/** @jest-environment ./server/test/sandbox-environment.ts */
/** The company of a business customer with the real session routes and the real sandbox. */
import {act, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {publishCustomerFacts} from '@app/features/account/public/customer-facts'
import {CommerceSlot} from '@app/features/session/components/CommerceSlot'
import {sandboxShop} from '@app/features/session/testing/real-session'
import {openCustomerSession} from '@app/features/sign-in/testing/customer-session'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {Profile} from './Profile'

const shop = sandboxShop('DEU', 'en-DE')
let customerId: string
let emails = 0

beforeEach(async () => {
  customerId = (await openCustomerSession(shop, `company-${(emails += 1)}@example.test`)).customerId
})
afterEach(() => act(() => publishCustomerFacts(null)))

const show = () =>
  renderInShop(
    <>
      <CommerceSlot />
      <Profile customerId={customerId} />
    </>,
    {shop},
  )
const beBusiness = () =>
  publishCustomerFacts({isRegistered: true, c_isD2BCustomer: true, c_accountType: 'business'})
const save = async () => {
  const [button] = screen.getAllByRole('button', {name: 'Save'})
  await userEvent.click(button as HTMLElement)
}
const record = () => {
  const [row] = testSandbox().sql('SELECT profile FROM customer WHERE id = ?', customerId) as [
    {profile: string},
  ]
  return JSON.parse(row.profile) as {companyName?: string; custom: Record<string, unknown>}
}

test('a business customer stores the company, with the tax number in the spelling of the country', async () => {
  beBusiness()
  show()
  const company = await screen.findByLabelText('Company', {selector: 'input'})
  const taxId = screen.getByLabelText(/^Tax number/)
  await save()
  expect(await screen.findByText('Please enter your company name.')).toBeVisible()
  await userEvent.type(company, 'Kita Linde')
  await userEvent.type(taxId, '12')
  await save()
  await waitFor(() => expect(taxId).toHaveAttribute('aria-invalid', 'true'))
  expect(record().companyName).toBeUndefined()
  await userEvent.clear(taxId)
  await userEvent.type(taxId, 'de 123 456 789')
  await save()
  await waitFor(() => expect(record().companyName).toBe('Kita Linde'))
  expect(record().custom).toMatchObject({c_taxId: 'DE123456789'})
  expect(taxId).toHaveValue('DE123456789')
})

test('other customers have no company', async () => {
  show()
  await screen.findByLabelText('First name')
  expect(screen.queryByLabelText('Company', {selector: 'input'})).not.toBeInTheDocument()
})
