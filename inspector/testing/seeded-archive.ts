/**
 * An archive with one mistake for each check of the site inspector, to be imported over that of the shop. Each mistake is on
 * a site of its own, so that a wrong finding shows.
 */
import {randomBytes} from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import {shopArchive} from '../../demo/catalogue/shop'
import {readFiles, writeArchive} from '../../sandbox/testing/test-archive'

const impex = 'http://www.demandware.com/xml/impex'
const head = '<?xml version="1.0" encoding="UTF-8"?>'

/**
 * Files with a mistake each: a promotion in English only, on a site with a French locale, with a claim that says nothing; a
 * product without a price in zloty; a product without texts, pictures and stock, on one site; a category of the menu without
 * a product; a link of the footer that goes in a circle.
 */
const seeded = readFiles(path.join(__dirname, 'seeded'))

/** The category of the menu is not in the menus of these sites. */
const outOfMenus = (siteIds: readonly string[]): Record<string, string> => {
  const file = 'catalogs/barnholt-storefront/catalog.xml'
  const values = siteIds.map((id) => `<value>${id}</value>`).join('')
  return {[file]: (seeded[file] ?? '').replace('<value>OTHERS</value>', values)}
}

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
  return writeArchive({
    ...seeded,
    ...outOfMenus(siteIds.filter((id) => id !== 'SWE')),
    'sites/NOR/preferences.xml': preference('purchaseLimitBusiness', '5'),
    'sites/IRL/preferences.xml': preference('siteLibrary', 'seeded-library'),
    'sites/NLD/preferences.xml': preference('siteLibrary', 'untranslated-library'),
    'sites/ITA/preferences.xml': preference('siteLibrary', 'outdated-library'),
    ...poorLibrary(),
    ...outdatedLibrary(),
    ...untranslatedLibrary(),
  })
}
