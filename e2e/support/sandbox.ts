import type {Page} from '@playwright/test'

/** Address of the sandbox of the browser tests (playwright.config.ts). */
export const SANDBOX = 'http://localhost:4310'
const ORGANIZATION = 'f_ecom_bhlt_001'

export interface StoredOrder {
  orderNo: string
  status: string
  currency: string
  taxation: 'gross' | 'net'
  orderTotal: number
  productTotal: number
  shippingTotal: number
  taxTotal: number
  customerInfo: {email: string}
  productItems: {
    productId: string
    quantity: number
    price: number
    tax: number
    taxRate: number
  }[]
  shipments: {shippingAddress: Record<string, string>}[]
  paymentInstruments: {
    paymentMethodId: string
    paymentCard?: {maskedNumber?: string; number?: string}
  }[]
}

/** The shopper's own access token, from the session route as the page reads it. */
export async function accessToken(page: Page, siteId: string): Promise<string> {
  const token = await page.evaluate(async (site) => {
    const headers = {'Content-Type': 'application/json'}
    const response = await fetch(`/session/${site}/token`, {method: 'POST', headers, body: '{}'})
    return ((await response.json()) as {accessToken?: string}).accessToken
  }, siteId)
  if (!token) throw new Error(`The browser has no session at ${siteId}.`)
  return token
}

/** Reads an order back from the sandbox, not through the shop. */
export async function readOrder(page: Page, siteId: string, orderNo: string): Promise<StoredOrder> {
  const response = await fetch(
    `${SANDBOX}/checkout/shopper-orders/v1/organizations/${ORGANIZATION}/orders/${orderNo}?siteId=${siteId}`,
    {headers: {Authorization: `Bearer ${await accessToken(page, siteId)}`}},
  )
  if (!response.ok) throw new Error(`Order ${orderNo}: ${response.status} ${await response.text()}`)
  return (await response.json()) as StoredOrder
}
