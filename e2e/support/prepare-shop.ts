/** Fills the data folder `SANDBOX_DATA`, unless it exists, with a copy of a database that holds our shop. */
import fs from 'node:fs'
import {shopArchive} from '../../demo/catalogue/shop'
import {prepareArchives} from '../../sandbox/testing/prepared-data'
import {ensureGenerated} from '../../scripts/lib/generated.cjs'

const folder = process.env['SANDBOX_DATA'] ?? ''
if (!folder) throw new Error('SANDBOX_DATA is not set.')

async function prepare(): Promise<void> {
  if (fs.existsSync(folder)) return
  await ensureGenerated('archive')
  await prepareArchives(folder, [shopArchive])
}

void prepare()
