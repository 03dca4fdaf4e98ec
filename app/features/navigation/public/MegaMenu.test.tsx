import {act, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {fakeBackend} from '@app/shared/test/fake-backend'
import {renderInShop} from '@app/shared/test/render'
import type {NavigationItem} from './navigation'
import {MegaMenu} from './MegaMenu'

const items: readonly NavigationItem[] = [
  {
    id: 'strollers',
    name: 'Strollers',
    children: [
      {id: 'strollers-city', name: 'City strollers'},
      {id: 'carry-cots', name: 'Carry cots', badge: 'New'},
      {id: 'twins', name: 'Twins', hide: ['desktop']},
    ],
  },
  {
    id: 'accessories',
    name: 'Accessories',
    children: [
      {
        id: 'stroller-accessories',
        name: 'For strollers',
        children: [{id: 'rain-and-sun', name: 'Rain and sun'}],
      },
    ],
  },
  {id: 'textiles', name: 'Textiles'},
  {id: 'sets', name: 'Sets', hide: ['desktop']},
]

const top = (name: string) => screen.getByRole('link', {name})

describe('mega menu', () => {
  it('has links at its top level, marked where the shopper is', () => {
    renderInShop(<MegaMenu items={items} />, {path: '/deu/en-de/category/rain-and-sun'})
    expect(top('Strollers')).toHaveAttribute('href', '/deu/en-de/category/strollers')
    expect(top('Accessories')).toHaveAttribute('aria-current', 'true')
    expect(top('Strollers')).not.toHaveAttribute('aria-current')
    expect(top('Textiles')).not.toHaveAttribute('aria-expanded')
    expect(screen.queryByRole('link', {name: 'Sets'})).not.toBeInTheDocument()
  })

  it('opens and closes by a press', async () => {
    const user = userEvent.setup()
    renderInShop(<MegaMenu items={items} />)
    await user.pointer({keys: '[TouchA]', target: top('Strollers')})
    expect(top('Strollers')).toHaveAttribute('aria-expanded', 'true')
    const city = await screen.findByRole('link', {name: 'City strollers'})
    expect(city).toHaveAttribute('href', '/deu/en-de/category/strollers-city')
    expect(top('Shop all in Strollers')).toBeInTheDocument()
    expect(screen.queryByRole('link', {name: 'Twins'})).not.toBeInTheDocument()
    await user.pointer({keys: '[TouchA]', target: top('Strollers')})
    expect(top('Strollers')).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByText('City strollers')).not.toBeInTheDocument()
  })

  describe('with a mouse', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    it('opens when the mouse rests and closes after it left', async () => {
      const user = userEvent.setup({advanceTimers: (ms) => jest.advanceTimersByTime(ms)})
      renderInShop(<MegaMenu items={items} />)
      await user.hover(top('Accessories'))
      act(() => jest.advanceTimersByTime(100))
      expect(top('Accessories')).toHaveAttribute('aria-expanded', 'false')
      act(() => jest.advanceTimersByTime(50))
      expect(await screen.findByRole('list', {name: 'For strollers'})).toBeInTheDocument()
      await user.hover(document.body)
      act(() => jest.advanceTimersByTime(300))
      expect(top('Accessories')).toHaveAttribute('aria-expanded', 'false')
    })
  })

  it('is worked by the keyboard', async () => {
    const user = userEvent.setup()
    renderInShop(<MegaMenu items={items} />)
    await user.tab()
    expect(top('Strollers')).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(top('Accessories')).toHaveFocus()
    await user.keyboard('{ArrowLeft}{ArrowDown}')
    await waitFor(() => expect(top('City strollers')).toHaveFocus())
    await user.keyboard('{ArrowDown}')
    expect(top('Carry cots New')).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(top('Strollers')).toHaveFocus()
    expect(top('Strollers')).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes when the focus leaves a panel', async () => {
    const user = userEvent.setup()
    renderInShop(<MegaMenu items={items} />)
    await user.tab()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(top('City strollers')).toHaveFocus())
    await user.keyboard('{End}')
    await user.tab()
    expect(top('Accessories')).toHaveFocus()
    expect(top('Strollers')).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes when a page was chosen', async () => {
    const user = userEvent.setup()
    renderInShop(<MegaMenu items={items} />)
    await user.tab()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(top('City strollers')).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(top('Strollers')).toHaveAttribute('aria-expanded', 'false')
  })

  describe('with entries of every type', () => {
    const heading: NavigationItem = {
      id: 'by-age',
      name: 'By age',
      to: null,
      children: [
        {id: 'newborn', name: 'Newborn', to: '/search?q=newborn'},
        {id: 'help', name: 'Help', to: 'https://help.example/'},
      ],
    }
    const every: readonly NavigationItem[] = [
      {
        id: 'ideas',
        name: 'Ideas',
        to: null,
        special: true,
        badge: 'New',
        children: [
          heading,
          {id: 'card', name: 'Bags', to: '/category/bags', kind: 'card', image: 'content/a.jpg'},
          {id: 'menu-ideas', name: '', to: null, kind: 'slot'},
        ],
      },
    ]
    const slot = (data: string) => ({
      data: [{slot_id: 'menu-ideas', content_assets: [{c_data: data}]}],
    })
    const press = (name: string) =>
      userEvent.setup().pointer({keys: '[TouchA]', target: screen.getByRole('button', {name})})

    it('shows groups, cards and slots', async () => {
      const data =
        '{"title": "Small flat", "text": "", "image": "", "cta": {"label": "Read", "href": "/content/small"}}'
      fakeBackend().on('/slots', {body: slot(data)})
      renderInShop(<MegaMenu items={every} productsOf={() => 'products'} />)
      await press('Ideas New')
      expect(await screen.findByRole('list', {name: 'By age'})).toBeInTheDocument()
      expect(top('Newborn')).toHaveAttribute('href', '/deu/en-de/search?q=newborn')
      expect(top('Help')).toHaveAttribute('href', 'https://help.example/')
      expect(await screen.findByRole('link', {name: 'Bags'})).toHaveAttribute(
        'href',
        '/deu/en-de/category/bags',
      )
      const story = await screen.findByRole('link', {name: 'Small flat'})
      expect(story).toHaveAttribute('href', '/deu/en-de/content/small')
      expect(screen.queryByRole('link', {name: /Shop all/})).not.toBeInTheDocument()
      expect(screen.queryByText('products')).not.toBeInTheDocument()
    })

    it.each([
      ['fails', {status: 500}],
      ['is malformed', {body: slot('no JSON')}],
      ['is empty', {body: {}}],
    ])('leaves the slot out when it %s', async (_how, answer) => {
      const backend = fakeBackend()
      backend.on('/slots', answer)
      renderInShop(<MegaMenu items={every} />)
      await press('Ideas New')
      const card = await screen.findByRole('link', {name: 'Bags'})
      await waitFor(() => expect(document.querySelectorAll('[data-column]')).toHaveLength(3))
      expect(card).toBeInTheDocument()
      expect(backend.calls).toHaveLength(1)
    })
  })
})
