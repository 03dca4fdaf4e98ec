import {customerGroupsOf} from '../../../domains/customers/customer-groups'
import {callShop, newCustomer, newShopper} from '../../../testing/shopper'
import type {TestShop} from '../../../testing/test-shop'
import {startTestShop} from '../../../testing/test-shop'
import {decodeJwt} from 'jose'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const usidOf = (token: string) => String(decodeJwt(token).sub).split('usid:')[1] ?? ''

describe('shopper context', () => {
  const CONTEXT = '/shopper/shopper-context/v1/organizations/:org/shopper-context'

  async function withContext(body?: object) {
    const shopper = await newShopper(shop)
    const usid = usidOf(shopper.accessToken)
    const path = `${CONTEXT}/${usid}`
    if (body) await shopper.call('PUT', path, body)
    const read = async () => (await shopper.call<object>('GET', path)).body
    return {shopper, usid, path, read}
  }

  it('is created, replaced and removed', async () => {
    const {shopper, usid, path, read} = await withContext()
    const missing = await shopper.call<object>('GET', path)
    expect(missing).toMatchObject({
      status: 404,
      body: {
        type: expect.stringMatching(/shopper-context-no-found$/),
        detail: expect.stringContaining(usid),
      },
    })
    const context = {
      sourceCode: 'spring',
      customerGroupIds: ['Club'],
      customQualifiers: {device_type: 'mobile'},
    }
    expect((await shopper.call('PUT', path, context)).status).toBe(201)
    expect(await read()).toEqual(context)
    const {customerId, siteId} = shopper
    expect(customerGroupsOf(shop.db, {siteId, customerId, guest: true, usid})).toContain('Club')
    expect((await shopper.call('PUT', path, {sourceCode: 'autumn'})).status).toBe(200)
    expect(await read()).toEqual({sourceCode: 'autumn'})
    expect((await shopper.call('DELETE', path)).status).toBe(204)
    expect((await shopper.call('DELETE', path)).status).toBe(404)
  })

  it('is changed by the rules of null and empty values', async () => {
    const {shopper, path, read} = await withContext({
      sourceCode: 'spring',
      effectiveDateTime: '2026-12-01T00:00:00Z',
      customerGroupIds: ['Club'],
      customQualifiers: {device: 'mobile', store: 'berlin'},
      assignmentQualifiers: {store: 'berlin'},
      geoLocation: {city: 'Berlin', countryCode: 'DE'},
    })
    const {body} = await shopper.call('PATCH', path, {
      sourceCode: '',
      effectiveDateTime: null,
      customerGroupIds: ['Staff'],
      customQualifiers: {device: null, app: 'yes'},
      assignmentQualifiers: {},
      geoLocation: {city: 'Bonn'},
    })
    const expected = {
      effectiveDateTime: '2026-12-01T00:00:00Z',
      customerGroupIds: ['Staff'],
      customQualifiers: {store: 'berlin', app: 'yes'},
      geoLocation: {city: 'Bonn'},
    }
    expect(body).toEqual(expected)
    expect(await read()).toEqual(expected)
  })

  it('belongs to one shopper', async () => {
    const [{path}, other] = [await withContext({sourceCode: 'x'}), await newShopper(shop)]
    const answer = await other.call<object>('GET', path)
    expect(answer).toMatchObject({status: 400, body: {title: 'Usid not matching with token'}})
  })

  it.each([
    ['a broken IP address', {clientIp: '300.1.1.1'}],
    ['a broken time', {effectiveDateTime: 'soon'}],
  ])('refuses %s', async (_name, body) => {
    const {shopper, path} = await withContext()
    expect((await shopper.call('PUT', path, body)).status).toBe(400)
    expect((await shopper.call('GET', path)).status).toBe(404)
  })
})

describe('consents', () => {
  const SUBSCRIPTIONS = '/shopper/shopper-consents/v1/organizations/:org/subscriptions'
  interface Answer {
    data: {subscriptionId: string; title: string; consentStatus?: object[]}[]
  }
  const newsletter = {
    subscriptionId: 'newsletter',
    channel: 'email',
    contactPointValue: 'anna@example.test',
    status: 'opt_in',
  }

  it('are offered in the language of the reader, by place', async () => {
    const guest = await newShopper(shop)
    const all = await guest.call<Answer>('GET', SUBSCRIPTIONS, undefined, {locale: 'de-DE'})
    expect(all.body.data.map(({title}) => title)).toEqual([
      'Newsletter',
      'Angebote',
      'Produktsicherheit',
    ])
    expect(all.body.data[0]).not.toHaveProperty('consentStatus')
    const some = await guest.call<Answer>('GET', SUBSCRIPTIONS, undefined, {
      tags: 'checkout,registration',
    })
    expect(some.body.data).toHaveLength(2)
  })

  it('are recorded and read back, the default until then', async () => {
    const customer = await newCustomer(shop)
    const read = async () => {
      const {body} = await customer.call<Answer>('GET', SUBSCRIPTIONS, undefined, {
        expand: 'consentStatus',
      })
      return body.data[0]?.consentStatus
    }
    const own = {channel: 'email', contactPointValue: customer.login}
    expect(await read()).toEqual([{...own, status: 'opt_out'}])
    const consent = {...newsletter, contactPointValue: customer.login}
    const said = await customer.call<object>('POST', SUBSCRIPTIONS, consent)
    expect(said).toMatchObject({status: 200, body: consent})
    expect(await read()).toEqual([{...own, status: 'opt_in'}])
    await customer.call('POST', SUBSCRIPTIONS, consent)
    const mails = `/outbox.json?template=newsletterWelcome&to=${encodeURIComponent(customer.login)}`
    expect((await callShop(shop, 'GET', mails)).body).toMatchObject({total: 1})
  })

  it('are refused for what cannot be reached', async () => {
    const guest = await newShopper(shop)
    const post = async (changes: object) =>
      guest.call<object>('POST', SUBSCRIPTIONS, {...newsletter, ...changes})
    expect(await post({subscriptionId: 'gossip'})).toMatchObject({
      status: 400,
      body: {title: 'Error Updating Consent Subscription'},
    })
    expect((await post({channel: 'sms', contactPointValue: '+4930123456'})).status).toBe(400)
    expect((await post({contactPointValue: 'no-address'})).status).toBe(400)
    const bulk = await guest.call<{results: object[]}>('POST', `${SUBSCRIPTIONS}/actions/bulk`, {
      subscriptions: [
        newsletter,
        {...newsletter, subscriptionId: 'offers', channel: 'sms', contactPointValue: 'phone'},
      ],
    })
    expect(bulk.status).toBe(207)
    expect(bulk.body.results).toMatchObject([
      {success: true},
      {success: false, error: {code: 'INVALID_CONTACT_POINT'}},
    ])
    const {body} = await guest.call<Answer>('GET', SUBSCRIPTIONS, undefined, {
      expand: 'consentStatus',
    })
    expect(body.data.map(({consentStatus}) => consentStatus?.length)).toEqual([1, 0, 0])
  })
})
