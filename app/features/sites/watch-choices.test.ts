import {track} from '@app/features/analytics/track'
import {testShop} from '@app/shared/test/shop'
import {watchChoices} from './watch-choices'

jest.mock('@app/features/analytics/track', () => ({track: jest.fn()}))

let end: () => void
beforeEach(() => {
  jest.mocked(track).mockClear()
  end = watchChoices(testShop('DEU', 'de-DE'))
})
afterEach(() => {
  end()
  document.body.innerHTML = ''
  document.cookie = 'dw_country_and_locale=; Max-Age=0; Path=/'
})

function press(html: string): void {
  document.body.innerHTML = html
  // jsdom has no navigation.
  document.body.addEventListener('click', (event) => event.preventDefault(), {once: true})
  document.body.querySelector<HTMLElement>('a span')?.click()
}

it('stores and tracks the locale that is chosen in the locale selector (rule SITE-13)', () => {
  press('<a href="/deu/en-de/home" hreflang="en-DE"><span>English</span></a>')
  expect(document.cookie).toBe('dw_country_and_locale=DEU|en-DE')
  const event = {type: 'country_selector', site: 'DEU', locale: 'en-DE'}
  expect(jest.mocked(track).mock.calls).toEqual([[event, expect.objectContaining({siteId: 'DEU'})]])
})

it.each([
  '<a href="/deu/en-de/home"><span>no choice of a language</span></a>',
  '<a href="/usa/en-us/home" hreflang="en-US"><span>another site</span></a>',
  '<a href="/deu/fr-fr/home" hreflang="fr-FR"><span>an unknown locale</span></a>',
  '<main><a href="/deu/en-de/home" hreflang="en-DE"><span>the country selector</span></a></main>',
  '<a href="https://example.com/deu/en-de" hreflang="en-DE"><span>elsewhere</span></a>',
])('stores nothing for %s', (html) => {
  press(html)
  expect(document.cookie).toBe('')
  expect(track).not.toHaveBeenCalled()
})
