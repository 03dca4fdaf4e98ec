import {execFile} from 'node:child_process'
import path from 'node:path'
import {promisify} from 'node:util'
import {addresses} from '../../../testing/shopper'
import type {TestShop} from '../../../testing/test-shop'
import {startTestShop} from '../../../testing/test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

async function checkOut(siteId: keyof typeof addresses) {
  const {organizationId, clientId} = shop.config
  const script = path.join(__dirname, 'testing', 'sdk-checkout.cjs')
  const address = JSON.stringify(addresses[siteId])
  const args = [script, shop.baseUrl, organizationId, clientId, siteId, address]
  const {stdout} = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout) as Record<'basket' | 'order', Record<string, unknown>> & {
    openBaskets: number
  }
}

/**
 * By hand, one stroller and two blankets at their sale price, standard shipping free of charge:
 * DEU 499.90 + 2 x 44.93, tax 79.82 + 14.35 inside;
 * USA 549.00 + 2 x 48.95, tax at 7.25 % 39.80 + 7.10 on top;
 * JPN 78000 + 2 x 6601, tax 7091 + 1200 inside.
 */
test.each([
  ['DEU', {currency: 'EUR', productTotal: 589.76, taxTotal: 94.17, orderTotal: 589.76}],
  ['USA', {currency: 'USD', productTotal: 646.9, taxTotal: 46.9, orderTotal: 693.8}],
  ['JPN', {currency: 'JPY', productTotal: 91_202, taxTotal: 8291, orderTotal: 91_202}],
] as const)(
  'a guest of %s buys with the unmodified SDK',
  async (siteId, totals) => {
    const {basket, order, openBaskets} = await checkOut(siteId)
    expect(basket).toMatchObject({...totals, shippingTotal: 0})
    expect(order).toMatchObject({...totals, siteId, status: 'created'})
    expect(openBaskets).toBe(0)
  },
  30_000,
)
