/** Writes what the contract suite covers to docs/generated: the protocols of the sandbox, and our endpoints. */
import fs from 'node:fs'
import path from 'node:path'
import {coveragePages} from './coverage-pages'

for (const [file, text] of coveragePages()) {
  fs.mkdirSync(path.dirname(file), {recursive: true})
  fs.writeFileSync(file, text)
}
