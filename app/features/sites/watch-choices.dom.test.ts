import {trackedParts} from '@app/features/analytics/testing/tracked-events'
import {testShop} from '@app/shared/test/shop'
import {keepPressedLocale} from './model/pressed-locale'
import {watchChoices} from './watch-choices'

const tracked = trackedParts(({event, context}) => [event, context.siteId])

const end: (() => void)[] = []
const open = (locale: string) => end.push(watchChoices(testShop('DEU', locale)))
afterEach(() => {
  end.splice(0).forEach((one) => one())
  document.body.innerHTML = ''
  document.cookie = 'dw_country_and_locale=; Max-Age=0; Path=/'
  localStorage.clear()
})

function press(html: string): void {
  document.body.innerHTML = html
  // jsdom has no navigation.
  document.body.addEventListener('click', (event) => event.preventDefault(), {once: true})
  document.body.querySelector<HTMLElement>('a span')?.click()
}

it('stores the locale that is chosen in the locale selector (rule SITE-13)', () => {
  open('de-DE')
  press('<a href="/deu/en-de/home" hreflang="en-DE"><span>English</span></a>')
  expect(document.cookie).toBe('dw_country_and_locale=DEU|en-DE')
  // The page of the locale tracks it.
  expect(tracked).toEqual([])
})

it('stores and tracks a press that led to this page, once (rule SITE-13)', () => {
  keepPressedLocale('/deu/en-de')
  open('de-DE')
  expect(tracked).toEqual([])
  open('en-DE')
  expect(document.cookie).toBe('dw_country_and_locale=DEU|en-DE')
  open('en-DE')
  const event = {type: 'country_selector', site: 'DEU', locale: 'en-DE'}
  expect(tracked).toEqual([[event, 'DEU']])
})

it('a browser without storage loses the event only', () => {
  const broken = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied')
  })
  open('de-DE')
  broken.mockRestore()
  expect(tracked).toEqual([])
})

it.each([
  '<a href="/deu/en-de/home"><span>no choice of a language</span></a>',
  '<a href="/usa/en-us/home" hreflang="en-US"><span>another site</span></a>',
  '<a href="/deu/fr-fr/home" hreflang="fr-FR"><span>an unknown locale</span></a>',
  '<main><a href="/deu/en-de/home" hreflang="en-DE"><span>the country selector</span></a></main>',
  '<a href="https://example.com/deu/en-de" hreflang="en-DE"><span>elsewhere</span></a>',
])('stores nothing for %s', (html) => {
  open('de-DE')
  press(html)
  expect(document.cookie).toBe('')
  expect(tracked).toEqual([])
})
