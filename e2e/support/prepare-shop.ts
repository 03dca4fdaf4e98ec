/** Fills the data folder `SANDBOX_DATA`, unless it exists, with a copy of a database that holds our shop. */
import fs from 'node:fs'
import {shopArchive} from '../../catalogue/shop'
import {prepareArchives} from '../../sandbox/testing/prepared-data'

const folder = process.env['SANDBOX_DATA'] ?? ''
if (!folder) throw new Error('SANDBOX_DATA is not set.')

if (!fs.existsSync(folder)) void prepareArchives(folder, [shopArchive])
