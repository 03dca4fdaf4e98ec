import type {Database} from '../../db/database'
import {rateToMicros, taxRate} from '../tax/tax'
import {includedTaxRate, readTaxTable} from '../tax/tax-repository'
import type {Site} from '../sites/site-registry'
import type {Basket} from './basket'

/** Tax rates of the positions of a basket, in millionths; null while a rate is unknown. */
export interface TaxRates {
  readonly defaultClassId: string | null
  rateOf(itemId: string, shipmentId: string, taxClassId: string | null): number | null
  /**
   * The rate that a price of a gross site contains by the site's default jurisdiction, in millionths: known before
   * there is an address. Undefined on a net site and without a rate for the class.
   */
  includedRate(taxClassId: string | null): number | undefined
}

/**
 * Returns the rates from the tax table and address, or the rates that the client set for a basket
 * with external taxes.
 */
export function taxRatesOf(
  db: Database,
  {id: siteId, taxation}: Pick<Site, 'id' | 'taxation'>,
  basket: Basket,
): TaxRates {
  const table = readTaxTable(db, siteId)
  const {externalTaxes} = basket
  return {
    defaultClassId: table.defaultClassId,
    rateOf(itemId, shipmentId, taxClassId) {
      if (externalTaxes) {
        const taxes = externalTaxes[itemId]
        return taxes ? taxes.reduce((sum, {rate}) => sum + rate, 0) : null
      }
      const shipment = basket.shipments.find((one) => one.shipmentId === shipmentId)
      return taxRate(table, shipment?.shippingAddress, taxClassId)
    },
    includedRate(taxClassId) {
      if (taxation === 'net' || externalTaxes) return undefined
      const rate = includedTaxRate(db, siteId, taxClassId)
      return rate === undefined ? undefined : rateToMicros(rate)
    },
  }
}
