/** Writes what the contract suite covers to docs/generated: the protocols of the sandbox, and our endpoints. */
import {coveragePages} from './coverage-pages'
import {replaceFile} from './lib/replace-file'

for (const [file, text] of coveragePages()) replaceFile(file, text)
