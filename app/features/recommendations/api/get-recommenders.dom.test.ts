import {recordConsent} from '@app/features/consent/public/tracking-consent'
import {hasRecommender} from './get-recommenders'

const asked: string[] = []
let answer: () => Promise<unknown>

beforeEach(() => {
  recordConsent(false)
  asked.length = 0
  AbortSignal.timeout = () => new AbortController().signal
  globalThis.fetch = ((url: string) => {
    asked.push(url)
    return answer()
  }) as typeof fetch
})
afterEach(() => {
  document.cookie = 'dw_dnt=; Max-Age=0; Path=/'
})

const list = (...names: unknown[]) => {
  answer = () =>
    Promise.resolve({
      ok: true,
      json: () => Promise.resolve({recommenders: names.map((name) => ({name}))}),
    })
}

it('reads the list of a site once, and knows what is in it (rule RECO-9)', async () => {
  list('custom-Accessories', 7)
  const both = ['custom-Accessories', 'gone'].map((name) => hasRecommender('bhlt-DEU', name))
  expect(await Promise.all(both)).toEqual([true, false])
  expect(await hasRecommender('bhlt-DEU', 'gone')).toBe(false)
  expect(asked).toEqual(['/services/personalisation/v3/personalization/recommenders/bhlt-DEU'])
})

it.each([
  ['dead', () => Promise.reject(new TypeError('gone'))],
  ['refused', () => Promise.resolve({ok: false})],
  [
    'malformed',
    () => Promise.resolve({ok: true, json: () => Promise.resolve({recommenders: 'x'})}),
  ],
  ['empty', () => Promise.resolve({ok: true, json: () => Promise.resolve(null)})],
])('counts as yes, and is asked again, when the list is %s', async (way, response) => {
  answer = response
  expect(await hasRecommender(`bhlt-${way}`, 'custom-Accessories')).toBe(true)
  list('other')
  expect(await hasRecommender(`bhlt-${way}`, 'custom-Accessories')).toBe(false)
})

it('is not read under do-not-track (rule RECO-8)', async () => {
  recordConsent(true)
  list('other')
  expect(await hasRecommender('bhlt-JPN', 'custom-Accessories')).toBe(true)
  expect(asked).toEqual([])
})
