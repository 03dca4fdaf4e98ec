import {mkdirSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {buildArchive} from '../sandbox/data/source/archive'

/** Writes catalogue, price books, inventory and metadata of the archive from the source tables. */
const archive = join(__dirname, '../sandbox/data/archive')

for (const [path, xml] of buildArchive()) {
  const target = join(archive, path)
  mkdirSync(dirname(target), {recursive: true})
  writeFileSync(target, xml)
  process.stdout.write(`${path} ${(xml.length / 1024).toFixed(0)} KB\n`)
}
