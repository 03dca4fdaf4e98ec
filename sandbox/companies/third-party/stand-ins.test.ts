/** @jest-environment jsdom */
import {chat, storeAssistant} from './assistant'
import {consentService} from './consent-service'
import {contentScript, conversions, reviewsDisplay} from './measuring'
import {thirdPartyScripts} from './scripts'

interface AssistantApi {
  init: (options: {key: string; locale: string; onClose: () => void}) => void
  open: () => void
  destroy: () => void
}

interface ConsentApi {
  hasResponse: boolean
  consented: boolean
  declined: boolean
  consent: Record<'necessary' | 'preferences' | 'statistics' | 'marketing', boolean>
  renew: () => void
  withdraw: () => void
  submitCustomConsent: (preferences: boolean, statistics: boolean, marketing: boolean) => void
}

interface StandIns {
  Cookiebot?: ConsentApi
  chatAssistant?: AssistantApi
  storeAssistant?: AssistantApi
  conversions?: {project: string; visitor: string}
  contentScript?: {site: string; locale: string}
  reviewsDisplay?: {
    show: (element: Element, options: {locale: string; environment: string}) => void
  }
}
const page = window as StandIns

/** Runs a script of the sandbox in this page, as a script element with an address does. */
function run(script: string, address = 'http://localhost/script.js'): void {
  Object.defineProperty(document, 'currentScript', {value: {src: address}, configurable: true})
  window.eval(script)
}

beforeEach(() => {
  document.body.replaceChildren()
  sessionStorage.clear()
  localStorage.clear()
})

describe.each([
  ['chat', chat, 'chatAssistant', 'chat-transcript'],
  ['store assistant', storeAssistant, 'storeAssistant', 'store-assistant'],
] as const)('the %s', (_, script, global, storage) => {
  const start = (onClose = jest.fn()) => {
    run(script)
    page[global]?.init({key: 'k', locale: 'de-DE', onClose})
    page[global]?.open()
    return onClose
  }
  const ask = (question: string) => {
    const field = document.querySelector('input')
    if (field) field.value = question
    document.querySelector('form')?.requestSubmit()
  }

  it('answers, as text, and keeps the transcript across pages', () => {
    start()
    ask('<b>Hello</b>')
    expect(document.querySelector('[role=log]')?.textContent).toContain('<b>Hello</b>')
    expect(document.querySelector('b')).toBeNull()
    page[global]?.destroy()
    expect(document.querySelector('section')).toBeNull()
    start()
    expect(document.querySelectorAll('[role=log] p')).toHaveLength(3)
    expect(sessionStorage.getItem(storage)).toContain('Hello')
  })

  it('reports that the shopper closed it', () => {
    const onClose = start()
    document
      .querySelector('section')
      ?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(document.querySelector('section')).toBeNull()
  })

  it('refuses to start without a key', () => {
    run(script)
    expect(() => page[global]?.init({key: '', locale: 'en', onClose: jest.fn()})).toThrow('key')
  })
})

it('has experiments that know their project and keep a visitor', () => {
  const address = 'http://localhost/conversions.js?project=p1'
  run(conversions, address)
  const visitor = page.conversions?.visitor
  run(conversions, address)
  expect(page.conversions).toEqual({project: 'p1', visitor})
  expect(localStorage.getItem('conversion-visitor')).toBe(visitor)
})

it('has a content script of a site and locale', () => {
  run(contentScript, 'http://localhost/content-script.js?site=USA&locale=en-US')
  expect(page.contentScript).toEqual({site: 'USA', locale: 'en-US'})
})

it('has a display of reviews that names its environment', () => {
  run(reviewsDisplay)
  const place = document.body.appendChild(document.createElement('div'))
  page.reviewsDisplay?.show(place, {locale: 'en-US', environment: 'staging'})
  expect(place.textContent).toContain('(staging)')
})

it.each([
  [{'data-placement': 'product', 'data-purchase-amount': '30000'}, '$100.00'],
  [
    {
      'data-placement': 'product',
      'data-purchase-amount': '300000',
      'data-currency': 'SEK',
      'data-locale': 'sv-SE',
    },
    '3 delar om 1\u00a0000\u00a0kr',
  ],
  [{'data-placement': 'home'}, 'Buy now'],
  [{'data-placement': 'home', 'data-locale': 'pl-PL'}, 'Kup teraz'],
  [
    {'data-placement': 'cart', 'data-purchase-amount': '30000', 'data-locale': 'no-NO'},
    'uten renter',
  ],
  [{'data-placement': 'product', 'data-purchase-amount': '0'}, ''],
  [{'data-placement': 'home', 'data-environment': 'other'}, ''],
])('has messages about paying later: %j', (attributes, expected) => {
  if (!customElements.get('pay-later-placement')) run(thirdPartyScripts['pay-later.js'] ?? '')
  const element = document.createElement('pay-later-placement')
  const all = {
    'data-key': 'k',
    'data-environment': 'playground',
    'data-locale': 'en-US',
    'data-currency': 'USD',
    ...attributes,
  }
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value)
  document.body.append(element)
  expect(element.textContent).toContain(expected)
  if (!expected) expect(element.textContent).toBe('')
})

describe('the consent service', () => {
  const address = 'http://localhost/consent-service.js?cbid=abc'
  const events: string[] = []
  const names = ['ConsentReady', 'Accept', 'Decline', 'DialogDisplay', 'DialogClose']
  const note = ({type}: Event) => events.push(type.replace('CookiebotOn', ''))
  beforeEach(() => {
    document.cookie = 'CookieConsent=; Max-Age=0; Path=/'
    for (const name of names) window.addEventListener(`CookiebotOn${name}`, note)
    events.length = 0
  })
  afterEach(() => {
    for (const name of names) window.removeEventListener(`CookiebotOn${name}`, note)
  })
  const press = (label: string) =>
    [...document.querySelectorAll('button')]
      .find((one) => (one.getAttribute('aria-label') ?? one.textContent) === label)
      ?.click()
  const check = (name: string) =>
    document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.click()
  const start = () => run(consentService, address)
  const given = () => page.Cookiebot?.consent

  it('asks for each class, and grants only the necessary one by itself', () => {
    start()
    expect(page.Cookiebot).toMatchObject({hasResponse: false, consented: false, declined: false})
    expect(document.querySelectorAll('input')).toHaveLength(4)
    expect(document.querySelectorAll('input:checked')).toHaveLength(1)
    expect(document.querySelector('input[name=necessary]')).toHaveProperty('disabled', true)
    check('statistics')
    press('Allow selection')
    expect(given()).toEqual({
      necessary: true,
      preferences: false,
      statistics: true,
      marketing: false,
    })
    expect(page.Cookiebot).toMatchObject({hasResponse: true, consented: true, declined: false})
    expect(events).toEqual(['DialogDisplay', 'ConsentReady', 'Accept'])
    expect(document.querySelector('section')).toBeNull()
  })

  it.each([
    ['Accept', true, 'Accept'],
    ['Decline', false, 'Decline'],
  ])('has one button for all: %s', (label, answer, event) => {
    start()
    press(label)
    expect(given()).toMatchObject({preferences: answer, statistics: answer, marketing: answer})
    expect(events.at(-1)).toBe(event)
  })

  it('keeps the answer, shows it again, and takes back one class', () => {
    start()
    press('Accept')
    start()
    expect(document.querySelector('section')).toBeNull()
    expect(events.at(-1)).toBe('ConsentReady')
    page.Cookiebot?.renew()
    expect(document.querySelectorAll('input:checked')).toHaveLength(4)
    check('marketing')
    press('Allow selection')
    expect(given()).toMatchObject({preferences: true, statistics: true, marketing: false})
  })

  it('has the calls of the real one', () => {
    start()
    page.Cookiebot?.submitCustomConsent(true, false, true)
    expect(given()).toMatchObject({preferences: true, statistics: false, marketing: true})
    page.Cookiebot?.withdraw()
    expect(page.Cookiebot).toMatchObject({hasResponse: true, declined: true})
  })

  it('stores no answer when it is closed, and asks again after a damaged cookie', () => {
    start()
    press('Close')
    expect(page.Cookiebot?.hasResponse).toBe(false)
    expect(events).toEqual(['DialogDisplay', 'DialogClose'])
    document.cookie = 'CookieConsent=%7Bbroken; Path=/'
    start()
    expect(document.querySelector('section')).not.toBeNull()
  })
})
