/** `npm run generate -- coverage`: writes what the contract suite covers to docs/sandbox-coverage.md. */
import fs from 'node:fs'
import path from 'node:path'
import {coveragePage} from '../sandbox/contract/coverage'
import {scenarios} from '../sandbox/contract/scenarios'

fs.writeFileSync(path.resolve(__dirname, '../docs/sandbox-coverage.md'), coveragePage(scenarios))
