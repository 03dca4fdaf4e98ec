/**
 * Writes the files that the storefront derives from other files: the messages of every locale of every site into
 * `app/static/translations/compiled/` (rule SITE-10), and into `app/generated/`: tokens.css from the design tokens and the tones of pictures, one stylesheet per site that changes tokens, the registry of
 * overridden components, the address formats of all markets, the operations of the Shopper APIs,
 * and the English texts that ship with the code. Unit tests, builds and `npm run dev` run it when a source has changed.
 */
import fs from 'node:fs'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {toneStyles} from '../app/shared/lib/tone'
import {customProperty, tokens, type TokenOverrides} from '../common/design-tokens'
import {markets} from '../config/markets/registry'
import {sites} from '../config/sites/registry'
import {overridables} from '../overrides/table'
import {familyFile, familyNames, familyText} from './lib/commerce-operations'
import {readOverrides, registryText, type SiteOverrides} from './lib/overrides'
import {compileMessages, resolveMessages} from './translations/compile'
import {BASE_LOCALE, readTranslations} from './translations/files'

const root = path.resolve(__dirname, '..')
const target = path.join(root, 'app/generated')
const compiledFolder = path.join(root, 'app/static/translations/compiled')
const overridesFolder = path.join(root, 'overrides')

/** Unchanged files keep their modification time, so that watchers do not react. */
function write(name: string, content: string): void {
  const file = path.join(target, name)
  fs.mkdirSync(path.dirname(file), {recursive: true})
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content) return
  fs.writeFileSync(file, content)
}

function declarations(groups: TokenOverrides): string {
  return Object.entries(groups)
    .flatMap(([group, values]) =>
      Object.entries(values ?? {}).map(
        ([name, value]) => `  ${customProperty(group, name)}: ${value};`,
      ),
    )
    .join('\n')
}

async function siteTokens({site, hasTokens}: SiteOverrides): Promise<string> {
  if (!hasTokens) return ''
  const file = path.join(overridesFolder, site, 'tokens.ts')
  const module = (await import(pathToFileURL(file).href)) as {tokens: TokenOverrides}
  return `:root[data-site='${site}'] {\n${declarations(module.tokens)}\n}\n`
}

/** The address formats alone: browsers do not load the texts of the law of other countries. */
function addressesText(): string {
  const codes = markets.map(({countryCode}) => countryCode)
  return `${codes.map((code) => `import {address as ${code}} from '@config/markets/${code}'`).join('\n')}
import type {AddressFormat} from '@config/markets/address/address-format'
import {unionAddresses} from '@config/markets/address/union-addresses'

/** Address formats by country; written by scripts/generate.ts from config/markets/. */
export const addresses: Readonly<Record<string, AddressFormat>> = {...unionAddresses, ${codes.join(', ')}}
`
}

/** Writes the messages of all locales. @returns those of the base locale as JSON */
function writeMessages(): string {
  const translations = readTranslations()
  const compiledOf = (locale: string) =>
    JSON.stringify(compileMessages(resolveMessages(translations, locale)))
  const locales = sites.flatMap(({l10n}) => l10n.supportedLocales.map(({id}) => id))
  fs.mkdirSync(compiledFolder, {recursive: true})
  for (const locale of new Set([BASE_LOCALE, ...locales])) {
    fs.writeFileSync(path.join(compiledFolder, `${locale}.json`), compiledOf(locale))
  }
  return compiledOf(BASE_LOCALE)
}

async function main(): Promise<void> {
  const overrides = readOverrides(
    overridesFolder,
    sites.map(({id}) => id),
    Object.keys(overridables),
  )
  const perSite = (await Promise.all(overrides.map(siteTokens))).filter(Boolean)
  write(
    'tokens.css',
    [`:root {\n${declarations(tokens)}\n}\n`, ...perSite, toneStyles()].join('\n'),
  )
  write('overrides.ts', registryText(overrides))
  write('addresses.ts', addressesText())
  for (const name of familyNames) {
    write(`commerce/${familyFile(name)}.ts`, await familyText(name))
  }
  const families = familyNames.map((name) => `export * from './${familyFile(name)}'\n`)
  write('commerce/index.ts', families.join(''))
  write('default-messages.json', writeMessages())
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
