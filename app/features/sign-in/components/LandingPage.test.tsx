import {screen} from '@testing-library/react'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {LoginLinkPage} from './LandingPage'

const shop = testShop('DEU', 'en-DE')
const withLinks = {...shop, site: {...shop.site, account: {passwordless: true}}}
const LINK = '/deu/en-de/passwordless-login-landing?token=12345678&email=mia%40example.com'

test('a mailed link has its code, and asks for no look into the mails', async () => {
  renderInShop(<LoginLinkPage />, {shop: withLinks, path: LINK})
  expect(await screen.findByRole('textbox', {name: 'Code from the email'})).toHaveValue('12345678')
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Sign in')
  expect(screen.getByText(/sign in as mia@example.com/)).toBeVisible()
  expect(screen.queryByText(/on its way|Check your inbox/)).not.toBeInTheDocument()
})

test('a site without links for the login says so, without a form', () => {
  renderInShop(<LoginLinkPage />, {shop, path: LINK})
  expect(screen.getByText('This feature is not currently available.')).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.getByRole('link', {name: 'Sign In'})).toHaveAttribute('href', '/deu/en-de/login')
})
