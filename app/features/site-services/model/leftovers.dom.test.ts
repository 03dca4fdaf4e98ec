import {SCRIPT_IDS, recordOf} from '@config/scripts/records'
import {recordConsent} from '@app/features/consent/public/tracking-consent'
import {removeLeftovers} from './leftovers'

const records = SCRIPT_IDS.map(recordOf)
/** A name that matches a pattern. */
const named = (pattern: string): string => pattern.replace('*', 'x1')
const cookiesOf = (of: typeof records) => of.flatMap(({cookies}) => cookies).map(named)
const keysOf = (of: typeof records) => of.flatMap(({storage}) => storage).map(named)
const optional = records.filter(({consent}) => consent !== 'necessary')
const necessary = records.filter(({consent}) => consent === 'necessary')

const OWN = 'basket-draft'
const cookieNames = () => document.cookie.split('; ').map((pair) => pair.split('=')[0])

beforeEach(() => {
  for (const name of cookieNames()) document.cookie = `${name}=; Max-Age=0; Path=/`
  for (const name of [...cookiesOf(records), OWN]) document.cookie = `${name}=1; Path=/`
  for (const storage of [localStorage, sessionStorage]) {
    storage.clear()
    for (const key of [...keysOf(records), OWN]) storage.setItem(key, '1')
  }
})

it('removes what services without consent have left, and nothing else', () => {
  recordConsent(true)
  removeLeftovers()
  const left = cookieNames()
  expect(cookiesOf(optional).length).toBeGreaterThan(2)
  expect(left).toEqual(expect.arrayContaining([...cookiesOf(necessary), OWN]))
  expect(cookiesOf(optional).filter((name) => left.includes(name))).toEqual([])
  for (const storage of [localStorage, sessionStorage]) {
    const keys = Object.keys(storage)
    expect(keys).toEqual(expect.arrayContaining([...keysOf(necessary), OWN]))
    expect(keysOf(optional).filter((key) => keys.includes(key))).toEqual([])
  }
})

it('keeps what services with consent have stored', () => {
  recordConsent(false)
  removeLeftovers()
  expect(cookieNames()).toEqual(expect.arrayContaining(cookiesOf(records)))
  expect(Object.keys(localStorage).sort()).toEqual([...new Set([...keysOf(records), OWN])].sort())
})

it('removes by class where the shopper answered by class', () => {
  recordConsent(false, 'statistics')
  removeLeftovers()
  const left = cookieNames()
  const of = (consentClass: string) =>
    cookiesOf(records.filter(({consent}) => consent === consentClass))
  expect(left).toEqual(expect.arrayContaining(of('statistics')))
  const marketing = of('marketing').filter((name) => !of('statistics').includes(name))
  expect(marketing.filter((name) => left.includes(name))).toEqual([])
})

it('removes cookies where the browser blocks storage', () => {
  recordConsent(true)
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('blocked')
  })
  removeLeftovers()
  blocked.mockRestore()
  const keys = Object.keys(sessionStorage)
  expect(keysOf(optional).filter((key) => keys.includes(key))).toEqual([])
})
