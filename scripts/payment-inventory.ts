/**
 * `npm run generate -- inventory`: writes the services of the pages of payment from the registry (`config/scripts/`) into
 * `docs/guides/payment-pages.md`. A test fails while the two differ.
 */
import fs from 'node:fs'
import path from 'node:path'
import {inventoryRows} from '../config/scripts/payment-inventory'

const guide = path.resolve(__dirname, '../docs/guides/payment-pages.md')
const HEADING = /^\| service .*\|\n\| -.*\|\n(\|.*\|\n)*/m

const text = fs.readFileSync(guide, 'utf8')
const [table = ''] = HEADING.exec(text) ?? []
const head = table.split('\n').slice(0, 2)
const rows = inventoryRows().map((cells) => `| ${cells.join(' | ')} |`)
fs.writeFileSync(
  guide,
  text.replace(HEADING, () => `${[...head, ...rows].join('\n')}\n`),
)
