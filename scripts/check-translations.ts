import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {findProblems} from './translations/check'
import {formatMessages, readTranslations, translationsFolder} from './translations/files'
import {findRefusedWords, readTerms} from './translations/terms'

/**
 * Lists missing, invalid and badly named messages in `translations/`; ends with status 1 when there are any.
 * `--fix` sorts the keys of every file.
 */
const translations = readTranslations()
const refused = [...translations].flatMap(([locale, messages]) =>
  findRefusedWords(locale, messages, readTerms(locale)),
)
const problems = [...findProblems(translations), ...refused].map(
  ({locale, key, problem}) => `${locale}.json: ${key} ${problem}`,
)

for (const [locale, messages] of translations) {
  const path = join(translationsFolder, `${locale}.json`)
  const ordered = formatMessages(messages)
  if (readFileSync(path, 'utf8') === ordered) continue
  if (process.argv.includes('--fix')) writeFileSync(path, ordered)
  else problems.push(`${locale}.json: keys are not in order, run with --fix`)
}

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
} else {
  const counts = [...translations].map(([locale, m]) => `${locale} ${Object.keys(m).length}`)
  console.log(`Translations are complete: ${counts.join(', ')}`)
}
