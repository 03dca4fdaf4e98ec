import {range} from './range'
import {contentSites, generatedSites} from './sites'
import {stores} from './stores'
import {masterCatalogId, masterCatalogXml} from './writers/catalog'
import {editorialXml} from './writers/editorial'
import {guidesXml} from './writers/guides'
import {libraryXml} from './writers/library'
import {inventoryXmls} from './writers/inventory'
import {metadataXml} from './writers/metadata'
import {handWrittenXmls} from './writers/model-site'
import {pageMetaTagsXml} from './writers/page-meta-tags'
import {priceBookXmls} from './writers/prices'
import {promotionXmls} from './writers/promotions'
import {redirectsXml} from './writers/redirects'
import {searchXml} from './writers/search'
import {setPricesXml, setsCatalogId, setsCatalogXml} from './writers/sets'
import {siteXmls} from './writers/sites'
import {storefrontCatalogId, storefrontCatalogXml} from './writers/storefront'
import {storeInventoryXmls} from './writers/store-inventory'
import {storesXml} from './writers/stores'
import {withSwissGerman} from './writers/swiss'

/** Files that all sites share, and those of the Swiss one. */
const isReadInSwitzerland = (path: string): boolean =>
  /^(catalogs|libraries|sites\/CHE)\//.test(path)

/** The site archive without pictures and models: XML by path in the archive. */
export function buildArchive(): Map<string, string> {
  const files = new Map<string, string>([
    ...handWrittenXmls(),
    [`catalogs/${masterCatalogId}/catalog.xml`, masterCatalogXml(range)],
    [`catalogs/${storefrontCatalogId}/catalog.xml`, storefrontCatalogXml(range)],
    ['meta/system-objecttype-extensions.xml', metadataXml()],
    ['page-meta-tags.xml', pageMetaTagsXml()],
  ])
  for (const [id, xml] of priceBookXmls(range)) files.set(`pricebooks/${id}.xml`, xml)
  for (const [id, xml] of inventoryXmls(range)) files.set(`inventory-lists/${id}.xml`, xml)
  for (const [id, xml] of storeInventoryXmls(range)) files.set(`inventory-lists/${id}.xml`, xml)
  const generated = [...generatedSites, ...contentSites].map(({id}) => id)
  for (const site of ['DEU', 'GLO', 'JPN', 'USA', ...generated]) {
    files.set(`sites/${site}/stores.xml`, storesXml(stores))
    files.set(`sites/${site}/search2.xml`, searchXml())
    files.set(`sites/${site}/redirect-urls.xml`, redirectsXml())
  }
  files.set(`catalogs/${setsCatalogId}/catalog.xml`, setsCatalogXml())
  files.set('libraries/barnholt-library/editorial.xml', editorialXml())
  files.set('libraries/barnholt-library/guides.xml', guidesXml())
  files.set('libraries/barnholt-library/library.xml', libraryXml())
  files.set('pricebooks/sets.xml', setPricesXml())
  for (const [path, xml] of siteXmls()) files.set(path, xml)
  for (const [path, xml] of promotionXmls()) files.set(path, xml)
  for (const [path, xml] of files)
    if (isReadInSwitzerland(path)) files.set(path, withSwissGerman(xml))
  return files
}
