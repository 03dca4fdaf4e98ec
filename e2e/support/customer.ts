import type {Page} from '@playwright/test'
import {shopEnvironment} from '../../demo/catalogue/shop'
import {readConfig} from '../../sandbox/config'
import {placedOrder} from '../../sandbox/testing/placed-order'
import {CUSTOMERS, logIn, newShopper, type TestCustomer} from '../../sandbox/testing/shopper'
import {newEmail, PASSWORD} from './account'
import {SANDBOX} from './sandbox'

/** @param baseUrl origin of the sandbox */
export const shopOn = (baseUrl: string) => ({baseUrl, config: readConfig({}, shopEnvironment)})

type TestSandbox = ReturnType<typeof shopOn>

/** Registers a customer at a site; @returns the login */
async function newLogin(shop: TestSandbox, siteId: string): Promise<string> {
  const login = newEmail()
  const guest = await newShopper(shop, siteId)
  await guest.call('POST', CUSTOMERS, {
    customer: {login, email: login, firstName: 'Ada', lastName: 'Berg'},
    password: PASSWORD,
  })
  return login
}

/** Logs a customer in at a site, with the browser state that the shop's own login creates. */
async function signIn(
  page: Page,
  shop: TestSandbox,
  {siteId, login}: {siteId: string; login: string},
): Promise<TestCustomer> {
  const customer = await logIn(shop, {siteId, login, password: PASSWORD})
  const {usid, refresh_token: refreshToken} = customer.tokens
  await page.context().addCookies([
    {
      name: 'shopper_refresh',
      value: `registered~${usid}~${refreshToken}`,
      domain: 'localhost',
      path: `/session/${siteId}`,
      httpOnly: true,
    },
    {name: `shopper_${siteId}`, value: 'registered', domain: 'localhost', path: '/'},
  ])
  return customer
}

/** Logs a new customer in at a site. @param sandbox origin of another sandbox than the usual */
export async function asCustomer(
  page: Page,
  siteId: string,
  sandbox = SANDBOX,
): Promise<TestCustomer> {
  const shop = shopOn(sandbox)
  return signIn(page, shop, {siteId, login: await newLogin(shop, siteId)})
}

/** Logs a new customer in at a site, on a first and a second device. */
export async function onTwoDevices(
  siteId: string,
  [first, second]: readonly [Page, Page],
): Promise<TestCustomer> {
  const customer = await asCustomer(first, siteId)
  await signIn(second, shopOn(SANDBOX), {siteId, login: customer.login})
  return customer
}

/** Logs a new customer in at DEU who has ordered once; @returns the number of the order */
export async function asCustomerWithOrder(page: Page): Promise<string> {
  const customer = await asCustomer(page, 'DEU')
  const productItems = [{productId: 'BH-1010-sand-black', quantity: 1}]
  const {orderNo} = await placedOrder(customer, {productItems})
  return orderNo
}
