import {recordConsent} from '@app/features/consent/public/tracking-consent'
import {testShop} from '@app/shared/test/shop'
import type {ExperimentRuns} from '@config/experiments'
import {watchExposures} from './watch-exposures'

jest.mock('@app/features/session/public/shopper-client', () => ({
  loadCommerce: () => Promise.resolve({accessToken: () => Promise.resolve('token-1')}),
}))

/** jsdom has no layout: a test says which parts are in view. */
let enter: (part: Element) => void = () => undefined
const sent: {url: string; body: unknown}[] = []

beforeEach(() => {
  sent.length = 0
  enter = () => undefined
  localStorage.clear()
  sessionStorage.clear()
  document.body.innerHTML = '<p data-experiment="cro63"></p><p data-experiment="cro64 cro65"></p>'
  globalThis.IntersectionObserver = class {
    constructor(seen: IntersectionObserverCallback) {
      enter = (target) =>
        seen([{isIntersecting: true, target} as IntersectionObserverEntry], this as never)
    }
    observe() {}
    disconnect() {}
  } as never
  AbortSignal.timeout = () => new AbortController().signal
  globalThis.fetch = ((url: string, {body}: RequestInit) => {
    if (url.includes('shopper-experiments')) sent.push({url, body: JSON.parse(body as string)})
    return Promise.resolve({ok: true, status: 204})
  }) as typeof fetch
})
afterEach(() => {
  document.cookie = 'dw_dnt=; Max-Age=0; Path=/'
})

const part = (index: number) => document.querySelectorAll('p')[index] as Element
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

function watch(experiments: ExperimentRuns = {cro63: {share: 100}, cro64: {share: 100}}) {
  const shop = testShop('DEU')
  const {site} = shop
  watchExposures({...shop, site: {...site, features: {...site.features, experiments}}})
}

it('reports a part when it is seen, once', async () => {
  localStorage.setItem('experiments', 'cro63:variant1 cro64:control')
  recordConsent(false)
  watch()
  await settled()
  expect(sent).toEqual([])
  enter(part(0))
  enter(part(0))
  await settled()
  expect(sent.map(({body}) => body)).toEqual([{experiment: 'cro63', variant: 'variant1'}])
  watch()
  enter(part(0))
  enter(part(1))
  await settled()
  expect(sent.slice(1).map(({body}) => body)).toEqual([{experiment: 'cro64', variant: 'control'}])
  expect(localStorage.getItem('experiment-exposures')).toBe('cro63:variant1 cro64:control')
})

it('waits for consent', async () => {
  localStorage.setItem('experiments', 'cro63:control')
  watch()
  enter(part(0))
  await settled()
  expect(sent).toEqual([])
  recordConsent(false)
  await settled()
  expect(sent).toHaveLength(1)
})

it('reports nothing after Decline, and forgets what was reported', async () => {
  localStorage.setItem('experiments', 'cro63:control cro64:control')
  localStorage.setItem('experiment-exposures', 'cro64:control')
  watch()
  recordConsent(true)
  enter(part(0))
  await settled()
  expect(sent).toEqual([])
  expect(localStorage.getItem('experiment-exposures')).toBeNull()
})

it('reports nothing that a link forced', async () => {
  localStorage.setItem('experiments', 'cro63:control')
  sessionStorage.setItem('experiments', 'cro63:variant1')
  recordConsent(false)
  watch()
  enter(part(0))
  await settled()
  expect(sent).toEqual([])
})
