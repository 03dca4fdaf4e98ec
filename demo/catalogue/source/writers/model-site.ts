import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

const files = join(__dirname, '../sites/files')

/**
 * A file of a site that is written by hand. Files with no money and no country in them are copied to the generated
 * sites, the others are derived.
 */
export const modelFile = (name: string, site: 'DEU' | 'GLO' = 'DEU'): string =>
  readFileSync(join(files, site, `${name}.xml`), 'utf8')

const PREFERENCE = /<preference preference-id="(\w+)"(?:\/>|>([^<]*)<\/preference>)/g

/** Files of sites that are written by hand: XML by path in the archive. */
export const handWrittenXmls = (): Map<string, string> =>
  new Map(
    readdirSync(files).flatMap((site) =>
      readdirSync(join(files, site)).map((name): [string, string] => [
        `sites/${site}/${name}`,
        readFileSync(join(files, site, name), 'utf8'),
      ]),
    ),
  )

/** Preferences of a site that is written by hand: id and text. */
export const modelPreferences = (site: 'DEU' | 'GLO'): (readonly [id: string, text: string])[] =>
  [...modelFile('preferences', site).matchAll(PREFERENCE)].map(
    ([, id = '', text = '']) => [id, unescape(text)] as const,
  )

const unescape = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
