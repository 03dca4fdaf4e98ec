import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const impex = 'http://www.demandware.com/xml/impex'

const masterCatalog = `<?xml version="1.0" encoding="UTF-8"?>
<catalog xmlns="${impex}/catalog/2006-10-31" catalog-id="test-master">
  <product product-id="chair">
    <min-order-quantity>1</min-order-quantity>
    <display-name xml:lang="x-default">Grow chair</display-name>
    <display-name xml:lang="de">Mitwachsstuhl</display-name>
    <display-name xml:lang="ja">高さ調節チェア</display-name>
    <short-description xml:lang="x-default">A chair that grows along.</short-description>
    <online-flag>true</online-flag>
    <searchable-flag>true</searchable-flag>
    <images>
      <image-group view-type="mainview">
        <variation attribute-id="color" value="green"/>
        <image path="chair/green.jpg"><alt xml:lang="x-default">Green chair</alt></image>
        <image path="chair/green-2.jpg"/>
      </image-group>
      <image-group view-type="swatch">
        <variation attribute-id="color" value="green"/>
        <image path="chair/green-swatch.jpg"/>
      </image-group>
      <image-group view-type="mainview">
        <variation attribute-id="color" value="red"/>
        <image path="chair/red.jpg"/>
      </image-group>
    </images>
    <tax-class-id>standard</tax-class-id>
    <brand>Test</brand>
    <search-rank>2</search-rank>
    <custom-attributes>
      <custom-attribute attribute-id="badges" xml:lang="x-default"><value>New</value><value>Oak</value></custom-attribute>
      <custom-attribute attribute-id="badges" xml:lang="de"><value>Neu</value></custom-attribute>
      <custom-attribute attribute-id="availableOnWeb">true</custom-attribute>
      <custom-attribute attribute-id="material"><value>oak</value><value>beech</value></custom-attribute>
      <custom-attribute attribute-id="extraMainImage">chair/extra.jpg</custom-attribute>
    </custom-attributes>
    <variations>
      <attributes>
        <variation-attribute attribute-id="color" variation-attribute-id="color">
          <display-name xml:lang="x-default">Colour</display-name>
          <display-name xml:lang="de">Farbe</display-name>
          <variation-attribute-values>
            <variation-attribute-value value="green"><display-value xml:lang="x-default">Green</display-value><display-value xml:lang="de">Grün</display-value></variation-attribute-value>
            <variation-attribute-value value="red"><display-value xml:lang="x-default">Red</display-value></variation-attribute-value>
          </variation-attribute-values>
        </variation-attribute>
        <variation-attribute attribute-id="size" variation-attribute-id="size">
          <variation-attribute-values>
            <variation-attribute-value value="s"/>
            <variation-attribute-value value="l"/>
          </variation-attribute-values>
        </variation-attribute>
      </attributes>
      <variants>
        <variant product-id="chair-green-s"/>
        <variant product-id="chair-green-l" default="true"/>
        <variant product-id="chair-red-s"/>
      </variants>
    </variations>
  </product>
  ${variant('chair-green-s', 'green', 's')}
  ${variant('chair-green-l', 'green', 'l')}
  ${variant('chair-red-s', 'red', 's')}
  ${item('table', 'Oak table', 'Eichentisch', 'brown', 'oak')}
  ${item('stool', 'Small stool', 'Hocker', 'red', 'beech')}
  ${item('hidden', 'Hidden lamp', 'Lampe', 'red', 'oak', 'false')}
</catalog>`

function variant(id: string, color: string, size: string): string {
  return `<product product-id="${id}">
    <online-flag>true</online-flag>
    <custom-attributes>
      <custom-attribute attribute-id="color">${color}</custom-attribute>
      <custom-attribute attribute-id="size">${size}</custom-attribute>
      <custom-attribute attribute-id="refinementColor">${color}</custom-attribute>
    </custom-attributes>
  </product>`
}

function item(
  id: string,
  en: string,
  de: string,
  color: string,
  material: string,
  online = 'true',
): string {
  return `<product product-id="${id}">
    <display-name xml:lang="x-default">${en}</display-name>
    <display-name xml:lang="de">${de}</display-name>
    <online-flag>${online}</online-flag>
    <tax-class-id>standard</tax-class-id>
    <search-rank>1</search-rank>
    <custom-attributes>
      <custom-attribute attribute-id="availableOnWeb">true</custom-attribute>
      <custom-attribute attribute-id="refinementColor">${color}</custom-attribute>
      <custom-attribute attribute-id="material"><value>${material}</value></custom-attribute>
    </custom-attributes>
  </product>`
}

const menuSigns = `
      <custom-attribute attribute-id="menuBadge" xml:lang="x-default">New</custom-attribute>
      <custom-attribute attribute-id="menuBadge" xml:lang="de">Neu</custom-attribute>
      <custom-attribute attribute-id="menuHide"><value>desktop</value></custom-attribute>`

const storefrontCatalog = `<?xml version="1.0" encoding="UTF-8"?>
<catalog xmlns="${impex}/catalog/2006-10-31" catalog-id="test-storefront">
  <category category-id="root">
    <online-flag>true</online-flag>
    <refinement-definitions>
      <refinement-definition type="category" bucket-type="none">
        <display-name xml:lang="x-default">Category</display-name>
      </refinement-definition>
      <refinement-definition type="attribute" bucket-type="none" attribute-id="refinementColor" system="false">
        <display-name xml:lang="x-default">Colour</display-name>
        <display-name xml:lang="de">Farbe</display-name>
      </refinement-definition>
      <refinement-definition type="price" bucket-type="thresholds">
        <display-name xml:lang="x-default">Price</display-name>
        <bucket-definitions>
          <price-bucket currency="EUR"><display-name xml:lang="x-default">Under 100</display-name><threshold>100.0</threshold></price-bucket>
          <price-bucket currency="EUR"><display-name xml:lang="x-default">100 and more</display-name><threshold>10000.0</threshold></price-bucket>
        </bucket-definitions>
      </refinement-definition>
      <refinement-definition type="attribute" bucket-type="none" attribute-id="material" system="false">
        <display-name xml:lang="x-default">Material</display-name>
        <sort-mode>value-count</sort-mode>
        <sort-direction>descending</sort-direction>
      </refinement-definition>
    </refinement-definitions>
  </category>
  ${category('seats', 'root', 'Seats', 'Sitzmöbel', 1)}
  ${category('high-seats', 'seats', 'High seats', 'Hochsitze', 1)}
  ${category('tables', 'root', 'Tables', 'Tische', 2, 'true', menuSigns)}
  ${category('attic', 'root', 'Attic', 'Dachboden', 3, 'false')}
  <category-assignment category-id="high-seats" product-id="chair"><primary-flag>true</primary-flag></category-assignment>
  <category-assignment category-id="seats" product-id="stool"/>
  <category-assignment category-id="tables" product-id="table"><position>1.0</position></category-assignment>
  <category-assignment category-id="tables" product-id="hidden"/>
  <recommendation source-id="chair" source-type="product" target-id="table" target-type="product" type="cross-sell"/>
</catalog>`

function category(
  id: string,
  parent: string,
  en: string,
  de: string,
  position: number,
  online = 'true',
  signs = '',
): string {
  return `<category category-id="${id}">
    <display-name xml:lang="x-default">${en}</display-name>
    <display-name xml:lang="de">${de}</display-name>
    <online-flag>${online}</online-flag>
    <parent>${parent}</parent>
    <position>${position}.0</position>
    <image>content/${id}.jpg</image>
    <custom-attributes><custom-attribute attribute-id="showInMenu">true</custom-attribute>${signs}</custom-attributes>
  </category>`
}

const metadata = `<?xml version="1.0" encoding="UTF-8"?>
<metadata xmlns="${impex}/metadata/2006-10-31">
  <type-extension type-id="Product">
    <custom-attribute-definitions>
      <attribute-definition attribute-id="refinementColor">
        <display-name xml:lang="x-default">Colour</display-name>
        <type>enum-of-string</type>
        <value-definitions>
          <value-definition><display xml:lang="x-default">Red</display><display xml:lang="de">Rot</display><value>red</value></value-definition>
          <value-definition><display xml:lang="x-default">Green</display><display xml:lang="de">Grün</display><value>green</value></value-definition>
          <value-definition><display xml:lang="x-default">Brown</display><display xml:lang="de">Braun</display><value>brown</value></value-definition>
        </value-definitions>
      </attribute-definition>
      <attribute-definition attribute-id="material"><type>enum-of-string</type><select-multiple-flag>true</select-multiple-flag></attribute-definition>
      <attribute-definition attribute-id="badges"><type>set-of-string</type><localizable-flag>true</localizable-flag></attribute-definition>
      <attribute-definition attribute-id="availableOnWeb"><type>boolean</type></attribute-definition>
      <attribute-definition attribute-id="extraMainImage"><type>image</type></attribute-definition>
    </custom-attribute-definitions>
  </type-extension>
  <type-extension type-id="Category">
    <custom-attribute-definitions>
      <attribute-definition attribute-id="showInMenu"><type>boolean</type></attribute-definition>
      <attribute-definition attribute-id="menuBadge"><type>string</type><localizable-flag>true</localizable-flag></attribute-definition>
      <attribute-definition attribute-id="menuHide"><type>enum-of-string</type><select-multiple-flag>true</select-multiple-flag></attribute-definition>
      <attribute-definition attribute-id="menuNotIn"><type>set-of-string</type></attribute-definition>
    </custom-attribute-definitions>
  </type-extension>
</metadata>`

function priceBook(id: string, parent: string, prices: Record<string, string>): string {
  const tables = Object.entries(prices).map(
    ([product, amounts]) =>
      `<price-table product-id="${product}">${amounts
        .split(' ')
        .map((amount) => amount.split('x').reverse())
        .map(([amount, quantity = '1']) => `<amount quantity="${quantity}">${amount}</amount>`)
        .join('')}</price-table>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<pricebooks xmlns="${impex}/pricebook/2006-10-31">
  <pricebook>
    <header pricebook-id="${id}"><currency>EUR</currency><online-flag>true</online-flag>${
      parent ? `<parent>${parent}</parent>` : ''
    }</header>
    <price-tables>
      ${tables.join('\n      ')}
    </price-tables>
  </pricebook>
</pricebooks>`
}

const inventory = `<?xml version="1.0" encoding="UTF-8"?>
<inventory xmlns="${impex}/inventory/2007-05-31">
  <inventory-list>
    <header list-id="test-stock"><default-instock>false</default-instock></header>
    <records>
      ${stock('chair-green-s', 5)}
      ${stock('chair-green-l', 0)}
      ${stock('chair-red-s', 0, '<preorder-backorder-handling>preorder</preorder-backorder-handling><preorder-backorder-allocation>7</preorder-backorder-allocation><in-stock-date>2030-04-01</in-stock-date>')}
      ${stock('table', 3)}
      <record product-id="stool"><allocation>0</allocation><perpetual>true</perpetual></record>
    </records>
  </inventory-list>
</inventory>`

function stock(id: string, allocation: number, more = ''): string {
  return `<record product-id="${id}"><allocation>${allocation}</allocation><allocation-timestamp>2026-01-01T00:00:00.000Z</allocation-timestamp><perpetual>false</perpetual>${more}</record>`
}

const library = `<?xml version="1.0" encoding="UTF-8"?>
<library xmlns="${impex}/library/2006-10-31" library-id="test-library">
  <folder folder-id="root"><online-flag>true</online-flag></folder>
  <folder folder-id="help"><display-name xml:lang="x-default">Help</display-name><online-flag>true</online-flag><parent>root</parent></folder>
  <content content-id="faq">
    <display-name xml:lang="x-default">Questions</display-name>
    <display-name xml:lang="de">Fragen</display-name>
    <online-flag>true</online-flag>
    <custom-attributes>
      <custom-attribute attribute-id="body" xml:lang="x-default">&lt;p&gt;Ask.&lt;/p&gt;</custom-attribute>
    </custom-attributes>
    <folder-links><classification-link folder-id="help"/></folder-links>
  </content>
  <content content-id="draft"><online-flag>false</online-flag></content>
</library>`

const preferences = `<?xml version="1.0" encoding="UTF-8"?>
<preferences xmlns="${impex}/preferences/2007-03-31">
  <custom-preferences>
    <all-instances>
      <preference preference-id="siteCatalog">test-storefront</preference>
      <preference preference-id="sitePriceBooks">test-list, test-sale</preference>
      <preference preference-id="siteInventoryList">test-stock</preference>
      <preference preference-id="siteLibrary">test-library</preference>
      <preference preference-id="siteCurrency">EUR</preference>
      <preference preference-id="siteLocales">de-DE,en-DE,ja-JP</preference>
      <preference preference-id="siteDefaultLocale">de-DE</preference>
      <preference preference-id="isContentOnlySite">false</preference>
    </all-instances>
  </custom-preferences>
</preferences>`

const tax = `<?xml version="1.0" encoding="UTF-8"?>
<tax xmlns="${impex}/tax/2007-02-14">
  <tax-classes><tax-class class-id="standard" default="true"><display-name>Standard</display-name></tax-class></tax-classes>
  <tax-jurisdictions><tax-jurisdiction jurisdiction-id="DE" default="true"><address-mappings><address-mapping key1="DE"/></address-mappings></tax-jurisdiction></tax-jurisdictions>
  <tax-rates><tax-rate jurisdiction-id="DE" class-id="standard">0.19</tax-rate></tax-rates>
</tax>`

const shipping = `<?xml version="1.0" encoding="UTF-8"?>
<shipping xmlns="${impex}/shipping/2007-03-31">
  <shipping-method method-id="standard" default="true">
    <display-name xml:lang="x-default">Standard</display-name>
    <online-flag>true</online-flag>
    <tax-class-id>standard</tax-class-id>
    <price-table><amount order-value="99">0</amount><amount order-value="0">4.90</amount></price-table>
    <currency>EUR</currency>
  </shipping-method>
</shipping>`

const payment = `<?xml version="1.0" encoding="UTF-8"?>
<payment-settings xmlns="${impex}/paymentsettings/2009-09-15">
  <payment-method method-id="INVOICE">
    <name xml:lang="x-default">Invoice</name>
    <enabled-flag>true</enabled-flag>
    <ranges><range currency="EUR"><max-purchase-amount>500</max-purchase-amount></range></ranges>
  </payment-method>
  <payment-card card-type="Visa">
    <name>Visa</name>
    <enabled-flag>true</enabled-flag>
    <card-number-settings><enable-checksum-verification>true</enable-checksum-verification><number-length><length>16</length></number-length></card-number-settings>
    <security-code-length>3</security-code-length>
  </payment-card>
</payment-settings>`

const site = `<?xml version="1.0" encoding="UTF-8"?>
<site xmlns="${impex}/site/2007-04-30" site-id="TST"><name>Test</name><currency>EUR</currency><taxation>gross</taxation></site>`

/** A small shop on one site, TST: a chair in two colours and sizes, a table and a stool. */
export const tinyShop: Readonly<Record<string, string>> = {
  'catalogs/test-master/catalog.xml': masterCatalog,
  'catalogs/test-storefront/catalog.xml': storefrontCatalog,
  'meta/system-objecttype-extensions.xml': metadata,
  'pricebooks/test-list.xml': priceBook('test-list', '', {
    'chair-green-s': '199.00',
    'chair-green-l': '249.00',
    'chair-red-s': '199.00',
    table: '99.99 10x89.99',
    stool: '100',
  }),
  'pricebooks/test-sale.xml': priceBook('test-sale', 'test-list', {'chair-red-s': '99.50'}),
  'inventory-lists/test-stock.xml': inventory,
  'libraries/test-library/library.xml': library,
  'sites/TST/site.xml': site,
  'sites/TST/preferences.xml': preferences,
  'sites/TST/shipping.xml': shipping,
  'sites/TST/payment-methods.xml': payment,
  'sites/TST/tax.xml': tax,
}

/** Writes files to a new temporary directory and returns it. Values of null are left out. */
export function writeArchive(files: Readonly<Record<string, string | Buffer | null>>): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-archive-'))
  for (const [name, text] of Object.entries(files)) {
    if (text === null) continue
    const file = path.join(root, name)
    fs.mkdirSync(path.dirname(file), {recursive: true})
    fs.writeFileSync(file, text)
  }
  return root
}
