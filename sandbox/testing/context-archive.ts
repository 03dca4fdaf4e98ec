import {tinyShop} from './test-archive'
import {
  assignment,
  campaign,
  couponsXml,
  customerGroupsXml,
  productsById,
  promotion,
  promotionsXml,
  sourceCodesXml,
} from './promotion-files'

const impex = 'http://www.demandware.com/xml/impex'
const future = '2099-03-01T00:00:00.000Z'

const book = (id: string, tables: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><pricebooks xmlns="${impex}/pricebook/2006-10-31"><pricebook>
   <header pricebook-id="${id}"><currency>EUR</currency><online-flag>true</online-flag></header>
   <price-tables>${tables}</price-tables></pricebook></pricebooks>`
const table = (id: string, value: number, dates = '') =>
  `<price-table product-id="${id}">${dates}<amount quantity="1">${value}</amount></price-table>`

const group = (id: string, path: string, value: string) =>
  `<customer-group group-id="${id}"><membership-rule><included-customers><condition-group match-mode="all"><condition>
   <attribute-path>${path}</attribute-path><operator>is-equal</operator><string>${value}</string>
   </condition></condition-group></included-customers></membership-rule></customer-group>`
const members = (id: string) =>
  `<customer-groups><customer-group group-id="${id}"/></customer-groups>`
const off = (id: string, percentage: number) =>
  promotion(
    id,
    `<product-promotion-rule>${productsById('discounted-products', 'stool')}<simple-discount><percentage>${percentage}</percentage></simple-discount></product-promotion-rule>`,
  ) + assignment(id, id)
const body = (text: string) =>
  `<content><html><body xml:lang="x-default">${text}</body></html></content>`

/**
 * An archive in which each kind of qualifier of a shopper context has a visible effect: price books of a source code, a group and a
 * store, promotions by group, place and coupon, sorting by campaign, slots by group and time.
 */
export const contextArchive = {
  'catalogs/test-master/catalog.xml': (tinyShop['catalogs/test-master/catalog.xml'] ?? '').replace(
    /(<product product-id="hidden">[\s\S]*?)<online-flag>false<\/online-flag>/,
    `$1<online-flag>true</online-flag><online-from>${future}</online-from>`,
  ),
  'pricebooks/test-list.xml': book(
    'test-list',
    table('stool', 100) +
      table('stool', 40, `<online-from>${future}</online-from>`) +
      table('table', 99) +
      table('hidden', 10) +
      table('chair-green-s', 150),
  ),
  'pricebooks/letter.xml': book('letter', table('stool', 60)),
  'pricebooks/club.xml': book('club', table('stool', 70)),
  'pricebooks/boston.xml': book('boston', table('stool', 50)),
  'sites/TST/preferences.xml': (tinyShop['sites/TST/preferences.xml'] ?? '').replace(
    '</all-instances>',
    '<preference preference-id="priceBooksByCustomerGroup">{"Club": ["club"]}</preference></all-instances>',
  ),
  'sites/TST/source-codes.xml': sourceCodesXml(
    '<sourcecode-group group-id="letter"><enabled-flag>true</enabled-flag><pricebooks><pricebook pricebook-id="letter"/></pricebooks><code-specs><code-spec>letter</code-spec></code-specs></sourcecode-group>',
  ),
  'sites/TST/stores.xml': `<?xml version="1.0" encoding="UTF-8"?><stores xmlns="${impex}/store/2007-04-30">
    <store store-id="boston"><name>Boston</name></store>
    <store-group store-group-id="east"><stores><store store-id="boston"/></stores><price-books><price-book price-book-id="boston"/></price-books></store-group>
  </stores>`,
  'sites/TST/customer-groups.xml': customerGroupsXml(
    '<customer-group group-id="Club"/>' +
      group('Mobile', 'session.custom.deviceType', 'mobile') +
      group('German', 'request.geolocation.countryCode', 'DE'),
  ),
  'sites/TST/coupons.xml': couponsXml(
    '<coupon coupon-id="save"><enabled-flag>true</enabled-flag><single-code>SAVE</single-code></coupon>',
  ),
  'sites/TST/promotions.xml': promotionsXml(
    campaign('mobile', members('Mobile')) +
      campaign('german', members('German')) +
      campaign('coupon', '<coupons><coupon coupon-id="save"/></coupons>') +
      campaign('club', members('Club')) +
      campaign(
        'store',
        '<campaign-scope><applicable-in-store/></campaign-scope><store-groups><store-group store-group-id="east"/></store-groups>',
      ) +
      off('mobile', 10) +
      off('german', 20) +
      off('coupon', 25) +
      off('store', 30),
  ),
  'sites/TST/sort.xml': `<?xml version="1.0" encoding="UTF-8"?><sort xmlns="${impex}/sort/2009-05-15">
    <sorting-rule rule-id="cheap"><sorting-attributes><price><direction>ascending</direction></price></sorting-attributes></sorting-rule>
    <sorting-rule rule-id="dear"><sorting-attributes><price><direction>descending</direction></price></sorting-attributes></sorting-rule>
    <sorting-options><sorting-option option-id="price"><display-name xml:lang="x-default">Price</display-name><rule-id>cheap</rule-id></sorting-option></sorting-options>
    <sorting-rule-assignment category-id="root" rule-id="cheap"/>
    <sorting-rule-campaign-assignment category-id="root" rule-id="dear" campaign-id="club"/>
  </sort>`,
  'sites/TST/slots.xml': `<?xml version="1.0" encoding="UTF-8"?><slot-configurations xmlns="${impex}/slot/2008-09-08">
    <slot-configuration slot-id="hero" context="global" configuration-id="all" default="true"><enabled-flag>true</enabled-flag>${body('Everyone')}</slot-configuration>
    <slot-configuration slot-id="hero" context="global" configuration-id="mobile"><enabled-flag>true</enabled-flag>${body('Mobile')}${members('Mobile')}</slot-configuration>
    <slot-configuration slot-id="hero" context="global" configuration-id="later"><enabled-flag>true</enabled-flag><schedule><start-date>${future}</start-date></schedule>${body('Later')}</slot-configuration>
  </slot-configurations>`,
}
