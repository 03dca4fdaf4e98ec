import type {TestCustomer, TestShopper} from '../../testing/shopper'
import {PASSWORD, callShop, logIn, newCustomer, newShopper} from '../../testing/shopper'
import type {TestShop} from '../../testing/test-shop'
import {startTestShop} from '../../testing/test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

interface Answer {
  _type: string
  _resource_state: string
  customer_id: string
  id: string
  fault?: {type: string; message: string; arguments: object}
  data?: {id: string}[]
  [name: string]: unknown
}

/** Calls OCAPI on site DEU, with a token or as the shop's client. */
function ocapi(
  method: string,
  path: string,
  {token, body, headers}: {token?: string; body?: unknown; headers?: Record<string, string>} = {},
) {
  const url = `/s/DEU/dw/shop/v21_3/${path}`
  const client: Record<string, string> = token ? {} : {'x-dw-client-id': shop.config.clientId}
  return callShop<Answer>(shop, method, url, {token, body, headers: {...client, ...headers}})
}
const as = (shopper: TestShopper) => (method: string, path: string, body?: unknown) =>
  ocapi(method, `customers/${shopper.customerId}${path}`, {token: shopper.accessToken, body})

const basic = (login: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
})
const unknownExpansion = (expandValue: string) => ({
  status: 400,
  body: {fault: {type: 'InvalidExpandValueException', arguments: {expandValue}}},
})
const bearerOf = ({headers}: {headers: Headers}) =>
  (headers.get('authorization') ?? '').replace('Bearer ', '')

describe('customers/auth', () => {
  it('opens the session of a guest, who cannot be read back', async () => {
    const auth = await ocapi('POST', 'customers/auth', {body: {type: 'guest'}})
    expect(auth.body).toMatchObject({_type: 'customer', auth_type: 'guest'})
    const token = bearerOf(auth)
    const {customer_id: id} = auth.body
    const baskets = await ocapi('GET', `customers/${id}/baskets`, {token})
    expect(baskets.status).toBe(200)
    const itself = await ocapi('GET', `customers/${id}`, {token})
    expect(itself).toMatchObject({
      status: 404,
      body: {fault: {type: 'CustomerNotFoundException', arguments: {customerId: id}}},
    })
  })

  it('opens the session of a customer by credentials, and prolongs it', async () => {
    const {login, customerId} = await newCustomer(shop)
    const auth = await ocapi('POST', 'customers/auth', {
      body: {type: 'credentials'},
      headers: basic(login, PASSWORD),
    })
    expect(auth.body).toMatchObject({auth_type: 'registered', customer_id: customerId, login})
    const again = await ocapi('POST', 'customers/auth', {
      token: bearerOf(auth),
      body: {type: 'refresh'},
    })
    const read = await ocapi('GET', `customers/${customerId}`, {token: bearerOf(again)})
    expect(read.body).toMatchObject({customer_id: customerId, first_name: 'Anna'})
    await ocapi('DELETE', 'customers/auth', {token: bearerOf(again)})
    const ended = await ocapi('GET', `customers/${customerId}`, {token: bearerOf(again)})
    expect(ended.status).toBe(401)
  })

  it('refuses wrong credentials and unknown sessions', async () => {
    const {login} = await newCustomer(shop)
    const wrong = await ocapi('POST', 'customers/auth', {
      body: {type: 'credentials'},
      headers: basic(login, 'wrong'),
    })
    expect(wrong).toMatchObject({
      status: 401,
      body: {fault: {type: 'AuthenticationFailedException'}},
    })
    expect(wrong.headers.get('authorization')).toBeNull()
    const session = await ocapi('POST', 'customers/auth', {
      body: {type: 'session'},
      headers: {cookie: 'dwsid=unknown'},
    })
    expect(session.status).toBe(401)
    expect((await ocapi('POST', 'customers/auth', {body: {type: 'magic'}})).status).toBe(400)
  })

  it('goes to the cookies of a classic storefront and back', async () => {
    const customer = await newCustomer(shop)
    const sessions = await ocapi('POST', 'sessions', {token: customer.accessToken})
    expect(sessions.status).toBe(204)
    const cookies = sessions.headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.split(/[=_]/)[0])).toEqual([
      'dwsid',
      'dwanonymous',
      'dwsecuretoken',
    ])
    const back = await ocapi('POST', 'customers/auth', {
      body: {type: 'session'},
      headers: {cookie: cookies[0]?.split(';')[0] ?? ''},
    })
    expect(back.body.customer_id).toBe(customer.customerId)
    const read = await ocapi('GET', `customers/${customer.customerId}`, {token: bearerOf(back)})
    expect(read.status).toBe(200)
  })
})

it('answers calls of other versions, as older storefronts make them', async () => {
  const {accessToken} = await newCustomer(shop)
  const bridged = await fetch(`${shop.baseUrl}/s/DEU/dw/shop/v22_8/sessions`, {
    method: 'POST',
    headers: {authorization: `Bearer ${accessToken}`},
  })
  expect(bridged.status).toBe(204)
  expect(bridged.headers.getSetCookie()[0]).toMatch(/^dwsid=/)
  const elsewhere = await callShop(shop, 'GET', '/s/DEU/dw/shop/vNext/site', {token: accessToken})
  expect(elsewhere.status).toBe(404)
})

it('takes a POST for the method that its header names', async () => {
  const {accessToken: token, customerId} = await newCustomer(shop)
  const path = `/s/DEU/dw/shop/v21_3/customers/${customerId}`
  const headers = {'x-dw-http-method-override': 'PATCH'}
  await callShop(shop, 'POST', path, {token, headers, body: {first_name: 'Berit'}})
  const read = await callShop(shop, 'GET', path, {token, headers})
  expect(read.body).toMatchObject({first_name: 'Berit'})
})

describe('customers', () => {
  it('are registered with snake_case bodies and read through either protocol', async () => {
    const customer = {
      login: 'olga@example.test',
      email: 'olga@example.test',
      last_name: 'Ek',
      phone_home: '030 1',
      c_size: 'M',
    }
    const body = {customer, password: PASSWORD}
    const created = await ocapi('POST', 'customers', {body})
    expect(created).toMatchObject({status: 200, body: {_type: 'customer', ...customer}})
    expect(await ocapi('POST', 'customers', {body})).toMatchObject({
      status: 400,
      body: {fault: {type: 'LoginAlreadyInUseException', arguments: {login: customer.login}}},
    })
    const olga = await logIn(shop, {login: customer.login, password: PASSWORD})
    const scapi = await olga.call<object>(
      'GET',
      `/customer/shopper-customers/v1/organizations/:org/customers/${olga.customerId}`,
    )
    expect(scapi.body).toMatchObject({phoneHome: '030 1', lastName: 'Ek', c_size: 'M'})
  })

  it('are changed unless somebody else did first', async () => {
    const customer = await newCustomer(shop)
    const call = as(customer)
    const {body: seen} = await call('GET', '')
    const state = {_resource_state: seen._resource_state}
    const changed = await call('PATCH', '', {...state, first_name: 'Ina', job_title: 'Midwife'})
    expect(changed.body).toMatchObject({first_name: 'Ina', job_title: 'Midwife'})
    const late = await call('PATCH', '', {...state, first_name: 'Late'})
    expect(late).toMatchObject({
      status: 409,
      body: {fault: {type: 'ResourceStateConflictException'}},
    })
    expect((await call('GET', '')).body).toMatchObject({first_name: 'Ina'})
  })

  it('change their password, and reset it by mail', async () => {
    const customer = await newCustomer(shop)
    const {login} = customer
    const body = {current_password: PASSWORD, password: 'Hagebutten-3'}
    expect((await as(customer)('PUT', '/password', body)).status).toBe(204)
    expect((await as(customer)('GET', '')).status).toBe(401)
    for (const identification of [login, 'nobody@example.test']) {
      const reset = {identification, type: 'email'}
      expect((await ocapi('POST', 'customers/password_reset', {body: reset})).status).toBe(204)
    }
    const mails = async (to: string) =>
      (
        await callShop<{data: {code: string; template: string}[]}>(
          shop,
          'GET',
          `/outbox.json?template=passwordReset&to=${encodeURIComponent(to)}`,
        )
      ).body.data
    expect(await mails('nobody@example.test')).toEqual([])
    expect((await mails(login))[0]?.code).toMatch(/^\d{8}$/)
  })
})

describe('the address book', () => {
  const address = (address_id: string) => ({
    address_id,
    last_name: 'Berg',
    address1: 'Lindenweg 4',
    postal_code: '10115',
    city: 'Berlin',
    country_code: 'DE',
  })
  let customer: TestCustomer

  beforeEach(async () => {
    customer = await newCustomer(shop)
  })

  it('lists the preferred address first, in pages', async () => {
    const call = as(customer)
    await call('POST', '/addresses', address('Attic'))
    await call('POST', '/addresses', address('Barn'))
    await call('POST', '/addresses', {...address('Cellar'), preferred: true})
    const {body} = await call('GET', '/addresses?count=2')
    expect(body).toMatchObject({
      _type: 'customer_address_result',
      count: 2,
      total: 3,
      data: [
        {_type: 'customer_address', address_id: 'Cellar', preferred: true, postal_code: '10115'},
        {address_id: 'Attic'},
      ],
      next: expect.stringContaining('start=2'),
    })
    const {body: customerBody} = await call('GET', '?expand=addresses,paymentinstruments')
    expect(customerBody['addresses']).toHaveLength(3)
    expect(customerBody).not.toHaveProperty('payment_instruments')
    expect((await call('GET', '')).body).not.toHaveProperty('addresses')
    expect(await call('GET', '?expand=addresses,orders')).toMatchObject(unknownExpansion('orders'))
  })

  it('changes and removes an address', async () => {
    const call = as(customer)
    await call('POST', '/addresses', address('Attic'))
    expect(await call('POST', '/addresses', address('Attic'))).toMatchObject({
      status: 400,
      body: {fault: {type: 'AddressIdAlreadyInUseException'}},
    })
    await call('PATCH', '/addresses/Attic', {city: 'Ulm'})
    expect((await call('GET', '/addresses/Attic')).body).toMatchObject({city: 'Ulm'})
    expect((await call('DELETE', '/addresses/Attic')).status).toBe(204)
    expect(await call('GET', '/addresses/Attic')).toMatchObject({
      status: 404,
      body: {fault: {type: 'AddressNotFoundException'}},
    })
    expect((await call('GET', '/addresses')).body).not.toHaveProperty('data')
  })

  it('keeps a card without its number', async () => {
    const call = as(customer)
    const {body} = await call('POST', '/payment_instruments', {
      payment_method_id: 'CREDIT_CARD',
      payment_card: {
        card_type: 'Visa',
        number: '4111111111111111',
        expiration_month: 2,
        expiration_year: 2090,
      },
    })
    const one = `/payment_instruments/${String(body['payment_instrument_id'])}`
    expect((await call('GET', one)).body).toMatchObject({
      _type: 'customer_payment_instrument',
      payment_card: {masked_number: '************1111', number_last_digits: '1111'},
    })
    expect((await call('DELETE', one)).status).toBe(204)
    expect((await call('GET', '/payment_instruments')).body).toMatchObject({total: 0})
  })
})

describe('product lists', () => {
  it('hold items and show them when they are asked for', async () => {
    const call = as(await newCustomer(shop))
    expect((await call('GET', '/product_lists')).body).toMatchObject({count: 0, total: 0})
    const {body: list} = await call('POST', '/product_lists', {type: 'wish_list', public: false})
    expect(list).toMatchObject({_type: 'customer_product_list', type: 'wish_list'})
    const path = `/product_lists/${list.id}`
    const {body: item} = await call('POST', `${path}/items`, {
      type: 'product',
      product_id: 'stroller-green',
      quantity: 1,
      priority: 1,
      public: false,
      c_notifyEmail: 'anna@example.test',
    })
    expect(item).toMatchObject({
      _type: 'customer_product_list_item',
      product_details_link: {link: '/s/DEU/dw/shop/v21_3/products/stroller-green'},
    })
    expect((await call('GET', path)).body).not.toHaveProperty('customer_product_list_items')
    const {body: expanded} = await call('GET', `${path}?expand=items`)
    expect(expanded).toMatchObject({
      customer_product_list_items: [
        {id: item.id, product_id: 'stroller-green', c_notifyEmail: 'anna@example.test'},
      ],
    })
    expect(await call('GET', `${path}?expand=pages`)).toMatchObject(unknownExpansion('pages'))
    const {body: whole} = await call('GET', `${path}?expand=items,product`)
    const [{product}] = whole.customer_product_list_items as [{product: object}]
    expect(product).toMatchObject({
      _type: 'product',
      id: 'stroller-green',
      type: {_type: 'product_type'},
    })
    expect(product).not.toHaveProperty('tiered_prices')
    const stale = {_resource_state: list._resource_state, name: 'Late'}
    expect((await call('PATCH', path, stale)).status).toBe(409)
    await call('PATCH', `${path}/items/${item.id}`, {quantity: 2})
    expect((await call('GET', `${path}/items`)).body).toMatchObject({data: [{quantity: 2}]})
    expect((await call('DELETE', `${path}/items/${item.id}`)).status).toBe(204)
    expect((await call('GET', `${path}/items/${item.id}`)).body.fault?.type).toBe(
      'ProductListItemNotFoundException',
    )
    expect((await call('DELETE', path)).status).toBe(204)
    expect((await call('GET', path)).body.fault?.type).toBe('ProductListNotFoundException')
  })
})

it('keeps one shopper context for both protocols', async () => {
  const customer = await newCustomer(shop)
  const {usid} = customer.tokens
  const call = (method: string, body?: unknown) =>
    ocapi(method, `shopper_context/${usid}`, {token: customer.accessToken, body})
  expect((await call('GET')).body.fault?.type).toBe('ShopperContextNotFoundException')
  const body = {source_code: 'spring', custom_qualifiers: {deviceType: 'tablet'}}
  expect((await call('PUT', body)).status).toBe(201)
  await call('PATCH', {geo_location: {city: 'Bonn', country_code: 'DE'}})
  expect((await call('GET')).body).toMatchObject({
    _type: 'shopper_context',
    ...body,
    geo_location: {country_code: 'DE'},
  })
  const path = `/shopper/shopper-context/v1/organizations/:org/shopper-context/${usid}`
  expect((await customer.call('GET', path)).body).toMatchObject({
    sourceCode: 'spring',
    customQualifiers: {deviceType: 'tablet'},
    geoLocation: {countryCode: 'DE'},
  })
  expect((await call('DELETE')).status).toBe(204)
  const other = await newShopper(shop)
  const foreign = await ocapi('GET', `shopper_context/${usid}`, {token: other.accessToken})
  expect(foreign.status).toBe(400)
})
