import type {Page} from '@playwright/test'
import {shopEnvironment} from '../../demo/catalogue/shop'
import {readConfig} from '../../sandbox/config'
import {newBusinessCustomer} from '../../sandbox/testing/shopper'
import {SANDBOX} from './sandbox'

/** Logs a business customer in (rule CUST-2), with the browser state that the shop's own login creates. */
export async function asBusinessCustomer(page: Page, siteId: string): Promise<void> {
  const shop = {baseUrl: SANDBOX, config: readConfig({}, shopEnvironment)}
  const {tokens} = await newBusinessCustomer(shop, siteId)
  await page.context().addCookies([
    {
      name: 'shopper_refresh',
      value: `registered~${tokens.usid}~${tokens.refresh_token}`,
      domain: 'localhost',
      path: `/session/${siteId}`,
      httpOnly: true,
    },
    {name: `shopper_${siteId}`, value: 'registered', domain: 'localhost', path: '/'},
  ])
}
