/** What a device keeps of a shopper, and what the backend has of the same shopper. */
import type {Page} from '@playwright/test'
import {expect} from './test'
import {accessToken, SANDBOX} from './sandbox'

const ORGANIZATION = 'f_ecom_bhlt_001'

interface DeviceRecord {
  readonly owner: string
  readonly customerId?: string
  readonly reads: readonly {readonly key: readonly unknown[]; readonly at: number}[]
  readonly changes: readonly object[]
}

/** The record of a site in the browser's IndexedDB; null without one. */
export const deviceRecord = (page: Page, siteId = 'DEU'): Promise<DeviceRecord | null> =>
  page.evaluate(async (site) => {
    const name = `shopper-${site}`
    const known = await indexedDB.databases()
    if (!known.some((one) => one.name === name)) return null
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(new Error('The database does not open.'))
    })
    const found = await new Promise<unknown>((resolve, reject) => {
      const request = opened.transaction('shopper').objectStore('shopper').get('record')
      request.onsuccess = () => resolve(request.result ?? null)
      request.onerror = () => reject(new Error('The record cannot be read.'))
    })
    opened.close()
    return found as never
  }, siteId)

/** Waits until the device has an answer whose key has a part. */
export const untilStored = (page: Page, part: string, siteId?: string): Promise<void> =>
  expect
    .poll(async () => JSON.stringify((await deviceRecord(page, siteId))?.reads ?? []))
    .toContain(part)

/** A call to the sandbox in the name of the owner of a token. */
async function callAs<Answer>(token: string, method: string, path: string): Promise<Answer> {
  const [, claims = ''] = token.split('.')
  const {isb} = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {isb: string}
  const customerId = (/rcid:([^:]+)/.exec(isb) ?? /gcid:([^:]+)/.exec(isb))?.[1] ?? ''
  const address = `${SANDBOX}${path.replace(':org', ORGANIZATION).replace(':customer', customerId)}`
  const response = await fetch(`${address}?siteId=DEU`, {
    method,
    headers: {Authorization: `Bearer ${token}`},
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
  return (response.status === 204 ? {} : await response.json()) as Answer
}

const call = async <Answer>(page: Page, method: string, path: string): Promise<Answer> =>
  callAs(await accessToken(page, 'DEU'), method, path)

const CUSTOMER = '/customer/shopper-customers/v1/organizations/:org/customers/:customer'

interface StoredBasket {
  readonly basketId: string
  readonly productItems?: readonly {itemId: string; productId: string; quantity: number}[]
}

/** The shopper's basket as the backend has it. */
export async function storedBasket(page: Page): Promise<StoredBasket | undefined> {
  const {baskets = []} = await call<{baskets?: StoredBasket[]}>(page, 'GET', `${CUSTOMER}/baskets`)
  return baskets[0]
}

/** Units by product in the shopper's basket. */
export async function storedUnits(page: Page): Promise<Record<string, number>> {
  const {productItems = []} = (await storedBasket(page)) ?? {}
  return Object.fromEntries(productItems.map(({productId, quantity}) => [productId, quantity]))
}

/** @returns function that removes a line as another device of the shopper does, also while the page has no connection */
export async function removalOf(page: Page, productId: string): Promise<() => Promise<unknown>> {
  const token = await accessToken(page, 'DEU')
  const {basketId = '', productItems = []} = (await storedBasket(page)) ?? {}
  const {itemId = ''} = productItems.find((item) => item.productId === productId) ?? {}
  const path = `/checkout/shopper-baskets/v2/organizations/:org/baskets/${basketId}/items/${itemId}`
  return () => callAs(token, 'DELETE', path)
}

/** Product ids on the shopper's wish lists. */
export async function storedWishes(page: Page): Promise<string[]> {
  interface Lists {
    readonly data?: readonly {customerProductListItems?: readonly {productId: string}[]}[]
  }
  const {data = []} = await call<Lists>(page, 'GET', `${CUSTOMER}/product-lists`)
  return data.flatMap(({customerProductListItems = []}) =>
    customerProductListItems.map(({productId}) => productId),
  )
}

/** Writes of basket and lists that reached the network, as `METHOD kind`, from now on. */
export function writesOf(pages: readonly Page[]): string[] {
  const writes: string[] = []
  for (const page of pages)
    page.on('requestfinished', (request) => {
      const kind = /\/(baskets|product-lists)\//.exec(new URL(request.url()).pathname)?.[1]
      const isList = /\/product-lists$/.test(new URL(request.url()).pathname)
      if (request.method() !== 'GET' && (kind || isList))
        writes.push(`${request.method()} ${kind ?? 'new list'}`)
    })
  return writes
}
