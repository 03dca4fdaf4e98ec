/** @jest-environment jsdom */
import {recordConsent} from '@app/features/consent/public/tracking-consent'
import {callPersonalisation} from './visitor'

const fetch = jest.fn()
const account = {siteId: 'DEU', organizationId: 'f_ecom_bhlt_001'}
const call = () =>
  callPersonalisation(
    account,
    '/personalization/recs/bhlt-DEU/custom-Accessories',
    {cookieId: 'c'},
    {
      products: [{id: 'p'}],
    },
  )
const sign = (signs: {doNotTrack?: string | null; globalPrivacyControl?: boolean}) => {
  for (const [name, value] of Object.entries(signs))
    Object.defineProperty(navigator, name, {value, configurable: true})
}

beforeEach(() => {
  Object.assign(globalThis, {fetch})
  Object.assign(AbortSignal, {timeout: () => new AbortController().signal})
  fetch.mockReset().mockResolvedValue({ok: true, json: () => Promise.resolve({recs: []})})
  document.cookie = 'dw_dnt=; Max-Age=0; Path=/'
  sign({doNotTrack: null, globalPrivacyControl: false})
})

it('names the visitor, the realm and the kind of instance', async () => {
  recordConsent(false)
  expect(await call()).toEqual({recs: []})
  const [[path, init]] = fetch.mock.calls as [[string, {body: string}]]
  expect(path).toBe('/services/personalisation/v3/personalization/recs/bhlt-DEU/custom-Accessories')
  expect(JSON.parse(init.body)).toEqual({
    products: [{id: 'p'}],
    cookieId: 'c',
    realm: 'bhlt',
    instanceType: 'sbx',
  })
})

it('is skipped after Decline', async () => {
  recordConsent(true)
  expect(await call()).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
})

it.each([{doNotTrack: '1'}, {globalPrivacyControl: true}])(
  'is skipped for a browser with %j, until the shopper accepts',
  async (signs) => {
    sign(signs)
    expect(await call()).toBeNull()
    expect(fetch).not.toHaveBeenCalled()
    recordConsent(false)
    expect(await call()).toEqual({recs: []})
  },
)

it.each([
  ['a dead service', () => fetch.mockRejectedValue(new TypeError('dead'))],
  ['an error', () => fetch.mockResolvedValue({ok: false, status: 503})],
  [
    'an answer that is no JSON',
    () => fetch.mockResolvedValue({ok: true, json: () => Promise.reject(new SyntaxError('no'))}),
  ],
])('swallows %s', async (_name, breakService) => {
  breakService()
  expect(await call()).toBeNull()
})
