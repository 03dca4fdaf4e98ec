/**
 * An archive with one mistake for each check of the site inspector, to be imported over that of the shop. Each mistake is on
 * a site of its own, so that a wrong finding shows.
 */
import {randomBytes} from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {shopArchive} from '../../demo/catalogue/shop'

const impex = 'http://www.demandware.com/xml/impex'
const head = '<?xml version="1.0" encoding="UTF-8"?>'

/** A promotion in English only, on a site with a French locale, with a claim that says nothing. */
const promotions = `${head}
<promotions xmlns="${impex}/promotion/2008-01-31">
  <campaign campaign-id="seeded-campaign">
    <enabled-flag>true</enabled-flag>
    <customer-groups><customer-group group-id="Everyone"/></customer-groups>
  </campaign>
  <promotion promotion-id="seeded-promotion">
    <enabled-flag>true</enabled-flag>
    <name xml:lang="x-default">Five per cent off eco-friendly strollers</name>
    <product-promotion-rule>
      <discounted-products><included-products><condition-group>
        <category-condition catalog-id="barnholt-storefront" operator="is equal">
          <category-id>strollers</category-id>
        </category-condition>
      </condition-group></included-products></discounted-products>
      <simple-discount><percentage>5</percentage></simple-discount>
    </product-promotion-rule>
  </promotion>
  <promotion-campaign-assignment promotion-id="seeded-promotion" campaign-id="seeded-campaign"/>
</promotions>`

/** A product without a price in zloty. */
const zloty = `${head}
<pricebooks xmlns="${impex}/pricebook/2006-10-31">
  <pricebook>
    <header pricebook-id="list-pln"><currency>PLN</currency></header>
    <price-tables><price-table product-id="BH-9010" mode="delete-all"/></price-tables>
  </pricebook>
</pricebooks>`

/** The only price of the product without texts, pictures and stock. */
const euro = `${head}
<pricebooks xmlns="${impex}/pricebook/2006-10-31">
  <pricebook>
    <header pricebook-id="list-eur"><currency>EUR</currency></header>
    <price-tables>
      <price-table product-id="SEED-1"><amount quantity="1">10.00</amount></price-table>
    </price-tables>
  </pricebook>
</pricebooks>`

/** A product without texts, pictures and stock, on one site. */
const master = `${head}
<catalog xmlns="${impex}/catalog/2006-10-31" catalog-id="barnholt-master">
  <product product-id="SEED-1">
    <display-name xml:lang="x-default">Seed</display-name>
    <online-flag>false</online-flag>
    <online-flag site-id="FIN">true</online-flag>
    <searchable-flag>true</searchable-flag>
  </product>
</catalog>`

/** A category of the menu without a product, in the menu of one site. */
const storefront = (others: readonly string[]): string => `${head}
<catalog xmlns="${impex}/catalog/2006-10-31" catalog-id="barnholt-storefront">
  <category category-id="seeded-shelf">
    <display-name xml:lang="x-default">Seeded shelf</display-name>
    <online-flag>true</online-flag>
    <parent>textiles</parent>
    <custom-attributes>
      <custom-attribute attribute-id="showInMenu">true</custom-attribute>
      <custom-attribute attribute-id="menuNotIn">
        ${others.map((id) => `<value>${id}</value>`).join('')}
      </custom-attribute>
    </custom-attributes>
  </category>
  <category-assignment category-id="blankets" product-id="SEED-1"/>
</catalog>`

/** A link of the footer that goes in a circle. */
const redirects = `${head}
<redirect-urls xmlns="${impex}/redirecturl/2011-09-01">
  <redirect-url uri="/customer-service/returns.html">
    <enabled-flag>true</enabled-flag>
    <destination-url>/seeded-circle</destination-url>
  </redirect-url>
  <redirect-url uri="/seeded-circle">
    <enabled-flag>true</enabled-flag>
    <destination-url>/customer-service/returns.html</destination-url>
  </redirect-url>
</redirect-urls>`

const preference = (id: string, value: string): string => `${head}
<preferences xmlns="${impex}/preferences/2007-03-31">
  <custom-preferences><all-instances>
    <preference preference-id="${id}">${value}</preference>
  </all-instances></custom-preferences>
</preferences>`

const LIBRARY = path.join(shopArchive, 'libraries/barnholt-library')

/** The library of the shop under another name, with its files changed. */
function library(id: string, change: (xml: string) => string): Record<string, string> {
  const files = fs.readdirSync(LIBRARY).filter((name) => name.endsWith('.xml'))
  return Object.fromEntries(
    files.map((name) => {
      const xml = fs
        .readFileSync(path.join(LIBRARY, name), 'utf8')
        .replace('library-id="barnholt-library"', `library-id="${id}"`)
      return [`libraries/${id}/${name}`, change(xml)]
    }),
  )
}

/** A library without its terms and with a heavy home page. */
const poorLibrary = (): Record<string, string> =>
  library('seeded-library', (xml) =>
    xml
      .replace(/ {2}<content content-id="terms">.*?<\/content>\n/s, '')
      .replaceAll('"Made to be handed down"', `"${randomBytes(60_000).toString('base64')}"`),
  )

/** A library whose imprint names the closed dispute platform, in Italian. */
const outdatedLibrary = (): Record<string, string> =>
  library('outdated-library', (xml) =>
    xml.replace(/<content content-id="imprint">.*?<\/content>/s, (imprint) =>
      imprint.replace(
        /(attribute-id="body" xml:lang="it">)/,
        '$1&lt;a href="https://ec.europa.eu/consumers/odr"&gt;ODR&lt;/a&gt;',
      ),
    ),
  )

/** A library with an article of the newsroom that is not translated into Dutch. */
const untranslatedLibrary = (): Record<string, string> =>
  library('untranslated-library', (xml) =>
    xml.replace(/<content content-id="open-workshop">.*?<\/content>/s, (article) =>
      article.replace(/<([\w-]+)(?: attribute-id="\w+")? xml:lang="nl">.*?<\/\1>/gs, ''),
    ),
  )

/**
 * Writes the archive into a temporary folder.
 * @param siteIds ids of all sites
 * @returns path of the folder
 */
export function writeSeededArchive(siteIds: readonly string[]): string {
  const files = {
    'sites/FRA/promotions.xml': promotions,
    'pricebooks/list-pln.xml': zloty,
    'pricebooks/list-eur.xml': euro,
    'catalogs/barnholt-master/catalog.xml': master,
    'catalogs/barnholt-storefront/catalog.xml': storefront(siteIds.filter((id) => id !== 'SWE')),
    'sites/DNK/redirect-urls.xml': redirects,
    'sites/NOR/preferences.xml': preference('purchaseLimitBusiness', '5'),
    'sites/IRL/preferences.xml': preference('siteLibrary', 'seeded-library'),
    'sites/NLD/preferences.xml': preference('siteLibrary', 'untranslated-library'),
    'sites/ITA/preferences.xml': preference('siteLibrary', 'outdated-library'),
    ...poorLibrary(),
    ...outdatedLibrary(),
    ...untranslatedLibrary(),
  }
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'seeded-archive-'))
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name)
    fs.mkdirSync(path.dirname(file), {recursive: true})
    fs.writeFileSync(file, text)
  }
  return root
}
