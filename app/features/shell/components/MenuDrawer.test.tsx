import {act, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {authModal, closeAuthModal} from '@app/features/account/public/auth-modal'
import {fakeBackend, type FakeBackend} from '@app/shared/test/fake-backend'
import type {Shop} from '@app/shared/lib/shop-context'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import MenuDrawer from './MenuDrawer'

/** The German shop, with or without stores. */
function shopWith(stores: boolean): Shop {
  const shop = testShop('DEU', 'en-DE')
  return {...shop, site: {...shop.site, features: {...shop.site.features, stores}}}
}
const shop = shopWith(false)
const link = (id: string, label: string, more: object = {}) => ({
  id,
  label,
  type: 'NavigationLink',
  link: `/category/${id}`,
  ...more,
})
const items = [
  {
    ...{id: 'strollers', label: 'Strollers', type: 'HeaderNavigationElement'},
    ...{link: '/category/strollers'},
    items: [
      {
        ...{id: 'extras', label: 'Extras', type: 'NavigationItem'},
        items: [link('rain', 'Rain and sun')],
      },
      link('card', 'Carry cots', {variant: 'teaser', image: 'content/a.jpg'}),
      {id: 'menu-strollers', type: 'ContentSlot'},
    ],
  },
  link('wide', 'For wide windows', {hide: ['mobile']}),
  link('sale', 'Sale', {special: true, badge: 'New'}),
]

let backend: FakeBackend
const onClose = jest.fn()

beforeEach(() => {
  onClose.mockClear()
  backend = fakeBackend()
  backend.on('/navigation', {body: {items}})
  backend.on('/navigation-header', {body: {links: [{label: 'About us', link: '/content/about'}]}})
  backend.on('/slots', {
    body: {
      data: [
        {
          slot_id: 'menu-strollers',
          content_assets: [{c_data: '{"title": "Light on the road", "text": "", "image": ""}'}],
        },
      ],
    },
  })
})

const open = (more: object = {}) =>
  renderInShop(<MenuDrawer open onClose={onClose} />, {shop, ...more})
const press = async (name: string) =>
  userEvent.setup().click(await screen.findByRole('button', {name}))

describe('the drawer of the menu', () => {
  it('has sections, help, header links, languages and sign-in', async () => {
    open()
    const dialog = within(await screen.findByRole('dialog', {name: 'Menu'}))
    expect(await dialog.findByRole('button', {name: 'Strollers'})).toBeInTheDocument()
    expect(dialog.getByRole('link', {name: 'Sale New'})).toBeInTheDocument()
    expect(dialog.queryByText('For wide windows')).not.toBeInTheDocument()
    for (const name of ['Help', 'About us', 'Sign In']) {
      expect(dialog.getByRole('link', {name})).toBeInTheDocument()
    }
    expect(dialog.getByRole('link', {name: 'About us'})).toHaveAttribute(
      'href',
      '/deu/en-de/content/about',
    )
    expect(dialog.getByText('Other region')).toBeInTheDocument()
    expect(dialog.queryByRole('link', {name: 'Stores'})).not.toBeInTheDocument()
  })

  it('has stores but no sign-in where nothing is sold', async () => {
    const {site, ...global} = testShop('GLO')
    open({shop: {...global, site: {...site, features: {...site.features, stores: true}}}})
    expect(await screen.findByRole('link', {name: 'Stores'})).toBeInTheDocument()
    expect(screen.queryByRole('link', {name: 'Sign In'})).not.toBeInTheDocument()
  })

  it('"Sign In" closes the drawer and opens the dialog, except on the sign-in page (rule ACCT-9)', async () => {
    const {unmount} = open()
    await userEvent.click(await screen.findByRole('link', {name: 'Sign In'}))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(authModal().open).toBe(true)
    act(closeAuthModal)
    unmount()
    open({path: '/deu/en-de/login'})
    await userEvent.click(await screen.findByRole('link', {name: 'Sign In'}))
    expect(authModal().open).toBe(false)
  })

  it('shows links, cards and slots of a level, and goes down and up', async () => {
    open()
    await press('Strollers')
    const dialog = within(screen.getByRole('dialog', {name: 'Strollers'}))
    expect(dialog.getByRole('link', {name: 'Shop all in Strollers'})).toHaveFocus()
    expect(dialog.getByRole('link', {name: 'Carry cots'})).toBeInTheDocument()
    expect(await dialog.findByRole('link', {name: 'Light on the road'})).toHaveAttribute(
      'href',
      '/deu/en-de/category/strollers',
    )
    await press('Extras')
    expect(screen.getByRole('link', {name: 'Rain and sun'})).toHaveFocus()
    expect(screen.queryByRole('link', {name: /Shop all/})).not.toBeInTheDocument()
    await userEvent.setup().click(screen.getByRole('link', {name: 'Rain and sun'}))
    expect(onClose).toHaveBeenCalledTimes(1)
    await press('Strollers')
    await press('Extras')
    await press('Back to Strollers')
    await press('Back to Menu')
    expect(screen.getByRole('dialog', {name: 'Menu'})).toBeInTheDocument()
  })

  it('shows a level without its slots when these cannot be read', async () => {
    backend.on('/slots', {status: 500})
    open()
    await press('Strollers')
    await waitFor(() => expect(backend.calls.some((call) => call.includes('/slots'))).toBe(true))
    expect(screen.getByRole('link', {name: 'Carry cots'})).toBeInTheDocument()
    expect(screen.queryByText('Light on the road')).not.toBeInTheDocument()
  })

  it('leads to the stores of a site that has some', async () => {
    open({shop: shopWith(true)})
    expect(await screen.findByRole('link', {name: 'Stores'})).toHaveAttribute(
      'href',
      '/deu/en-de/stores',
    )
  })
})
