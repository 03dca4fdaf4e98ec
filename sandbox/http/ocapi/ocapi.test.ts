import type {TestShopper} from '../../testing/shopper'
import {BASKETS, ORDERS, callShop, newShopper, readyBasket} from '../../testing/shopper'
import type {TestShop} from '../../testing/test-shop'
import {startTestShop} from '../../testing/test-shop'

let shop: TestShop
let shopper: TestShopper

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await newShopper(shop)
})

interface Fault {
  type: string
  message: string
  arguments: Record<string, unknown>
}

interface OcapiAnswer {
  _v: string
  _type?: string
  fault?: Fault
  basket_id: string
  order_no: string
  [key: string]: unknown
}

/** Calls OCAPI on the shopper's site; the path is relative to the version. */
function ocapi(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
  const url = `/s/${shopper.siteId}/dw/shop/v21_3/${path}`
  return callShop<OcapiAnswer>(shop, method, url, {token: shopper.accessToken, body, headers})
}

const client = () => ({'x-dw-client-id': shop.config.clientId})
const anonymous = (path: string, headers?: Record<string, string>) =>
  callShop<OcapiAnswer>(shop, 'GET', path, {headers})

const snakeAddress = {
  first_name: 'Anna',
  last_name: 'Berg',
  address1: 'Lindenweg 4',
  postal_code: '10115',
  city: 'Berlin',
  country_code: 'DE',
}

describe('who calls', () => {
  const path = '/s/DEU/dw/shop/v21_3/content/returns'

  it('is known by header, by query or by token', async () => {
    expect((await anonymous(path, client())).status).toBe(200)
    expect((await anonymous(`${path}?client_id=${shop.config.clientId}`)).status).toBe(200)
    expect((await ocapi('GET', 'content/returns')).status).toBe(200)
  })

  it.each([
    ['no client', {}, 400, 'MissingClientIdException'],
    ['an unknown client', {'x-dw-client-id': 'x'}, 403, 'UnknownClientIdException'],
    ['a broken header', {authorization: 'Basic x'}, 401, 'InvalidAuthorizationHeaderException'],
    ['a broken token', {authorization: 'Bearer x.y.z'}, 401, 'InvalidAccessTokenException'],
  ])('with %s gets a fault', async (_name, headers, status, type) => {
    const answer = await anonymous(path, headers)
    expect(answer).toMatchObject({status, body: {_v: '21.3', fault: {type}}})
  })

  it('needs a session for a basket, and one of the site', async () => {
    const missing = await anonymous('/s/DEU/dw/shop/v21_3/baskets/x', client())
    expect(missing.body.fault?.type).toBe('InvalidAuthorizationHeaderException')
    const foreign = await callShop<OcapiAnswer>(shop, 'GET', '/s/USA/dw/shop/v21_3/baskets/x', {
      token: shopper.accessToken,
    })
    expect(foreign).toMatchObject({
      status: 401,
      body: {fault: {type: 'InvalidAccessTokenException'}},
    })
  })

  it('may write the site in both ways, but not another one', async () => {
    expect((await anonymous(path.replace('DEU', 'Sites-DEU-Site'), client())).status).toBe(200)
    const unknown = await anonymous(path.replace('DEU', 'FRA'), client())
    expect(unknown).toMatchObject({
      status: 404,
      body: {fault: {type: 'SiteNotFoundException', arguments: {siteId: 'FRA'}}},
    })
    const nowhere = await anonymous('/s/DEU/dw/shop/v21_3/nothing', client())
    expect(nowhere.body.fault?.type).toBe('NotFoundException')
  })
})

describe('content', () => {
  it('is told in the language of the call, falling back to the default', async () => {
    const german = await ocapi('GET', 'content/returns?locale=de-DE')
    expect(german.body).toEqual({
      _v: '21.3',
      _type: 'content',
      id: 'returns',
      name: 'returns (de)',
      c_body: '<p>Rückgabe</p>',
    })
    const french = await ocapi('GET', 'content/returns?locale=fr-FR')
    expect(french.body['c_body']).toBe('<p>Returns</p>')
    const fallback = await ocapi('GET', 'content/warranty?locale=de-DE')
    expect(fallback.body['c_body']).toBe('<p>Warranty</p>')
  })

  it('comes several at once, without those that are unknown or offline', async () => {
    const {body} = await ocapi('GET', 'content/(warranty,draft,returns,nothing)')
    expect(body).toMatchObject({
      _type: 'content_result',
      count: 2,
      total: 2,
      data: [
        {_type: 'content', id: 'warranty'},
        {_type: 'content', id: 'returns'},
      ],
    })
  })

  it.each(['draft', 'nothing'])('%s is a 404 fault', async (id) => {
    const {status, body} = await ocapi('GET', `content/${id}`)
    expect(status).toBe(404)
    expect(body.fault).toMatchObject({type: 'ContentNotFoundException', arguments: {contentId: id}})
  })

  it('lies in folders', async () => {
    const {body} = await ocapi('GET', 'folders/help?include_content=true&locale=de')
    expect(body).toMatchObject({
      _type: 'content_folder',
      id: 'help',
      name: 'Hilfe',
      content: [
        {_type: 'content', id: 'returns'},
        {_type: 'content', id: 'warranty'},
      ],
    })
    expect((await ocapi('GET', 'folders/attic')).body.fault?.type).toBe('FolderNotFoundException')
  })
})

describe('baskets', () => {
  it('go all the way in snake_case and are the baskets of the Shopper APIs', async () => {
    const created = await ocapi('POST', 'baskets', {
      product_items: [{product_id: 'stroller-green', quantity: 1}],
      c_giftMessage: 'Hej',
    })
    const id = created.body.basket_id
    expect(created.body).toMatchObject({
      _v: '21.3',
      _type: 'basket',
      c_giftMessage: 'Hej',
      order_total: null,
      tax_total: null,
      product_total: 499.9,
      product_items: [{_type: 'product_item', product_id: 'stroller-green', base_price: 499.9}],
      shipments: [{_type: 'shipment', shipment_id: 'me', shipping_total: null}],
      _flash: expect.arrayContaining([
        {
          _type: 'flash',
          type: 'ShippingAddressRequired',
          message: 'No shipping address specified.',
          path: '$.shipments[0].shipping_address',
          details: {shipmentId: 'me'},
        },
      ]),
    })
    await ocapi('PUT', `baskets/${id}/customer`, {email: 'anna@example.test'})
    await ocapi(
      'PUT',
      `baskets/${id}/shipments/me/shipping_address?use_as_billing=true`,
      snakeAddress,
    )
    const methods = await ocapi('GET', `baskets/${id}/shipments/me/shipping_methods`)
    expect(methods.body).toMatchObject({
      _type: 'shipping_method_result',
      default_shipping_method_id: 'standard',
      applicable_shipping_methods: [{_type: 'shipping_method', id: 'standard'}, {id: 'express'}],
    })
    await ocapi('PUT', `baskets/${id}/shipments/me/shipping_method`, {id: 'express'})
    const paid = await ocapi('POST', `baskets/${id}/payment_instruments`, {
      payment_method_id: 'CREDIT_CARD',
      payment_card: {
        card_type: 'Visa',
        holder: 'Anna Berg',
        number: '4111 1111 1111 1111',
        security_code: '123',
        expiration_month: 12,
        expiration_year: 2099,
      },
    })
    expect(paid.body).toMatchObject({
      order_total: 512.8,
      billing_address: {_type: 'order_address', full_name: 'Anna Berg'},
      payment_instruments: [
        {
          _type: 'order_payment_instrument',
          amount: 512.8,
          payment_card: {_type: 'payment_card', masked_number: '************1111'},
        },
      ],
    })
    expect(paid.body).not.toHaveProperty('_flash')
    expect(JSON.stringify(paid.body)).not.toMatch(/4111|security/)
    const same = await shopper.call<{orderTotal: number}>('GET', `${BASKETS}/${id}`)
    expect(same.body.orderTotal).toBe(512.8)
  })

  it('say which payment methods apply and where the provider returns to', async () => {
    const {basketId} = await readyBasket(shopper)
    const returnUrl = 'http://localhost:3000/deu/de-de/appcheckout/confirmation?token=x'
    const {body} = await ocapi(
      'GET',
      `baskets/${basketId}/payment_methods?c_returnUrl=${encodeURIComponent(returnUrl)}`,
    )
    expect(body).toMatchObject({
      _type: 'payment_method_result',
      applicable_payment_methods: [
        {_type: 'payment_method', id: 'INVOICE'},
        {id: 'CREDIT_CARD', cards: [{_type: 'payment_card_spec', card_type: 'Visa'}]},
      ],
      c_returnUrl: returnUrl,
    })
  })

  it('know their state: a change of an old one is a conflict', async () => {
    const {body} = await ocapi('POST', 'baskets', {})
    const path = `baskets/${body.basket_id}`
    const state = String(body['_resource_state'])
    const changed = await ocapi('PATCH', path, {c_note: 'a', _resource_state: state})
    expect(changed.body['c_note']).toBe('a')
    const old = await ocapi('PATCH', path, {c_note: 'b'}, {'x-dw-resource-state': state})
    expect(old).toMatchObject({
      status: 409,
      body: {fault: {type: 'ResourceStateConflictException'}},
    })
    expect((await ocapi('GET', path)).body['c_note']).toBe('a')
  })

  it('are listed, deleted and then not found', async () => {
    const {body} = await ocapi('POST', 'baskets', {})
    const list = await ocapi('GET', `customers/${shopper.customerId}/baskets`)
    expect(list.body).toMatchObject({total: 1, baskets: [{basket_id: body.basket_id}]})
    const path = `baskets/${body.basket_id}`
    expect((await ocapi('DELETE', path)).status).toBe(204)
    expect(await ocapi('GET', path)).toMatchObject({
      status: 404,
      body: {fault: {type: 'BasketNotFoundException', arguments: {basketId: body.basket_id}}},
    })
  })

  it('refuse under the names of the protocol', async () => {
    const {body} = await ocapi('POST', 'baskets', {})
    const path = `baskets/${body.basket_id}`
    const items = (item: object) => ocapi('POST', `${path}/items`, [item])
    const soldOut = await items({product_id: 'sold-out', quantity: 1})
    expect(soldOut.body.fault).toMatchObject({
      type: 'ProductItemNotAvailableException',
      arguments: {productId: 'sold-out', quantity: 1},
    })
    const untyped = await items({product_id: 'blanket', quantity: 'many'})
    expect(untyped.body.fault?.type).toBe('PropertyConstraintViolationException')
    const card = await ocapi('POST', `${path}/payment_instruments`, {
      payment_method_id: 'CREDIT_CARD',
      payment_card: {card_type: 'Visa', number: '4111111111111112'},
    })
    expect(card.body.fault).toMatchObject({
      type: 'InvalidPaymentCardException',
      arguments: {property: 'number'},
    })
    for (const method of ['PATCH', 'DELETE']) {
      const change = method === 'PATCH' ? {quantity: 1} : undefined
      expect(await ocapi(method, `${path}/items/nothing`, change)).toMatchObject({
        status: 404,
        body: {fault: {type: 'ProductItemNotFoundException', arguments: {itemId: 'nothing'}}},
      })
    }
    const second = await ocapi('POST', 'baskets', {})
    expect(second.body.fault).toMatchObject({
      type: 'CustomerBasketsQuotaExceededException',
      arguments: {numberOfBaskets: 1, limit: 1, basketIds: body.basket_id},
    })
    const broken = await fetch(`${shop.baseUrl}/s/DEU/dw/shop/v21_3/${path}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${shopper.accessToken}`,
        'content-type': 'application/json',
      },
      body: '{"c_a":',
    })
    expect(broken.status).toBe(400)
    expect(await broken.json()).toMatchObject({fault: {type: 'MalformedDocumentException'}})
  })
})

describe('orders', () => {
  async function place(changes: Record<string, unknown> = {}) {
    const {basketId} = await readyBasket(shopper, changes)
    const answer = await ocapi('POST', `orders?token=${basketId}`, {basket_id: basketId})
    return {basketId, ...answer}
  }

  it('are placed and read', async () => {
    const {basketId, status, body} = await place()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      _type: 'order',
      status: 'created',
      order_total: 512.8,
      customer_info: {_type: 'customer_info', email: 'anna@example.test'},
      c_orderCancelToken: expect.any(String),
    })
    const read = await ocapi('GET', `orders/${body.order_no}`)
    expect(read.body).toEqual(body)
    const scapi = await shopper.call<{orderTotal: number}>('GET', `${ORDERS}/${body.order_no}`)
    expect(scapi.body.orderTotal).toBe(512.8)
    const again = await ocapi('POST', `orders?token=${basketId}`, {basket_id: basketId})
    expect(again).toMatchObject({status: 404, body: {fault: {type: 'BasketNotFoundException'}}})
  })

  it('say what a basket lacks', async () => {
    const {status, body} = await place({billingAddress: undefined})
    expect(status).toBe(400)
    expect(body.fault).toMatchObject({
      type: 'ValidationException',
      arguments: {flashes: [{type: 'BillingAddressRequired', path: '$.billing_address'}]},
    })
  })

  it('that fail come back as a basket', async () => {
    const {basketId, body} = await place()
    const failed = await ocapi('PATCH', `orders/${body.order_no}`, {
      status: 'failed',
      reason: 'payment refused',
      c_merchantReference: body.order_no,
      _resource_state: body['_resource_state'],
    })
    expect(failed.body).toMatchObject({status: 'failed', c_merchantReference: body.order_no})
    const newBasketId = String(failed.body['c_newBasketId'])
    expect(newBasketId).not.toBe(basketId)
    const basket = await ocapi('GET', `baskets/${newBasketId}`)
    expect(basket.body).toMatchObject({
      product_items: [{product_id: 'stroller-green'}],
      shipments: [{shipping_address: {city: 'Berlin'}}],
    })
    expect(basket.body).not.toHaveProperty('payment_instruments')
    const twice = await ocapi('PATCH', `orders/${body.order_no}`, {status: 'failed'})
    expect(twice).toMatchObject({
      status: 400,
      body: {fault: {type: 'OrderStatusTransitionException'}},
    })
  })

  it('are cancelled by their owner', async () => {
    const {body} = await place()
    const cancelled = await ocapi('PATCH', `orders/${body.order_no}?status=cancelled`)
    expect(cancelled.body).toMatchObject({status: 'cancelled', order_no: body.order_no})
    expect(cancelled.body).not.toHaveProperty('c_newBasketId')
  })

  it('are cancelled by link from anywhere, which tells nothing more', async () => {
    const {body} = await place()
    shopper = await newShopper(shop)
    const path = `orders/${body.order_no}?status=cancelled`
    const wrong = await ocapi('PATCH', path, {c_orderCancelToken: 'guess'})
    expect(wrong.body.fault?.type).toBe('OrderNotFoundException')
    const right = await ocapi('PATCH', path, {c_orderCancelToken: body['c_orderCancelToken']})
    expect(right.body).toEqual({
      _v: '21.3',
      _type: 'order',
      order_no: body.order_no,
      status: 'cancelled',
    })
  })

  it('of others are not found', async () => {
    const {body} = await place()
    shopper = await newShopper(shop)
    const {status, body: answer} = await ocapi('GET', `orders/${body.order_no}`)
    expect(status).toBe(404)
    expect(answer.fault?.type).toBe('OrderNotFoundException')
  })
})

it('a custom object of a type that is not in the archive is a fault', async () => {
  expect(await ocapi('GET', 'custom_objects/other/order')).toMatchObject({
    status: 404,
    body: {fault: {type: 'ObjectTypeNotFoundException'}},
  })
})
