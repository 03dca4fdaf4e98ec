import {act, screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {trackAt} from '@app/features/analytics/public/use-track'
import {recordConsent} from '@app/features/consent/public/tracking-consent'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {DeveloperOverlay} from './DeveloperOverlay'

const shop = testShop('DEU')
const opener = () => screen.getByRole('button', {name: /^Developer \(/})
const section = (name: RegExp) => {
  const summary = screen.getByText(name, {selector: 'summary'})
  return within(summary.parentElement as HTMLElement)
}

// jsdom has neither fetch nor navigation timing.
const fetch = jest.fn()

beforeEach(() => {
  Object.assign(globalThis, {fetch})
  Object.assign(performance, {getEntriesByType: () => []})
  recordConsent(true)
  Object.assign(window, {
    dataLayer: [
      {event: 'gtm.js', 'gtm.start': 1},
      {event: 'page_load', event_time: 5, page_type: 'home'},
    ],
  })
  const headers: Readonly<Record<string, string>> = {'cache-control': 'public, max-age=900'}
  fetch.mockResolvedValue({status: 200, headers: {get: (name: string) => headers[name] ?? null}})
})

it('opens and closes by keyboard, and gives the focus back', async () => {
  renderInShop(<DeveloperOverlay />, {shop})
  await userEvent.tab()
  expect(opener()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(opener()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(opener()).toHaveAttribute('aria-expanded', 'false')
  expect(opener()).toHaveFocus()
})

it('shows events that were sent before it loaded, and later ones that are dropped', async () => {
  renderInShop(<DeveloperOverlay />, {shop})
  await userEvent.click(opener())
  act(() => {
    trackAt(shop)({
      type: 'purchase',
      orderNo: '42',
      value: 10,
      items: [],
      email: 'mia@example.com',
    })
  })
  const rows = section(/^Events \(2\)/).getAllByRole('listitem')
  expect(rows[0]).toHaveTextContent(/^purchase dropped/)
  expect(rows[1]).toHaveTextContent(/^page_load sent/)
  expect(document.body).not.toHaveTextContent('mia@example.com')
})

it('shows consent, scripts, caching headers and experiments', async () => {
  const script = document.createElement('script')
  script.setAttribute('src', 'https://tags.example/tag.js')
  script.setAttribute('type', 'text/plain')
  document.body.append(script)
  renderInShop(<DeveloperOverlay />, {shop})
  await userEvent.click(opener())
  expect(section(/^Consent/).getByText('declined')).toBeInTheDocument()
  expect(section(/^Scripts/).getByText('tags.example/tag.js')).toBeInTheDocument()
  expect(await section(/^Cache/).findByText('public, max-age=900')).toBeInTheDocument()
  expect(section(/^Experiments/).getByText('cro71')).toBeInTheDocument()
  script.remove()
})

it('says so when the headers cannot be read', async () => {
  fetch.mockRejectedValue(new TypeError('offline'))
  renderInShop(<DeveloperOverlay />, {shop})
  await userEvent.click(opener())
  expect(await section(/^Cache/).findByText('could not be read')).toBeInTheDocument()
})
