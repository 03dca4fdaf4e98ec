import {recordConsent} from '@app/features/consent/model/tracking-consent'
import type {FieldReport} from '@common/field-report'
import {reportWhenNeeded} from './report-when-needed'

jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'].map((name) => [name, () => undefined]),
  ),
)

type Errors = {type: string; message: string}[]

let sent: FieldReport[] = []
const errors = () => (window as unknown as {trouble: Errors}).trouble
const loaded = () => new Promise((resolve) => setTimeout(resolve, 50))

async function reportsOnLeaving(): Promise<string[]> {
  await loaded()
  sent = []
  window.dispatchEvent(new Event('pagehide'))
  return sent.flatMap(({items}) => items.map(({type}) => type))
}

beforeEach(() => {
  document.cookie = 'dw_dnt=; Max-Age=0; Path=/'
  ;(window as unknown as {trouble: Errors}).trouble = []
  navigator.sendBeacon = (_, body) => {
    sent.push(JSON.parse(String(body)) as FieldReport)
    return true
  }
})

it('loads nothing until the first error, and reports that one', async () => {
  const {push} = errors()
  reportWhenNeeded(1)
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
  reportWhenNeeded(1)
  expect(await reportsOnLeaving()).toEqual(['error'])
})

it('takes the list over once the shopper consents', async () => {
  reportWhenNeeded(1)
  const keeping = errors().push
  recordConsent(false)
  await loaded()
  expect(errors().push).not.toBe(keeping)
})
