import {mkdirSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {englishTexts} from '../catalogue/source/languages/english'

/** Writes catalogue, price books, inventory and metadata of the archive from the source tables. */
const languages = join(__dirname, '../catalogue/source/languages')
const archive = join(__dirname, '../sandbox/data/archive')

async function main(): Promise<void> {
  for (const [kind, texts] of Object.entries(englishTexts())) {
    writeFileSync(join(languages, 'en', `${kind}.json`), `${JSON.stringify(texts, null, 2)}\n`)
  }
  // Loaded after that: translations are looked up by the English texts of the files above.
  const {buildArchive} = await import('../catalogue/source/archive')
  for (const [path, xml] of buildArchive()) {
    const target = join(archive, path)
    mkdirSync(dirname(target), {recursive: true})
    writeFileSync(target, xml)
    process.stdout.write(`${path} ${(xml.length / 1024).toFixed(0)} KB\n`)
  }
}

void main()
