/** `npm run generate -- coverage`: writes what the contract suite covers to docs/sandbox-coverage.md and demo/endpoints. */
import fs from 'node:fs'
import {coveragePages} from './coverage-pages'

for (const [file, text] of coveragePages()) fs.writeFileSync(file, text)
