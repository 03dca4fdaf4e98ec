/** An archive over that of the shop: products with a date and with rare pictures, and a site without stores. */
import {writeArchive} from '../../sandbox/testing/test-archive'

const IMPEX = 'http://www.demandware.com/xml/impex'
const document = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}`
/** One green pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg=='

/** Products of the category `rare`: for sale from a day to come, from a day that is over, and with a second picture. */
export const RARE = {later: 'RARE-LATER', soon: 'RARE-SOON', pictures: 'RARE-PICTURES'} as const
export const RARE_CATEGORY = 'rare'
/** The site whose preferences turn its stores off. */
export const WITHOUT_STORES = 'IRL'

interface Parts {
  onlineFrom?: string
  images?: string
  attributes?: string
}

const product = (id: string, {onlineFrom, images = '', attributes = ''}: Parts) =>
  `<product product-id="${id}">
    <display-name xml:lang="x-default">Name of ${id}</display-name>
    <online-flag>true</online-flag>${onlineFrom ? `<online-from>${onlineFrom}</online-from>` : ''}
    <searchable-flag>true</searchable-flag>${images}
    <tax-class-id>standard</tax-class-id>
    <custom-attributes>
      <custom-attribute attribute-id="availableOnWeb">true</custom-attribute>${attributes}
    </custom-attributes>
  </product>`

const attribute = (id: string, value: string) =>
  `<custom-attribute attribute-id="${id}">${value}</custom-attribute>`

const products = [
  product(RARE.later, {onlineFrom: '2099-04-01T00:00:00.000Z'}),
  product(RARE.soon, {
    onlineFrom: '2020-01-02T00:00:00.000Z',
    attributes: attribute('availability', 'comingsoon'),
  }),
  product(RARE.pictures, {
    images:
      '<images><image-group view-type="mainview"><image path="rare/first.png"/></image-group></images>',
    attributes: attribute('extraMainImage2', 'rare/second.png'),
  }),
]

const ids = Object.values(RARE)
const priced = ids.map(
  (id) => `<price-table product-id="${id}"><amount quantity="1">25.00</amount></price-table>`,
)
const stocked = ids.map((id) => {
  const units = id === RARE.soon ? 0 : 50
  return `<record product-id="${id}"><allocation>${units}</allocation><perpetual>false</perpetual></record>`
})
const assigned = ids.map(
  (id) => `<category-assignment category-id="${RARE_CATEGORY}" product-id="${id}"/>`,
)

const catalog = (id: string, content: string) =>
  document(`<catalog xmlns="${IMPEX}/catalog/2006-10-31" catalog-id="${id}">${content}</catalog>`)

/** Writes the archive; the folder is to be removed by the caller. */
export const writeRareGoods = (): string =>
  writeArchive({
    'catalogs/barnholt-master/catalog.xml': catalog('barnholt-master', products.join('\n')),
    'catalogs/barnholt-master/static/default/images/rare/first.png': Buffer.from(PIXEL, 'base64'),
    'catalogs/barnholt-master/static/default/images/rare/second.png': Buffer.from(PIXEL, 'base64'),
    'catalogs/barnholt-storefront/catalog.xml': catalog(
      'barnholt-storefront',
      `<category category-id="${RARE_CATEGORY}"><display-name xml:lang="x-default">Rare</display-name>
        <online-flag>true</online-flag><parent>root</parent></category>${assigned.join('')}`,
    ),
    'pricebooks/rare.xml': document(
      `<pricebooks xmlns="${IMPEX}/pricebook/2006-10-31"><pricebook><header pricebook-id="list-eur"><currency>EUR</currency><online-flag>true</online-flag></header><price-tables>${priced.join('')}</price-tables></pricebook></pricebooks>`,
    ),
    'inventory-lists/rare.xml': document(
      `<inventory xmlns="${IMPEX}/inventory/2007-05-31"><inventory-list><header list-id="inventory-deu"><default-instock>false</default-instock></header><records>${stocked.join('')}</records></inventory-list></inventory>`,
    ),
    [`sites/${WITHOUT_STORES}/preferences.xml`]: document(
      `<preferences xmlns="${IMPEX}/preferences/2007-03-31"><custom-preferences><all-instances><preference preference-id="storesEnabled">false</preference></all-instances></custom-preferences></preferences>`,
    ),
  })
