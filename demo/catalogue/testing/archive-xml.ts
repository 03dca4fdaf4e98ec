import fs from 'node:fs'
import path from 'node:path'
import {shopArchive} from '../shop'

/**
 * XML of the archive by its path, as `npm run generate -- archive` wrote it. Building it takes seconds; `archive.test.ts`
 * compares the two.
 */
export const archiveXml = (file: string): string =>
  fs.readFileSync(path.join(shopArchive, file), 'utf8')
