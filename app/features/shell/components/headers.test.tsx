import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {authModal, closeAuthModal} from '@app/features/account/public/auth-modal'
import {publishSession, type SessionKind} from '@app/features/session/public/shopper-client'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import type {Shop} from '@app/shared/lib/shop-context'
import {CheckoutHeader} from './CheckoutHeader'
import {HeaderTools} from './HeaderTools'
import {ServiceBar} from './ServiceBar'

const withStores = (shop: Shop, stores = true): Shop => ({
  ...shop,
  site: {...shop.site, features: {...shop.site.features, stores}},
})
const linkNames = () => screen.getAllByRole('link').map((link) => link.textContent)
const account = () => screen.queryByRole('link', {name: 'My Barnholt'})

afterEach(() => publishSession({kind: undefined}))

describe('the service bar', () => {
  it('has header links, help, and the stores of a site that has some (rule FRAME-2)', () => {
    const shop = testShop('DEU', 'en-DE')
    const links = [{label: 'Press', to: 'https://press.example/'}]
    renderInShop(<ServiceBar links={links} />, {shop: withStores(shop)})
    expect(linkNames().slice(0, 3)).toEqual(['Press', 'Help', 'Stores'])
    expect(screen.getByRole('link', {name: 'Press'})).toHaveAttribute(
      'href',
      'https://press.example/',
    )
    expect(screen.getByRole('link', {name: 'Stores'})).toHaveAttribute('href', '/deu/en-de/stores')
    expect(screen.getByText('Other region')).toBeInTheDocument()
  })
})

describe('the tools of a content-only site', () => {
  it.each([
    ['with stores', withStores(testShop('GLO')), 1],
    ['without stores', withStores(testShop('GLO'), false), 0],
  ])('%s: the store finder where there are stores, and nothing else', (_which, shop, finders) => {
    renderInShop(<HeaderTools />, {shop})
    expect(screen.queryAllByRole('link', {name: 'Find a store'})).toHaveLength(finders)
    expect(screen.queryAllByRole('link')).toHaveLength(finders)
  })
})

describe('the account icon (rule ACCT-9)', () => {
  const press = async (path: string, kind: SessionKind, shop = testShop('DEU', 'en-DE')) => {
    publishSession({kind})
    renderInShop(<HeaderTools />, {shop, path})
    const icon = screen.getByRole('link', {name: /^Account|^My Barnholt/})
    await userEvent.click(icon)
    return icon.getAttribute('href')
  }
  afterEach(() => closeAuthModal())

  it('opens the dialog for guests, and leads there without scripts', async () => {
    expect(await press('/deu/en-de/home', 'guest')).toBe('/deu/en-de/my-stokke')
    expect(authModal()).toMatchObject({open: true, initialView: 'login'})
  })

  it.each([
    ['guests on the sign-in page', '/deu/en-de/login', 'guest'],
    ['customers', '/deu/en-de/home', 'registered'],
  ] as const)('opens no dialog for %s', async (_who, path, kind) => {
    await press(path, kind)
    expect(authModal().open).toBe(false)
  })
})

describe('the minimal header', () => {
  const open = (path: string, kind: SessionKind) => {
    publishSession({kind})
    renderInShop(<CheckoutHeader />, {path: `/deu/en-de${path}`})
  }

  it('leads registered customers from the confirmation to their account (rule FRAME-5)', () => {
    open('/appcheckout/confirmation', 'registered')
    expect(account()).toHaveAttribute('href', '/deu/en-de/my-stokke')
    expect(screen.getByText('Secure Checkout')).toBeInTheDocument()
  })

  it.each([
    ['/appcheckout/confirmation', 'guest'],
    ['/appcheckout', 'registered'],
    ['/cancel-order/abc', 'registered'],
  ] as const)('has only the logo on %s for a %s', (path, kind) => {
    open(path, kind)
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(account()).not.toBeInTheDocument()
  })
})
