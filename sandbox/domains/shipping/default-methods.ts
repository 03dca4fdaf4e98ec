import type {Database} from '../../db/database'
import {SiteRegistry} from '../sites/site-registry'
import type {ShippingMethod} from './shipping-method'

/**
 * What a site ships by as long as its archive has no shipping method at all: one that costs nothing,
 * in each of its currencies. A site without prices sells nothing, so it needs none.
 */
export function defaultShippingMethods(db: Database, siteId: string): ShippingMethod[] {
  const site = new SiteRegistry(db).get(siteId)
  if (!site || site.contentOnly) return []
  return site.currencies.map((currency) => ({
    id: 'standard',
    isDefault: true,
    currency,
    taxClassId: null,
    name: {
      default: 'Standard',
      de: 'Standardversand',
      fr: 'Livraison standard',
      ja: '通常配送',
    },
    description: {default: 'Stands in until the site has shipping methods of its own.'},
    priceTable: [{orderValue: 0, amount: 0}],
    custom: {},
  }))
}
