import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {sites} from '../../config/sites/registry'
import {configured} from '../../config/testing/configured'
import {createBackend} from '../backend/backend'
import {ORIGINS} from '../testing/payment-answer'
import {collect} from './collect'

/** A backend that closes every connection: that for the preferences last. */
let dead: http.Server

beforeAll(async () => {
  dead = http.createServer((req, res) => {
    const isSlow = req.url?.includes('custom_objects') ?? false
    setTimeout(() => res.destroy(), isSlow ? 300 : 0)
  })
  await new Promise<void>((resolve) => dead.listen(0, 'localhost', resolve))
})
afterAll(() => {
  dead.closeAllConnections()
  dead.close()
})

it('names what could not be read in the order of the parts, whichever failed first', async () => {
  const origin = `http://localhost:${(dead.address() as AddressInfo).port}`
  const {sites: read} = await collect({
    sites: sites.filter(({id}) => id === 'BEL'),
    backend: createBackend({
      COMMERCE_API_ORIGIN: configured(origin),
      OCAPI_ORIGIN: configured(origin),
      COMMERCE_ORGANIZATION_ID: 'f_ecom_test_001',
      COMMERCE_CLIENT_ID: 'test',
      PWA_KIT_SLAS_CLIENT_SECRET: undefined,
    }),
    shopOrigin: origin,
    readFrom: configured(origin),
    origins: ORIGINS,
  })
  const parts = read.flatMap(({failures}) => failures.map((one) => one.split(' could not')[0]))
  expect(parts).toEqual([
    'Preferences',
    'Locale nl-BE',
    'Locale fr-BE',
    'Locale de-BE',
    'Locale en-BE',
    'Payment and delivery',
  ])
  expect(read[0]?.failures[0]).toMatch(/was silent/)
})
