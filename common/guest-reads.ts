/** Path of our server at which visitors without a session read the catalogue (ADR 0015). */
export const GUEST_READS_PATH = '/services/catalogue'

/** Reads that are the same for all guests of a site; nothing of a shopper. */
const PUBLIC_READ =
  /^\/(?:product\/shopper-products|search\/shopper-search|pricing\/shopper-promotions|store\/shopper-stores|site\/shopper-seo)\/v\d+\/organizations\/\w+\/[^?]/

/** Whether the path of a read, below the Shopper APIs, is public. */
export const isPublicRead = (path: string): boolean =>
  PUBLIC_READ.test(path) && !/%(?:25)*(?:2e|5c)|\.\.|\\/i.test(path.split('?')[0] ?? '')
