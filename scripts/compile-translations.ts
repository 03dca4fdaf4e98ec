import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {sites} from '../config/sites/registry'
import {compileMessages, resolveMessages} from './translations/compile'
import {BASE_LOCALE, readTranslations} from './translations/files'

/** Writes the messages of every locale of every site to `app/static/translations/compiled/` (rule SITE-10). */
const target = join(__dirname, '../app/static/translations/compiled')
const translations = readTranslations()
const locales = sites.flatMap(({l10n}) => l10n.supportedLocales.map(({id}) => id))

mkdirSync(target, {recursive: true})
for (const locale of new Set([BASE_LOCALE, ...locales])) {
  const compiled = compileMessages(resolveMessages(translations, locale))
  writeFileSync(join(target, `${locale}.json`), JSON.stringify(compiled))
}
