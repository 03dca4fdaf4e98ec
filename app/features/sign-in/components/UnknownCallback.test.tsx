/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @account {"passwordless": true, "codeMails": "shop"}
 * @origin https://203.0.113.7
 */
/** Mails that the shop sends itself, at an address that the SLAS client does not know. */
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

function Views({initial}: {initial: 'email' | 'password'}) {
  const state = useAuthView(initial)
  return <AuthViews {...state} onSignedIn={jest.fn()} onRegistered={jest.fn()} />
}

beforeEach(async () => {
  sandbox.reset()
  await openSession(shop)
})

test.each([
  ['email', 'Continue Securely'],
  ['password', 'Reset Password'],
] as const)('%s: an address that is not registered says so', async (initial, button) => {
  renderInShop(
    <>
      <CommerceSlot />
      <Views initial={initial} />
    </>,
    {shop},
  )
  await userEvent.type(screen.getByLabelText('Email address'), 'ada@example.test')
  await userEvent.click(screen.getByRole('button', {name: button}))
  expect(await screen.findByText(UNAVAILABLE)).toBeInTheDocument()
})
