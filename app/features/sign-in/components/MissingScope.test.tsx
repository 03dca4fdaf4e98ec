/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @account {"passwordless": true}
 * @without-scope sfcc.pwdless_login
 */
/** Sign-in by mail with a SLAS client that may not do it. */
import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {CommerceSlot} from '@app/features/session/components/CommerceSlot'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {AuthViews, useAuthView} from '../public/AuthViews'

const UNAVAILABLE = 'This feature is not currently available.'
const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')

function Views() {
  const state = useAuthView('email')
  return <AuthViews {...state} onSignedIn={jest.fn()} onRegistered={jest.fn()} />
}

beforeEach(async () => {
  sandbox.reset()
  await openSession(shop)
})

test('a client without the permission says so', async () => {
  renderInShop(
    <>
      <CommerceSlot />
      <Views />
    </>,
    {shop},
  )
  await userEvent.type(screen.getByLabelText('Email address'), 'ada@example.test')
  await userEvent.click(screen.getByRole('button', {name: 'Continue Securely'}))
  expect(await screen.findByText(UNAVAILABLE)).toBeInTheDocument()
  expect(screen.getByLabelText('Email address')).toHaveValue('ada@example.test')
})
