import {readFileSync} from 'node:fs'
import {join} from 'node:path'

const archiveSites = join(__dirname, '../../../sandbox/data/archive/sites')

/**
 * A file of a site that is written by hand. Files with no money and no country in them are copied to the generated
 * sites, the others are derived.
 */
export const modelFile = (name: string, site: 'DEU' | 'GLO' = 'DEU'): string =>
  readFileSync(join(archiveSites, site, `${name}.xml`), 'utf8')

const PREFERENCE = /<preference preference-id="(\w+)"(?:\/>|>([^<]*)<\/preference>)/g

/** Preferences of a site that is written by hand: id and text. */
export const modelPreferences = (site: 'DEU' | 'GLO'): (readonly [id: string, text: string])[] =>
  [...modelFile('preferences', site).matchAll(PREFERENCE)].map(
    ([, id = '', text = '']) => [id, unescape(text)] as const,
  )

const unescape = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
