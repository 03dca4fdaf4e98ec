const impex = 'http://www.demandware.com/xml/impex'
const head = '<?xml version="1.0" encoding="UTF-8"?>'

const localized = (name: string, english: string, french: string) =>
  `<${name} xml:lang="x-default">${english}</${name}><${name} xml:lang="fr-FR">${french}</${name}>`

const variant = (id: string, color: string, size: string) => `
  <product product-id="${id}">
    <ean/><upc/><unit/>
    <min-order-quantity>1</min-order-quantity><step-quantity>1</step-quantity>
    <online-flag>true</online-flag><available-flag>true</available-flag>
    <searchable-flag>true</searchable-flag>
    <tax-class-id>standard</tax-class-id>
    <custom-attributes>
      <custom-attribute attribute-id="color">${color}</custom-attribute>
      <custom-attribute attribute-id="size">${size}</custom-attribute>
    </custom-attributes>
    <page-attributes/>
  </product>`

const images = (view: string) => `
      <image-group view-type="${view}" variation-value="navy">
        <image path="${view}/coat-navy.jpg"><alt xml:lang="x-default">Rain coat, navy</alt></image>
      </image-group>
      <image-group view-type="${view}" variation-value="moss">
        <image path="${view}/coat-moss.jpg"/>
      </image-group>`

const masterCatalog = `${head}
<catalog xmlns="${impex}/catalog/2006-10-31" catalog-id="apparel-m-catalog">
  <header><image-settings>
    <internal-location base-path="/images"/>
    <view-types><view-type>large</view-type><view-type>medium</view-type><view-type>swatch</view-type></view-types>
    <variation-attribute-id>color</variation-attribute-id>
    <alt-pattern>\${productname}</alt-pattern><title-pattern>\${productname}</title-pattern>
  </image-settings></header>
  <product product-id="25500001M">
    <min-order-quantity>1</min-order-quantity><step-quantity>1</step-quantity>
    ${localized('display-name', 'Rain coat', 'Ciré')}
    ${localized('short-description', 'A coat for long rain.', 'Un ciré pour la pluie qui dure.')}
    <online-flag>true</online-flag><searchable-flag>true</searchable-flag>
    <images>${images('large')}${images('swatch')}
    </images>
    <tax-class-id>standard</tax-class-id><brand>Trial</brand>
    <variations>
      <attributes>
        <shared-variation-attribute attribute-id="color" variation-attribute-id="color"/>
        <variation-attribute attribute-id="size" variation-attribute-id="size">
          ${localized('display-name', 'Size', 'Taille')}
          <variation-attribute-values>
            <variation-attribute-value value="S"><display-value xml:lang="x-default">Small</display-value></variation-attribute-value>
            <variation-attribute-value value="M"><display-value xml:lang="x-default">Medium</display-value></variation-attribute-value>
          </variation-attribute-values>
        </variation-attribute>
      </attributes>
      <variants>
        <variant product-id="701640000001M"/>
        <variant product-id="701640000002M" default="true"/>
        <variant product-id="701640000003M"/>
      </variants>
      <variation-groups><variation-group product-id="25500001M-navy"/></variation-groups>
    </variations>
    <product-links><product-link product-id="outfit-set" type="cross-sell"/></product-links>
    <classification-category catalog-id="storefront-catalog-m-en">mens-coats</classification-category>
    <pinterest-enabled-flag>false</pinterest-enabled-flag><facebook-enabled-flag>false</facebook-enabled-flag>
    <store-attributes><force-price-flag>false</force-price-flag></store-attributes>
  </product>
  <product product-id="25500001M-navy">
    ${localized('display-name', 'Rain coat in navy', 'Ciré bleu marine')}
    <online-flag>true</online-flag><searchable-flag>true</searchable-flag>
    <custom-attributes><custom-attribute attribute-id="color">navy</custom-attribute></custom-attributes>
  </product>
  ${variant('701640000001M', 'navy', 'S')}
  ${variant('701640000002M', 'navy', 'M')}
  ${variant('701640000003M', 'moss', 'S')}
  <product product-id="watch-item">
    <unit>box</unit><unit-quantity>2.5</unit-quantity><unit-measure>piece</unit-measure>
    ${localized('display-name', 'Field watch', 'Montre')}
    <online-flag>true</online-flag><searchable-flag>true</searchable-flag>
    <tax-class-id>standard</tax-class-id>
    <options>
      <shared-option option-id="watchWarranty"/>
      <option option-id="strap">
        ${localized('display-name', 'Strap', 'Bracelet')}
        <sort-mode>position</sort-mode>
        <option-values>
          <option-value value-id="leather" default="true"><display-value xml:lang="x-default">Leather</display-value></option-value>
          <option-value value-id="steel"><display-value xml:lang="x-default">Steel</display-value>
            <option-value-prices><option-value-price currency="USD">15.5</option-value-price><option-value-price currency="EUR">14</option-value-price></option-value-prices>
          </option-value>
        </option-values>
      </option>
    </options>
  </product>
  <product product-id="outfit-set">
    ${localized('display-name', 'Rainy day', 'Jour de pluie')}
    <online-flag>true</online-flag><searchable-flag>true</searchable-flag>
    <product-set-products><product-set-product product-id="25500001M"/><product-set-product product-id="watch-item"/></product-set-products>
  </product>
  <product product-id="gift-bundle">
    ${localized('display-name', 'Gift bundle', 'Coffret')}
    <online-flag>true</online-flag><searchable-flag>true</searchable-flag>
    <tax-class-id>standard</tax-class-id>
    <bundled-products>
      <bundled-product product-id="701640000002M"><quantity>1.0</quantity></bundled-product>
      <bundled-product product-id="watch-item"><quantity>2.0</quantity></bundled-product>
    </bundled-products>
  </product>
  <product-option option-id="watchWarranty">
    ${localized('display-name', 'Extended warranty', 'Garantie prolongée')}
    <description xml:lang="x-default">Repairs beyond the second year.</description>
    <sort-mode>position</sort-mode>
    <option-values>
      <option-value value-id="000" default="true"><display-value xml:lang="x-default">None</display-value>
        <option-value-prices><option-value-price currency="USD">0.0</option-value-price></option-value-prices>
      </option-value>
      <option-value value-id="001"><display-value xml:lang="x-default">3 years</display-value>
        <option-value-prices><option-value-price currency="USD">29.99</option-value-price><option-value-price currency="EUR">27.50</option-value-price></option-value-prices>
      </option-value>
    </option-values>
  </product-option>
  <variation-attribute attribute-id="color" variation-attribute-id="color">
    ${localized('display-name', 'Colour', 'Couleur')}
    <variation-attribute-values>
      <variation-attribute-value value="navy">${localized('display-value', 'Navy', 'Bleu marine')}</variation-attribute-value>
      <variation-attribute-value value="moss">${localized('display-value', 'Moss', 'Mousse')}</variation-attribute-value>
    </variation-attribute-values>
  </variation-attribute>
</catalog>`

const category = (id: string, parent: string, english: string, french: string) => `
  <category category-id="${id}">
    ${localized('display-name', english, french)}
    <online-flag>true</online-flag><parent>${parent}</parent>
    <template/><page-attributes/>
    <custom-attributes><custom-attribute attribute-id="showInMenu">true</custom-attribute></custom-attributes>
  </category>`

const assigned = (categoryId: string, ...products: string[]) =>
  products
    .map(
      (id) =>
        `<category-assignment category-id="${categoryId}" product-id="${id}"><primary-flag>true</primary-flag></category-assignment>`,
    )
    .join('')

const storefrontCatalog = `${head}
<catalog xmlns="${impex}/catalog/2006-10-31" catalog-id="storefront-catalog-m-en">
  <header/>
  <category category-id="root">
    <display-name xml:lang="x-default">Storefront Catalog - EN</display-name>
    <online-flag>true</online-flag><template/><page-attributes/>
    <refinement-definitions>
      <refinement-definition type="category" bucket-type="none"><display-name xml:lang="x-default">Category</display-name><value-set>search-result</value-set><sort-mode>category-position</sort-mode><sort-direction>ascending</sort-direction><cutoff-threshold>5</cutoff-threshold></refinement-definition>
      <refinement-definition type="price" bucket-type="thresholds"><display-name xml:lang="x-default">Price</display-name></refinement-definition>
    </refinement-definitions>
  </category>
  ${category('mens', 'root', 'Mens', 'Hommes')}
  ${category('mens-coats', 'mens', 'Coats', 'Manteaux')}
  ${category('gifts', 'root', 'Gifts', 'Cadeaux')}
  ${assigned('mens-coats', '25500001M', '25500001M-navy')}
  ${assigned('gifts', 'watch-item', 'outfit-set', 'gift-bundle')}
  <recommendation source-id="watch-item" source-type="product" target-id="25500001M" target-type="product" type="2">
    <callout-message xml:lang="x-default">Dry wrists</callout-message>
  </recommendation>
</catalog>`

const book = (
  id: string,
  currency: string,
  parent: string,
  prices: Record<string, string>,
) => `${head}
<pricebooks xmlns="${impex}/pricebook/2006-10-31"><pricebook>
  <header pricebook-id="${id}"><currency>${currency}</currency><display-name xml:lang="x-default">${id}</display-name><online-flag>true</online-flag>${parent ? `<parent>${parent}</parent>` : ''}</header>
  <price-tables>${Object.entries(prices)
    .map(
      ([product, price]) =>
        `<price-table product-id="${product}"><amount quantity="1">${price}</amount></price-table>`,
    )
    .join('')}</price-tables>
</pricebook></pricebooks>`

const coats = (price: string) => ({
  '701640000001M': price,
  '701640000002M': price,
  '701640000003M': price,
})

const stock = (id: string, allocation: number) =>
  `<record product-id="${id}"><allocation>${allocation}</allocation><allocation-timestamp>2026-01-01T00:00:00.000Z</allocation-timestamp><perpetual>false</perpetual><preorder-backorder-handling>none</preorder-backorder-handling><ats>${allocation}</ats><on-order>0</on-order><turnover>0</turnover></record>`

const preference = (id: string, value: string) =>
  `<preference preference-id="${id}">${value}</preference>`

/**
 * A small shop that names and assigns things as the public reference storefront's archive does:
 * master and storefront catalogs, `-m-` price books, a shared library, standard site preferences.
 */
export const referenceShop: Readonly<Record<string, string>> = {
  'catalogs/apparel-m-catalog/catalog.xml': masterCatalog,
  'catalogs/storefront-catalog-m-en/catalog.xml': storefrontCatalog,
  'inventory-lists/inventory_m.xml': `${head}
<inventory xmlns="${impex}/inventory/2007-05-31"><inventory-list>
  <header list-id="inventory_m"><default-instock>false</default-instock><use-bundle-inventory-only>false</use-bundle-inventory-only><on-order>false</on-order></header>
  <records>${stock('701640000001M', 10)}${stock('701640000002M', 4)}${stock('701640000003M', 0)}${stock('watch-item', 6)}${stock('gift-bundle', 50)}</records>
</inventory-list></inventory>`,
  'libraries/RefArchSharedLibrary/library.xml': `${head}
<library xmlns="${impex}/library/2006-10-31" library-id="RefArchSharedLibrary">
  <folder folder-id="root"><display-name xml:lang="x-default">root</display-name><online-flag>true</online-flag></folder>
  <content content-id="about-us">
    ${localized('display-name', 'About us', 'Qui sommes-nous')}
    <online-flag>true</online-flag><searchable-flag>true</searchable-flag><page-attributes/>
    <custom-attributes><custom-attribute attribute-id="body" xml:lang="x-default">&lt;img src="images/about.jpg?$staticlink$"/&gt;</custom-attribute></custom-attributes>
    <folder-links><classification-link folder-id="root"/></folder-links>
  </content>
</library>`,
  'pricebooks/usd-m-list-prices.xml': book('usd-m-list-prices', 'USD', '', {
    ...coats('120.00'),
    'watch-item': '80.00',
    'gift-bundle': '250.00',
  }),
  'pricebooks/usd-m-sale-prices.xml': book('usd-m-sale-prices', 'USD', 'usd-m-list-prices', {
    '701640000003M': '90.00',
  }),
  'pricebooks/eur-m-list-prices.xml': book('eur-m-list-prices', 'EUR', '', {
    ...coats('110.00'),
    'watch-item': '75.00',
    'gift-bundle': '230.00',
  }),
  'sites/RefArch/site.xml': `${head}
<site xmlns="${impex}/site/2007-04-30" site-id="RefArch"><name>RefArch</name><currency>USD</currency><taxation>net</taxation><custom-cartridges>app_storefront_base</custom-cartridges><storefront-status>online</storefront-status></site>`,
  'sites/RefArch/preferences.xml': `${head}
<preferences xmlns="${impex}/preferences/2007-03-31">
  <standard-preferences>
    <all-instances>
      ${preference('SiteCatalog', 'storefront-catalog-m-en')}
      ${preference('SiteCurrencies', 'USD:EUR')}
      ${preference('SiteCustomerList', 'RefArch')}
      ${preference('SiteDefaultLocale', 'en_US')}
      ${preference('SiteInventoryList', 'inventory_m')}
      ${preference('SiteLibrary', 'RefArchSharedLibrary')}
      ${preference('SiteLocales', 'en_US:fr_FR:default')}
      ${preference('SitePriceBooks', 'usd-m-sale-prices:eur-m-list-prices')}
      ${preference('SiteTimezone', 'Etc/UTC')}
    </all-instances>
    <production>${preference('SiteCatalog', 'another-catalog')}</production>
  </standard-preferences>
  <custom-preferences><all-instances/><development/><staging/><production/></custom-preferences>
</preferences>`,
  'sites/RefArch/shipping.xml': `${head}
<shipping xmlns="${impex}/shipping/2007-03-31"><shipping-method method-id="001" default="true"><display-name xml:lang="x-default">Ground</display-name><online-flag>true</online-flag><price-table><amount order-value="0">5.99</amount></price-table><currency>USD</currency></shipping-method></shipping>`,
  'sites/RefArch/payment-methods.xml': `${head}
<payment-settings xmlns="${impex}/paymentsettings/2009-09-15"><payment-method method-id="CREDIT_CARD"><name xml:lang="x-default">Credit Card</name><enabled-flag>true</enabled-flag></payment-method></payment-settings>`,
  'sites/RefArch/tax.xml': `${head}
<tax xmlns="${impex}/tax/2007-02-14"><tax-classes><tax-class class-id="standard" default="true"/></tax-classes><tax-jurisdictions><tax-jurisdiction jurisdiction-id="US" default="true"/></tax-jurisdictions><tax-rates><tax-rate jurisdiction-id="US" class-id="standard">0.05</tax-rate></tax-rates></tax>`,
  'version.txt': '25.7',
}
