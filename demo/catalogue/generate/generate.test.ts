import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {importArchive} from '../../../sandbox/archive/import-archive'
import {openDatabase, queryOne} from '../../../sandbox/db/database'
import {generateCommand} from './generate-command'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-generate-'))

afterAll(() => fs.rmSync(root, {recursive: true, force: true}))

async function generate(name: string, ...args: string[]): Promise<string> {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  const directory = path.join(root, name)
  expect(await generateCommand(['--out', directory, ...args])).toBe(0)
  return directory
}

const read = (directory: string, file: string) =>
  fs.readFileSync(path.join(directory, file), 'utf8')

describe('generate', () => {
  it('writes an archive with exactly so many products that imports without a word', async () => {
    const directory = await generate('all', '--products', '137')
    const db = openDatabase(path.join(root, 'data'))
    const report = await importArchive(db, directory)
    const count = (sql: string) => queryOne<{n: number}>(db, sql)?.n
    expect(report.counts.get('products')).toBe(137)
    expect([...report.unread.keys()]).toEqual([])
    expect(count('SELECT count(*) AS n FROM product')).toBe(137)
    // Whatever can be bought has a list price in every currency and a record in every list.
    const sellable = count(`SELECT count(*) AS n FROM product WHERE type <> 'master'`)
    for (const book of ['list-eur', 'list-usd', 'list-jpy']) {
      expect(count(`SELECT count(*) AS n FROM price WHERE price_book_id = '${book}'`)).toBe(
        sellable,
      )
    }
    expect(
      count(`SELECT count(*) AS n FROM inventory_record WHERE list_id = 'inventory-deu'`),
    ).toBe(sellable)
    expect(
      count(`SELECT count(*) AS n FROM product WHERE type <> 'variant'
             AND id NOT IN (SELECT product_id FROM category_assignment)`),
    ).toBe(0)
    db.close()
  })

  it('writes the same for the same seed, and something else for another', async () => {
    const file = 'catalogs/barnholt-master/catalog.xml'
    const [first = '', again = '', other = ''] = [
      read(await generate('first', '--products', '40'), file),
      read(await generate('again', '--products', '40'), file),
      read(await generate('other', '--products', '40', '--seed', '2'), file),
    ]
    expect(again === first).toBe(true)
    expect(other === first).toBe(false)
  })

  it.each([
    [[], '--products'],
    [['--products', '0'], '--products'],
    [['--products', '5', '--nonsense'], '--nonsense'],
  ])('%j is refused with a message that names the option', async (args, option) => {
    await expect(generateCommand(args)).rejects.toThrow(option)
  })

  it('leaves a folder alone in which something is', async () => {
    const directory = path.join(root, 'taken')
    fs.mkdirSync(directory)
    fs.writeFileSync(path.join(directory, 'note.txt'), 'mine')
    await expect(generateCommand(['--products', '5', '--out', directory])).rejects.toThrow(
      'not empty',
    )
    expect(fs.readdirSync(directory)).toEqual(['note.txt'])
  })
})
