import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {LocaleSelector} from './LocaleSelector'

describe('locale selector (rule SITE-7)', () => {
  it('lists the locales and other regions, and keeps the page', () => {
    renderInShop(<LocaleSelector />, {path: '/deu/en-de/search?q=pram'})
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      '/deu/de-de/search?q=pram',
      '/deu/en-de/search?q=pram',
      '/deu/en-de/country-selector',
    ])
    expect(screen.getByRole('link', {name: 'English'})).toHaveAttribute('aria-current', 'true')
  })

  it('closes on Escape and gives the focus back', async () => {
    const user = userEvent.setup()
    renderInShop(<LocaleSelector />)
    const group = screen.getByRole('group')
    await user.click(screen.getByText('English', {selector: 'summary span'}))
    expect(group).toHaveAttribute('open')
    await user.keyboard('{Escape}')
    expect(group).not.toHaveAttribute('open')
    expect(group.querySelector('summary')).toHaveFocus()
  })

  it('is a link to the country selector where the site has one locale', () => {
    renderInShop(<LocaleSelector />, {shop: testShop('USA')})
    const link = screen.getByRole('link')
    expect(link).toHaveAttribute('href', '/usa/en-us/country-selector')
    expect(link).toHaveTextContent('US')
  })
})
