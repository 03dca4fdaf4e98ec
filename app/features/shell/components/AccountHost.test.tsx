/** @jest-environment ./server/test/sandbox-environment.ts */
/** The sign-in dialog from the header, with the real session routes and the real sandbox. */
import {screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {CommerceSlot} from '@app/features/session/components/CommerceSlot'
import {sessionState} from '@app/features/session/public/shopper-client'
import {sandboxShop} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import {ToastHost} from '@app/shared/ui/ToastHost'
import {AccountHost} from './AccountHost'
import {HeaderTools} from './HeaderTools'

const shop = sandboxShop('DEU', 'en-DE')
const PASSWORD = 'Sandbox-1234!'

const show = () =>
  renderInShop(
    <>
      <CommerceSlot />
      <HeaderTools />
      <AccountHost />
      <ToastHost />
    </>,
    {shop},
  )

test('the account icon opens the dialog, a registration closes it, the menu signs out', async () => {
  show()
  await userEvent.click(screen.getByRole('link', {name: 'Account'}))
  const dialog = await screen.findByRole('dialog', {name: 'Sign in'})
  await userEvent.click(within(dialog).getByRole('button', {name: 'Create Account'}))
  const form = await screen.findByRole('dialog', {name: 'Create your account'})
  const type = (label: string, text: string) =>
    userEvent.type(within(form).getByLabelText(label), text)
  await type('First name', 'Ada')
  await type('Last name', 'Berg')
  await type('Email address', 'header@example.test')
  await type('Password', PASSWORD)
  await userEvent.click(within(form).getByRole('checkbox', {name: /I read and agree/}))
  await userEvent.click(within(form).getByRole('button', {name: 'Create Account'}))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sessionState().kind).toBe('registered')
  expect(await screen.findByText("Hello Ada, welcome! You're now signed in.")).toBeVisible()
  await userEvent.click(await screen.findByRole('button', {name: 'Log Out'}))
  expect(await screen.findByText('You are signed out.')).toBeVisible()
  expect(sessionState().kind).toBe('guest')
})
