import type {Database} from '../db/database'
import {describeAssortment, siteAssortment} from '../domains/overview/site-assortment'
import {findPriceBook} from '../domains/pricing/price-repository'
import {isKnownCurrency} from '../domains/money'
import type {Site} from '../domains/sites/site-registry'
import type {ImportReport} from './import-report'
import {classesWithoutRate} from './reference-repository'
import {findRow} from './row-repository'
import {isExempt} from '../domains/tax/tax'

/**
 * Reports sites that are incomplete, with the reason: a missing catalog, price book or inventory
 * list, or no method of shipping or payment. Counts the products that each site can sell.
 */
export function checkSites(db: Database, sites: readonly Site[], report: ImportReport): void {
  if (sites.length === 0) {
    report.warn('no archive holds a site (sites/ID/site.xml), so there is no shop to call', 'sites')
  }
  for (const site of sites) {
    const file = `sites/${site.id}`
    checkCurrencies(site, report)
    for (const note of site.notes) report.warn(note, `${file}/preferences.xml`)
    if (site.contentOnly) continue
    const isThere = (table: string, id: string) =>
      id !== '' && findRow(db, table, {id}) !== undefined
    if (!isThere('catalog', site.catalogId)) {
      report.warn(`site ${site.id} has no storefront catalog: nothing can be found or bought`, file)
    }
    if (!isThere('inventory_list', site.inventoryListId)) {
      report.warn(`site ${site.id} has no inventory list: nothing can be ordered`, file)
    }
    const currencies = new Set(site.priceBookIds.map((id) => findPriceBook(db, id)?.currency))
    if (!currencies.has(site.currency)) {
      report.warn(`site ${site.id} has no price book in ${site.currency || 'any currency'}`, file)
    }
    if (!findRow(db, 'tax_rate', {site_id: site.id})) {
      report.warn(`site ${site.id} has no tax rates: nothing is taxed`, file)
    } else {
      const classes = classesWithoutRate(db, site.id, site.catalogId).filter((id) => !isExempt(id))
      if (classes.length > 0) {
        report.warn(
          `site ${site.id} has no rate for the tax classes ${classes.join(', ')}: that of the default class stands in, or none`,
          `${file}/tax.xml`,
        )
      }
    }
    for (const [table, what, standIn] of [
      ['shipping_method', 'shipping methods', 'one without costs stands in'],
      ['payment_method', 'payment methods', 'cards stand in'],
    ] as const) {
      if (findRow(db, table, {site_id: site.id})) continue
      report.warn(`site ${site.id} has no ${what}: ${standIn}`, file)
    }
    const assortment = siteAssortment(db, site)
    const {sellable} = assortment
    report.sellable.push({
      siteId: site.id,
      text: describeAssortment(site, assortment),
      count: sellable,
    })
  }
}

function checkCurrencies({id, currencies}: Site, report: ImportReport): void {
  for (const currency of currencies.filter((code) => !isKnownCurrency(code))) {
    report.warn(
      `site ${id} has the currency '${currency}', which is none of ISO 4217`,
      `sites/${id}`,
    )
  }
}
