import {act, fireEvent, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {askAgain} from '../model/ask-again'
import {currentConsent} from '../model/tracking-consent'
import {ConsentGate} from './ConsentGate'

const forget = () => {
  document.cookie = 'dw_dnt=; Max-Age=0; Path=/'
}
afterEach(forget)

const begin = async () => {
  renderInShop(<ConsentGate />)
  fireEvent.scroll(window)
  await screen.findByRole('region')
}

it('asks when somebody begins to use the page, not before', async () => {
  renderInShop(<ConsentGate />)
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  fireEvent.scroll(window)
  expect(await screen.findByRole('region')).toBeInTheDocument()
})

it.each([
  ['Accept', 'granted'],
  ['Decline', 'declined'],
  ['Close', 'declined'],
])('%s is answer enough: %s', async (name, expected) => {
  await begin()
  await userEvent.click(screen.getByRole('button', {name}))
  expect(currentConsent()).toBe(expected)
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument())
})

it('asks again when it is asked to, and leads the focus there', async () => {
  document.cookie = 'dw_dnt=0; Path=/'
  renderInShop(<ConsentGate />)
  act(askAgain)
  expect(await screen.findByRole('heading')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', {name: 'Decline'}))
  expect(currentConsent()).toBe('declined')
})

it.each([
  [true, 'declined'],
  [false, 'granted'],
])('applies the default %s where nobody is asked', async (doNotTrack, expected) => {
  const shop = testShop('DEU', 'en-DE')
  const site = {...shop.site, tracking: {askConsent: false, doNotTrack}}
  renderInShop(<ConsentGate />, {shop: {...shop, site}})
  expect(currentConsent()).toBe(expected)
  fireEvent.scroll(window)
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
