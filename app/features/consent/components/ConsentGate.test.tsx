import {act, fireEvent, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {currentConsent} from '../public/tracking-consent'
import {askAgain} from '../public/ask-again'
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

describe('in a region of the consent service (rule CONSENT-5)', () => {
  const {site, ...rest} = testShop('DEU', 'en-DE')
  const gdpr = {enableCookiebot: true, cookiebotID: 'id', cookiebotRegions: ['DE']}
  const services = {...site.services, consentService: {script: '/no-such-service.js'}}
  const shop = {...rest, site: {...site, gdpr, services}}
  const service = () => document.querySelector<HTMLScriptElement>('script[src*="no-such-service"]')

  it('loads the service instead of the sheet, and stays without consent when it is dead', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation()
    renderInShop(<ConsentGate />, {shop})
    expect(service()).toBeNull()
    fireEvent.scroll(window)
    await waitFor(() => expect(service()?.src).toContain('?cbid=id'))
    act(() => {
      service()?.dispatchEvent(new Event('error'))
    })
    await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('could not be')))
    expect(currentConsent()).toBe('open')
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    warn.mockRestore()
  })
})
