import {mkdirSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {buildArchive} from '../catalogue/source/archive'
import {englishTexts} from '../catalogue/source/languages/english'

/** Writes catalogue, price books, inventory and metadata of the archive from the source tables. */
const languages = join(__dirname, '../catalogue/source/languages')
const archive = join(__dirname, '../sandbox/data/archive')

for (const [path, xml] of buildArchive()) {
  const target = join(archive, path)
  mkdirSync(dirname(target), {recursive: true})
  writeFileSync(target, xml)
  process.stdout.write(`${path} ${(xml.length / 1024).toFixed(0)} KB\n`)
}

for (const [kind, texts] of Object.entries(englishTexts())) {
  writeFileSync(join(languages, 'en', `${kind}.json`), `${JSON.stringify(texts, null, 2)}\n`)
}
