/** @jest-environment jsdom */
import {chat, storeAssistant} from './assistant'
import {contentScript, conversions, reviewsDisplay} from './measuring'
import {thirdPartyScripts} from './scripts'

interface AssistantApi {
  init: (options: {key: string; locale: string; onClose: () => void}) => void
  open: () => void
  destroy: () => void
}

interface StandIns {
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
  [{'data-placement': 'home'}, 'Buy now'],
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
