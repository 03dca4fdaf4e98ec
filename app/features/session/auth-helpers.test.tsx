/** @jest-environment ./server/test/sandbox-environment.ts */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {AuthHelpers, useAuthHelper, useCustomerType} from '@salesforce/commerce-sdk-react'
import {renderInShop} from '@app/shared/test/render'
import {openSession, sandboxShop} from './testing/real-session'

const shop = sandboxShop('DEU', 'en-DE')
const login = 'helper@example.test'
const password = 'Sandbox-1234!'

/** Written from the documentation of PWA Kit alone. */
function Documented() {
  const {customerType} = useCustomerType()
  const register = useAuthHelper(AuthHelpers.Register)
  const signIn = useAuthHelper(AuthHelpers.LoginRegisteredUserB2C)
  const asGuest = useAuthHelper(AuthHelpers.LoginGuestUser)
  const signOut = useAuthHelper(AuthHelpers.Logout)
  const reset = useAuthHelper(AuthHelpers.ResetPassword)
  const customer = {firstName: 'Kim', lastName: 'Sommer', email: login, login}
  return (
    <>
      <p>{customerType}</p>
      <p>{String(signIn.error ?? reset.error)}</p>
      <button onClick={() => register.mutate({customer, password})}>register</button>
      <button onClick={() => signIn.mutate({username: login, password})}>sign in</button>
      <button onClick={() => signIn.mutate({username: login, password: 'wrong'})}>mistake</button>
      <button onClick={() => asGuest.mutate()}>as guest</button>
      <button onClick={() => signOut.mutate()}>sign out</button>
      <button onClick={() => reset.mutate({} as never)}>reset</button>
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', {name}))

test('the helpers of the package sign in and out on our session', async () => {
  renderInShop(<Documented />, await openSession(shop))
  expect(await screen.findByText('guest')).toBeInTheDocument()
  await press('register')
  expect(await screen.findByText('registered')).toBeInTheDocument()
  await press('sign out')
  expect(await screen.findByText('guest')).toBeInTheDocument()
  await press('mistake')
  expect(await screen.findByText(/Fault/)).toBeInTheDocument()
  await press('sign in')
  expect(await screen.findByText('registered')).toBeInTheDocument()
  await press('as guest')
  expect(await screen.findByText('guest')).toBeInTheDocument()
  await press('reset')
  await waitFor(() => expect(screen.getByText(/use setNewPassword/)).toBeInTheDocument())
})
