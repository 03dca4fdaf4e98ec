import {exampleEndpoints} from '../../../sandbox/testing/example-shop'
import type {TestShopper} from '../../../sandbox/testing/shopper'
import {callShop, newShopper, ORDERS, readyBasket} from '../../../sandbox/testing/shopper'
import type {TestShop} from '../../../sandbox/testing/test-shop'
import {startTestShop} from '../../../sandbox/testing/test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop(exampleEndpoints)
})
afterAll(() => shop.close())

const report = (shopper: TestShopper, kind: string, body: object) =>
  shopper.call<object>('POST', `/custom/shopper-experiments/v1/organizations/:org/${kind}`, body)

const see = (shopper: TestShopper, experiment: string, variant: string) =>
  report(shopper, 'exposures', {experiment, variant})

async function buy(shopper: TestShopper) {
  const {basketId, orderTotal} = await readyBasket(shopper)
  const {body} = await shopper.call<{orderNo: string}>('POST', ORDERS, {basketId})
  return {orderNo: body.orderNo, total: Number(orderTotal)}
}

async function resultsOf(experiment: string) {
  const {body} = await callShop<{data: {experiment: string; variant: string}[]}>(
    shop,
    'GET',
    '/admin/experiments',
  )
  const found = body.data.filter((one) => one.experiment === experiment)
  return Object.fromEntries(found.map(({variant, ...rest}) => [variant, rest]))
}

it('count a visitor once, with the first variant', async () => {
  const [one, other] = [await newShopper(shop), await newShopper(shop)]
  expect((await see(one, 'cro61', 'variant1')).status).toBe(204)
  await see(one, 'cro61', 'variant1')
  await see(one, 'cro61', 'control')
  await see(other, 'cro61', 'control')
  expect(await resultsOf('cro61')).toMatchObject({
    control: {siteId: 'DEU', visitors: 1, buyers: 0, orders: 0, revenue: []},
    variant1: {visitors: 1},
  })
})

it('count orders and revenue of the experiments that their shopper saw, each order once', async () => {
  const shopper = await newShopper(shop)
  await see(shopper, 'cro63', 'variant1')
  const [first, second] = [await buy(shopper), await buy(shopper)]
  const experiments = [
    {experiment: 'cro63', variant: 'variant1'},
    {experiment: 'cro64', variant: 'control'},
  ]
  for (const {orderNo} of [first, second, second]) {
    expect((await report(shopper, 'conversions', {orderNo, experiments})).status).toBe(204)
  }
  expect(await resultsOf('cro63')).toMatchObject({
    variant1: {
      visitors: 1,
      buyers: 1,
      orders: 2,
      revenue: [{currency: 'EUR', amount: first.total + second.total}],
    },
  })
  expect(await resultsOf('cro64')).toEqual({})
})

it("do not count another shopper's order, nor another variant", async () => {
  const [shopper, stranger] = [await newShopper(shop), await newShopper(shop)]
  await see(shopper, 'cro65', 'control')
  await see(stranger, 'cro65', 'control')
  const {orderNo} = await buy(shopper)
  const foreign = {orderNo, experiments: [{experiment: 'cro65', variant: 'control'}]}
  expect((await report(stranger, 'conversions', foreign)).status).toBe(404)
  await report(shopper, 'conversions', {
    orderNo,
    experiments: [{experiment: 'cro65', variant: 'variant1'}],
  })
  expect(await resultsOf('cro65')).toMatchObject({control: {visitors: 2, buyers: 0, orders: 0}})
})

it.each([
  ['a name with other signs', 'exposures', {experiment: '<b>', variant: 'control'}],
  ['no variant', 'exposures', {experiment: 'cro61'}],
  ['no experiments', 'conversions', {orderNo: '1', experiments: []}],
])('refuse %s', async (_name, kind, body) => {
  expect((await report(await newShopper(shop), kind, body)).status).toBe(400)
})

it('need a shopper', async () => {
  const {organizationId} = shop.config
  const path = `/custom/shopper-experiments/v1/organizations/${organizationId}/exposures?siteId=DEU`
  const body = {experiment: 'cro61', variant: 'control'}
  expect((await callShop(shop, 'POST', path, {body})).status).toBe(401)
})
