import {recordConsent} from '@app/features/consent/public/tracking-consent'
import type {FieldReport} from '@common/field-report'
import {reportWhenNeeded} from './report-when-needed'

const mockWatched = jest.fn()

jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'].map((name) => [name, () => mockWatched(name)]),
  ),
)

type Errors = {type: string; message: string}[]

let sent: FieldReport[] = []
const errors = () => (window as unknown as {clientErrors: Errors}).clientErrors
const loaded = () => new Promise((resolve) => setTimeout(resolve, 50))

async function reportsOnLeaving(): Promise<string[]> {
  await loaded()
  sent = []
  window.dispatchEvent(new Event('pagehide'))
  return sent.flatMap(({items}) => items.map(({type}) => type))
}

beforeEach(() => {
  document.cookie = 'dw_dnt=; Max-Age=0; Path=/'
  ;(window as unknown as {clientErrors: Errors}).clientErrors = []
  navigator.sendBeacon = (_, body) => {
    sent.push(JSON.parse(String(body)) as FieldReport)
    return true
  }
})

it('loads nothing until the first error, and reports that one', async () => {
  const {push} = errors()
  reportWhenNeeded()
  await loaded()
  // The code of reports would have replaced this list's function a second time.
  const keeping = errors().push
  expect(keeping).not.toBe(push)
  await loaded()
  expect(errors().push).toBe(keeping)
  errors().push({type: 'caught', message: 'first'})
  expect(await reportsOnLeaving()).toEqual(['error'])
  expect(errors().push).not.toBe(keeping)
})

it('reports errors that came before it', async () => {
  errors().push({type: 'caught', message: 'early'})
  reportWhenNeeded()
  expect(await reportsOnLeaving()).toEqual(['error'])
})

it('takes the list over once the shopper consents', async () => {
  reportWhenNeeded()
  const keeping = errors().push
  recordConsent(false)
  await loaded()
  expect(errors().push).not.toBe(keeping)
})

describe('a visit that is not measured', () => {
  it('loads nothing with consent, and still reports errors without Web Vitals', async () => {
    recordConsent(false)
    reportWhenNeeded({vitalsShare: 0})
    const keeping = errors().push
    await loaded()
    expect(errors().push).toBe(keeping)
    errors().push({type: 'caught', message: 'first'})
    await loaded()
    expect(errors().push).not.toBe(keeping)
    expect(mockWatched).not.toHaveBeenCalled()
    expect(await reportsOnLeaving()).toEqual(['error'])
  })

  it('is one of many: a visit that is measured loads the figures with consent', async () => {
    recordConsent(false)
    reportWhenNeeded({vitalsShare: 1})
    await loaded()
    expect(mockWatched).toHaveBeenCalledTimes(5)
  })
})

it('stores no draw before the shopper answers', () => {
  sessionStorage.clear()
  reportWhenNeeded({vitalsShare: 0.5})
  expect(sessionStorage).toHaveLength(0)
  recordConsent(true)
  expect(sessionStorage).toHaveLength(0)
})
