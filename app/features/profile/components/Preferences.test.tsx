/** @jest-environment ./server/test/sandbox-environment.ts */
/** The choices of a customer about mails and language, with the real session routes and the real sandbox. */
import {screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {isAskedAgain, stopAsking} from '@app/features/consent/public/ask-again'
import {CommerceSlot} from '@app/features/session/components/CommerceSlot'
import {sandboxShop} from '@app/features/session/testing/real-session'
import {openCustomerSession} from '@app/features/sign-in/testing/customer-session'
import {renderInShop} from '@app/shared/test/render'
import {BEL} from '@config/testing/sites'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {Profile} from './Profile'

const german = sandboxShop('DEU', 'en-DE')
let emails = 0

afterEach(() => testSandbox().admin('DELETE', '/admin/faults'))

async function openProfile(shop = german) {
  const {customerId} = await openCustomerSession(shop, `choices-${(emails += 1)}@example.test`)
  const show = () =>
    renderInShop(
      <>
        <CommerceSlot />
        <Profile customerId={customerId} />
      </>,
      {shop},
    )
  return {customerId, show}
}

const newsletter = () => screen.findByRole('checkbox', {name: /^Newsletter/})

test('a customer subscribes to the newsletter, and ends it', async () => {
  const {show} = await openProfile()
  const {unmount} = show()
  expect(await newsletter()).not.toBeChecked()
  testSandbox().reset()
  await userEvent.click(await newsletter())
  await waitFor(async () => expect(await newsletter()).toBeChecked())
  const reads = testSandbox().calls.filter((call) => call.startsWith('GET '))
  expect(reads).toEqual([expect.stringContaining('/subscriptions?')])
  unmount()
  show()
  await waitFor(async () => expect(await newsletter()).toBeChecked())
  await waitFor(async () => expect(await newsletter()).toBeEnabled())
  await userEvent.click(await newsletter())
  await waitFor(async () => expect(await newsletter()).not.toBeChecked())
})

test('notices about product safety are on without a choice', async () => {
  const {show} = await openProfile()
  show()
  const safety = await screen.findByRole('checkbox', {name: /^Product safety/})
  expect(safety).toBeChecked()
})

test('the language of the mails is stored', async () => {
  const {customerId, show} = await openProfile()
  show()
  const language = await screen.findByLabelText('Language of our emails')
  expect(language).toHaveValue('en_DE')
  testSandbox().reset()
  await userEvent.selectOptions(language, 'Deutsch')
  await waitFor(() => expect(screen.getByLabelText('Language of our emails')).toHaveValue('de_DE'))
  // The record that the page has is changed, not read again.
  expect(testSandbox().calls).toEqual([expect.stringMatching(/^PATCH /)])
  const [record] = testSandbox().sql('SELECT profile FROM customer WHERE id = ?', customerId) as [
    {profile: string},
  ]
  expect(JSON.parse(record.profile)).toMatchObject({preferredLocale: 'de_DE'})
})

test('every language of the site has its own name', async () => {
  const {l10n} = german.site
  const site = {
    ...german.site,
    l10n: {...l10n, supportedLocales: [...l10n.supportedLocales, ...BEL.l10n.supportedLocales]},
  }
  const {show} = await openProfile({...german, site})
  show()
  const language = await screen.findByLabelText('Language of our emails')
  const names = within(language)
    .getAllByRole('option')
    .map(({textContent}) => textContent)
  expect(names).toEqual(['Deutsch', 'English', 'Nederlands', 'Français', 'Deutsch', 'English'])
})

test('the cookie settings open', async () => {
  const {show} = await openProfile()
  show()
  await userEvent.click(await screen.findByRole('button', {name: 'Cookie Settings'}))
  expect(isAskedAgain()).toBe(true)
  stopAsking()
})

test('a choice that cannot be saved stays as it was, and can be made again', async () => {
  const {show} = await openProfile()
  show()
  expect(await newsletter()).not.toBeChecked()
  await testSandbox().admin('POST', '/admin/faults', {
    kind: 'status',
    status: 500,
    method: 'POST',
    path: '*/subscriptions',
  })
  await userEvent.click(await newsletter())
  await waitFor(async () => {
    const faults = (await testSandbox().admin('GET', '/admin/faults')) as {data: {hits: number}[]}
    expect(faults.data[0]?.hits).toBeGreaterThan(0)
  })
  await waitFor(async () => expect(await newsletter()).toBeEnabled())
  expect(await newsletter()).not.toBeChecked()
  await testSandbox().admin('DELETE', '/admin/faults')
  await userEvent.click(await newsletter())
  await waitFor(async () => expect(await newsletter()).toBeChecked())
})
