import {act, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {renderInShop} from '@app/shared/test/render'
import type {NavigationItem} from '../model/navigation'
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
    teaser: {title: 'Light on the road', text: 'Easy to steer.', image: 'content/banner.jpg'},
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
    expect(top('City strollers')).toHaveAttribute('href', '/deu/en-de/category/strollers-city')
    expect(top('Shop all Strollers')).toBeInTheDocument()
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
      expect(screen.getByRole('list', {name: 'For strollers'})).toBeInTheDocument()
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
    expect(top('City strollers')).toHaveFocus()
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
    await user.keyboard('{ArrowDown}{End}')
    await user.tab()
    expect(top('Accessories')).toHaveFocus()
    expect(top('Strollers')).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes when a page was chosen', async () => {
    const user = userEvent.setup()
    renderInShop(<MegaMenu items={items} />)
    await user.tab()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(top('Strollers')).toHaveAttribute('aria-expanded', 'false')
  })
})
