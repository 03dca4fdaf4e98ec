import {writeArchive} from '../../../sandbox/testing/test-archive'

/** Ids with characters that mean something in addresses, as archives of real shops have them. */
export const PRODUCT_IDS = [
  'A B',
  'A/B',
  'A+B',
  'A&B',
  'A#B',
  'A?B',
  'A|B',
  'A%B',
  'A%20B',
  'A%2FB',
  'A:B',
  'A=B',
  'A@B',
  'A,B',
  'A;B',
  "A'B",
  'A\\B',
  'Ä-1',
  'BH%2D1010',
  '日本-1',
  'a.html',
  'A.',
  'A😀',
] as const
export const CATEGORY_IDS = ['Curry 3', 'pool & ducks', 'größe', "a/b's", 'A%2FB'] as const
export const CONTENT_IDS = ['Size-Up-1/2', '19 Degree', 'größen', 'a.dot', 'b.html'] as const
export const STORE_IDS = ['st 1/a', 'größe,1'] as const

/** A product of the archive without a price, two sets that contain each other, and a bundle that contains itself. */
export const UNPRICED_ID = 'priceless'
export const CIRCULAR_IDS = ['ring-a', 'ring-b', 'ring-bundle'] as const

/** Name of a picture that must be encoded in `src` and `srcset`. */
export const PICTURE = 'odd/Größe 1, blau #2.png'
/** One green pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg=='

const IMPEX = 'http://www.demandware.com/xml/impex'
const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '"': '&quot;'}
const xml = (text: string): string => text.replace(/[&<"]/g, (sign) => ENTITIES[sign] ?? sign)
const document = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}`

/** Name of an object of an id on its page. */
export const nameOf = (id: string): string => `Name of ${id}`

const product = (id: string, more = '') => `<product product-id="${xml(id)}">
  <display-name xml:lang="x-default">${xml(nameOf(id))}</display-name>
  <online-flag>true</online-flag><searchable-flag>true</searchable-flag>${more}
  <tax-class-id>standard</tax-class-id>
  <custom-attributes><custom-attribute attribute-id="availableOnWeb">true</custom-attribute></custom-attributes>
</product>`

const images = `<images><image-group view-type="mainview"><image path="${PICTURE}"/></image-group></images>`

const part = (id: string) => `<product-set-products><product-set-product product-id="${id}"/>
  <product-set-product product-id="A B"/></product-set-products>`
const bundled = `<bundled-products>
  <bundled-product product-id="ring-bundle"><quantity>1</quantity></bundled-product>
  <bundled-product product-id="A B"><quantity>1</quantity></bundled-product></bundled-products>`

const goods = [
  ...PRODUCT_IDS.map((id) => product(id, id === 'A B' ? images : '')),
  product(UNPRICED_ID),
  product('ring-a', part('ring-b')),
  product('ring-b', part('ring-a')),
  product('ring-bundle', bundled),
].join('\n')

const category = (id: string) => `<category category-id="${xml(id)}">
  <display-name xml:lang="x-default">${xml(nameOf(id))}</display-name>
  <online-flag>true</online-flag><parent>root</parent></category>`

const assigned = [...PRODUCT_IDS, UNPRICED_ID, ...CIRCULAR_IDS].flatMap((id) =>
  CATEGORY_IDS.map(
    (categoryId) =>
      `<category-assignment category-id="${xml(categoryId)}" product-id="${xml(id)}"/>`,
  ),
)

const content = (id: string) => `<content content-id="${xml(id)}">
  <display-name xml:lang="x-default">${xml(nameOf(id))}</display-name>
  <online-flag>true</online-flag><searchable-flag>true</searchable-flag>
  <custom-attributes><custom-attribute attribute-id="body" xml:lang="x-default">&lt;p&gt;Text of ${xml(xml(id))}&lt;/p&gt;</custom-attribute></custom-attributes>
  <folder-links><classification-link folder-id="root"/></folder-links></content>`

const store = (id: string) => `<store store-id="${xml(id)}">
  <name>${xml(nameOf(id))}</name><address1>Weg 1</address1><city>Berlin</city>
  <postal-code>10115</postal-code><country-code>DE</country-code>
  <latitude>52.5</latitude><longitude>13.4</longitude>
  <store-locator-enabled-flag>true</store-locator-enabled-flag></store>`

const priced = [...PRODUCT_IDS, 'ring-bundle'].map(
  (id) =>
    `<price-table product-id="${xml(id)}"><amount quantity="1">${id === 'ring-bundle' ? 90 : 25}.00</amount></price-table>`,
)
const stocked = [...PRODUCT_IDS, UNPRICED_ID, 'ring-bundle'].map(
  (id) =>
    `<record product-id="${xml(id)}"><allocation>50</allocation><perpetual>false</perpetual></record>`,
)

/** Names of the containers of a shop, which the archive adds to. */
export interface Containers {
  readonly master: string
  readonly storefront: string
  readonly priceBook: string
  readonly inventory: string
  readonly library: string
}

const OF_SHOP: Containers = {
  master: 'barnholt-master',
  storefront: 'barnholt-storefront',
  priceBook: 'list-eur',
  inventory: 'inventory-deu',
  library: 'barnholt-library',
}

const root = `<category category-id="root"><display-name xml:lang="x-default">Shop</display-name>
  <online-flag>true</online-flag>
  <refinement-definitions><refinement-definition type="category" bucket-type="none">
    <display-name xml:lang="x-default">Category</display-name><value-set>search-result</value-set>
    <sort-mode>category-position</sort-mode><sort-direction>ascending</sort-direction>
  </refinement-definition></refinement-definitions></category>`

const rootFolder = `<folder folder-id="root"><display-name xml:lang="x-default">Root</display-name>
  <online-flag>true</online-flag></folder>`

/** Writes an archive that adds these objects to a shop; to be removed by the caller. */
export const writeIdsArchive = (containers: Containers = OF_SHOP): string => {
  const {master, storefront, priceBook, inventory, library} = containers
  const catalog = (id: string, content: string) =>
    document(`<catalog xmlns="${IMPEX}/catalog/2006-10-31" catalog-id="${id}">${content}</catalog>`)
  return writeArchive({
    [`catalogs/${master}/catalog.xml`]: catalog(master, goods),
    [`catalogs/${master}/static/default/images/${PICTURE}`]: Buffer.from(PIXEL, 'base64'),
    [`catalogs/${storefront}/catalog.xml`]: catalog(
      storefront,
      [...(containers === OF_SHOP ? [] : [root]), ...CATEGORY_IDS.map(category), ...assigned].join(
        '\n',
      ),
    ),
    'pricebooks/ids.xml': document(
      `<pricebooks xmlns="${IMPEX}/pricebook/2006-10-31"><pricebook><header pricebook-id="${priceBook}"><currency>EUR</currency><online-flag>true</online-flag></header><price-tables>${priced.join('')}</price-tables></pricebook></pricebooks>`,
    ),
    'inventory-lists/ids.xml': document(
      `<inventory xmlns="${IMPEX}/inventory/2007-05-31"><inventory-list><header list-id="${inventory}"><default-instock>false</default-instock></header><records>${stocked.join('')}</records></inventory-list></inventory>`,
    ),
    [`libraries/${library}/library.xml`]: document(
      `<library xmlns="${IMPEX}/library/2006-10-31" library-id="${library}">${containers === OF_SHOP ? '' : rootFolder}${CONTENT_IDS.map(content).join('\n')}</library>`,
    ),
    'sites/DEU/stores.xml': document(
      `<stores xmlns="${IMPEX}/store/2007-04-30">${STORE_IDS.map(store).join('')}</stores>`,
    ),
    'sites/DEU/redirect-urls.xml': document(
      `<redirect-urls xmlns="${IMPEX}/redirecturl/2011-09-01">
        <redirect-url uri="/alte%20seite"><status-code>301</status-code><enabled-flag>true</enabled-flag><destination-id>A/B</destination-id><destination-type>product</destination-type></redirect-url>
        <redirect-url uri="/gone"><status-code>301</status-code><enabled-flag>true</enabled-flag><destination-id>A/gone</destination-id><destination-type>product</destination-type></redirect-url>
      </redirect-urls>`,
    ),
  })
}
