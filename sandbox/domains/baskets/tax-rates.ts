import type {Database} from '../../db/database'
import {taxRate} from '../tax/tax'
import {readTaxTable} from '../tax/tax-repository'
import type {Basket} from './basket'

/** Tax rates of the positions of a basket, in millionths; null while a rate is unknown. */
export interface TaxRates {
  readonly defaultClassId: string | null
  rateOf(itemId: string, shipmentId: string, taxClassId: string | null): number | null
}

/**
 * Returns the rates from the tax table and address, or the rates that the client set for a basket
 * with external taxes.
 */
export function taxRatesOf(db: Database, siteId: string, basket: Basket): TaxRates {
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
  }
}
