import type {BasketDocument, TestShopper} from '../../../testing/shopper'
import {
  BASKETS,
  CUSTOMERS,
  PASSWORD,
  callShop,
  callSlas,
  clientSecretOf,
  logIn,
  newCustomer,
  newShopper,
  usidOf,
} from '../../../testing/shopper'
import type {TestShop} from '../../../testing/test-shop'
import {startTestShop} from '../../../testing/test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

interface Baskets {
  total: number
  baskets?: BasketDocument[]
}
interface Lists {
  data: {id: string; customerProductListItems?: {productId: string}[]}[]
}

const CONTEXT = '/shopper/shopper-context/v1/organizations/:org/shopper-context'
let logins = 0
const newLogin = () => `guest-${(logins += 1)}@example.test`
const bodyOf = (login: string) => ({
  customer: {login, email: login, lastName: 'Berg'},
  password: PASSWORD,
})
const register = (guest: TestShopper, login: string) =>
  guest.call<{customerId: string}>('POST', CUSTOMERS, bodyOf(login))
const fill = async (shopper: TestShopper, productId = 'blanket') =>
  (
    await shopper.call<BasketDocument>('POST', BASKETS, {
      productItems: [{productId, quantity: 2}],
    })
  ).body
const basketsOf = async (shopper: TestShopper) =>
  (await shopper.call<Baskets>('GET', `${CUSTOMERS}/${shopper.customerId}/baskets`)).body

it('keeps the basket of a guest who registers, without a merge call', async () => {
  const guest = await newShopper(shop)
  const basket = await fill(guest)
  const login = newLogin()
  const {body: registered} = await register(guest, login)
  expect(await basketsOf(guest)).toMatchObject({total: 0})

  const customer = await logIn(shop, {login, password: PASSWORD, usid: usidOf(guest)})
  expect(customer.customerId).toBe(registered.customerId)
  const {baskets = [], total} = await basketsOf(customer)
  expect(total).toBe(1)
  expect(baskets[0]).toMatchObject({
    basketId: basket.basketId,
    customerInfo: {customerId: customer.customerId},
    productItems: [{productId: 'blanket', quantity: 2}],
  })
  const more = await customer.call('POST', `${BASKETS}/${basket.basketId}/items`, [
    {productId: 'cup-set', quantity: 2},
  ])
  expect(more.status).toBe(200)
})

it('keeps lists and shopper context as well', async () => {
  const guest = await newShopper(shop)
  const lists = (shopper: TestShopper) => `${CUSTOMERS}/${shopper.customerId}/product-lists`
  const {body: list} = await guest.call<{id: string}>('POST', lists(guest), {type: 'wish_list'})
  const item = {productId: 'blanket', quantity: 1, type: 'product', public: false, priority: 1}
  await guest.call('POST', `${lists(guest)}/${list.id}/items`, item)
  await guest.call('PUT', `${CONTEXT}/${usidOf(guest)}`, {sourceCode: 'spring'})
  const login = newLogin()
  await register(guest, login)

  const customer = await logIn(shop, {login, password: PASSWORD, usid: usidOf(guest)})
  const {body} = await customer.call<Lists>('GET', lists(customer))
  expect(body.data).toMatchObject([{id: list.id, customerProductListItems: [item]}])
  const context = await customer.call('GET', `${CONTEXT}/${usidOf(customer)}`)
  expect(context.body).toMatchObject({sourceCode: 'spring'})
})

it('takes over at the first login what the guest has collected since', async () => {
  const guest = await newShopper(shop)
  const login = newLogin()
  await register(guest, login)
  const basket = await fill(guest)

  const usid = usidOf(guest)
  const customer = await logIn(shop, {login, password: PASSWORD, usid})
  expect((await basketsOf(customer)).baskets?.[0]?.basketId).toBe(basket.basketId)

  const later = await fill(guest, 'cup-set')
  const again = await logIn(shop, {login, password: PASSWORD, usid})
  const {baskets = []} = await basketsOf(again)
  expect(baskets.map(({basketId}) => basketId)).toEqual([basket.basketId])
  expect((await basketsOf(guest)).baskets?.[0]?.basketId).toBe(later.basketId)
})

it('leaves the basket with the guest when an account of before logs in', async () => {
  const {login, password} = await newCustomer(shop)
  const guest = await newShopper(shop)
  await fill(guest)
  const customer = await logIn(shop, {login, password, usid: usidOf(guest)})
  expect((await basketsOf(customer)).total).toBe(0)
  expect((await basketsOf(guest)).total).toBe(1)
})

it('keeps the basket when a mailed code opens the account', async () => {
  const guest = await newShopper(shop)
  const basket = await fill(guest)
  const login = newLogin()
  const secret = clientSecretOf(shop)
  const usid = usidOf(guest)
  const asked = await callSlas(
    shop,
    'passwordless/login?register_customer=true',
    {user_id: login, mode: 'email', channel_id: 'DEU', last_name: 'Berg', email: login, usid},
    secret,
  )
  expect(asked.status).toBe(200)
  const outbox = await callShop<{data: {code?: string}[]}>(shop, 'GET', `/outbox.json?to=${login}`)
  const code = outbox.body.data.find((mail) => mail.code)?.code ?? ''
  const form = {grant_type: 'client_credentials', hint: 'pwdless_login', pwdless_login_token: code}
  const response = await callSlas(shop, 'passwordless/token', {...form, usid}, secret)
  const tokens = (await response.json()) as {access_token: string; customer_id: string}
  const path = CUSTOMERS.replace(':org', shop.config.organizationId)
  const {body} = await callShop<Baskets>(
    shop,
    'GET',
    `${path}/${tokens.customer_id}/baskets?siteId=DEU`,
    {token: tokens.access_token},
  )
  expect(body.baskets?.[0]?.basketId).toBe(basket.basketId)
})

it('keeps the basket of a guest who registers through OCAPI', async () => {
  const guest = await newShopper(shop)
  const basket = await fill(guest)
  const login = newLogin()
  const {status} = await callShop(shop, 'POST', '/s/DEU/dw/shop/v21_3/customers', {
    token: guest.accessToken,
    body: {customer: {login, email: login, last_name: 'Berg'}, password: PASSWORD},
  })
  expect(status).toBe(200)
  const customer = await logIn(shop, {login, password: PASSWORD})
  expect((await basketsOf(customer)).baskets?.[0]?.basketId).toBe(basket.basketId)
})
