/** Kinds of messages on a device, each chosen by itself. */
export const PUSH_KINDS = ['stock', 'price', 'order'] as const
export type PushKind = (typeof PUSH_KINDS)[number]

/** What a device remembers of the messages of one site, for pages and for the service worker. */
export interface PushRecord {
  /** Secret that only this browser has: it alone reads, renews and ends the subscription. */
  readonly holder: string
  /** Shopper of the choice. */
  readonly customerId: string
  readonly session: 'guest' | 'registered'
  readonly kinds: readonly PushKind[]
  /** Whether messages may name products, prices and orders. */
  readonly details: boolean
}

/** Store of the browser with the records; service workers read no `localStorage`. */
export const PUSH_STORE = 'storefront-push'
const ADDRESS = /^\/push\/(\w+)\/record\.json$/

/** Address of a site's record in the store. */
export const recordAddress = (siteId: string): string => `/push/${siteId}/record.json`

/** The site of a record's address. */
export const siteOfRecord = (path: string): string | undefined => ADDRESS.exec(path)?.[1]
