import type {Database} from '../../db/database'
import type {Site} from '../sites/site-registry'
import {findCustomer} from './customer-repository'

/**
 * Returns true for a customer who is flagged, has the business account type, and shops on a site with the
 * feature.
 */
export function isBusinessCustomer(
  {db, site}: {db: Database; site: Pick<Site, 'preferences'>},
  customerId: string,
): boolean {
  if (site.preferences.d2bEnabled !== true) return false
  const {c_isD2BCustomer: flagged, c_accountType: type} =
    findCustomer(db, customerId)?.profile.custom ?? {}
  return flagged === true && type === 'business'
}
