import {storedMark} from './stored-session'
import {BUSINESS_KEY} from '@common/net-prices'
import {createBrowserStore} from '@app/shared/lib/browser-store'

/** Hashed id of the business customer that this browser had last, in JSON; '' for none. */
const lastBusiness = createBrowserStore(BUSINESS_KEY, (stored) => stored ?? '')

/** Hashed id of this browser's customer; '' for guests and without a session. */
const hashedIdOf = (siteId: string): string => storedMark(siteId, document.cookie)?.hashedId ?? ''

/** Whether this browser's customer was a business customer on the page before; the record says it of this one. */
export function wasBusiness(siteId: string): boolean {
  const hashedId = hashedIdOf(siteId)
  return hashedId !== '' && lastBusiness.read(siteId) === JSON.stringify(hashedId)
}

/** Stores for the next page whether this browser's customer is a business customer. */
export const rememberBusiness = (siteId: string, isBusiness: boolean): void =>
  lastBusiness.write(siteId, isBusiness ? hashedIdOf(siteId) : '')
