import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {ZipFile} from 'yazl'
import {openDatabase, queryOne, type Database} from '../db/database'
import {tinyShop, writeArchive} from '../testing/test-archive'
import {hashArchives} from './archive-files'
import {importArchive} from './import-archive'
import {recordLimits, unpackLimits} from './import-limits'

let folder: string
let db: Database

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-limits-'))
  db = openDatabase(folder)
})
afterEach(() => {
  db.close()
  fs.rmSync(folder, {recursive: true})
})

/** A zip of the tiny shop and of files that repeat one letter. */
async function zipWith(sizes: Readonly<Record<string, number>>): Promise<string> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(tinyShop)) zip.addBuffer(Buffer.from(text), name)
  for (const [name, size] of Object.entries(sizes)) zip.addBuffer(Buffer.alloc(size, 'a'), name)
  zip.end()
  const file = path.join(folder, 'archive.zip')
  await new Promise<void>((resolve, reject) =>
    zip.outputStream.pipe(fs.createWriteStream(file)).on('finish', resolve).on('error', reject),
  )
  return file
}
const megabyte = 1024 * 1024
const image = (name: string) => `catalogs/test-master/static/default/${name}.jpg`
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'imported',
    (error: unknown) => (error as Error).message,
  )
const staticFolder = () => path.join(folder, 'static')

describe('a zip file that unpacks to too much', () => {
  it('is refused by the size of one file', async () => {
    const zip = await zipWith({[image('large')]: 3 * megabyte})
    const limits = unpackLimits(4)
    const reason =
      `${image('large')}: unpacks to 3 MB, at most 2 MB are read; ` +
      'raise --archive-limit if the archive is meant to be that large'
    expect(await failure(importArchive(db, zip, {limits}))).toBe(reason)
    expect(await failure(hashArchives([zip], limits))).toBe(reason)
    expect(await failure(importArchive(db, zip, {limits: unpackLimits(8)}))).toBe('imported')
  })

  it('is refused by the size of all files, also of several archives together', async () => {
    const zip = await zipWith({[image('a')]: 2 * megabyte, [image('b')]: 2 * megabyte})
    expect(await failure(importArchive(db, zip, {limits: unpackLimits(4)}))).toMatch(
      /the archive unpacks to more than 4 MB/,
    )
    expect(await failure(importArchive(db, [zip, zip], {limits: unpackLimits(6)}))).toMatch(
      /the archive unpacks to more than 6 MB/,
    )
    expect(queryOne(db, 'SELECT id FROM site')).toBeUndefined()
  })

  it('is refused when its directory lies about a size, and leaves no file behind', async () => {
    const zip = await zipWith({[image('small')]: megabyte})
    const bytes = fs.readFileSync(zip)
    // The central directory says 100 bytes; the data holds a megabyte.
    const at = bytes.lastIndexOf(Buffer.from(image('small'))) - 46
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50)
    bytes.writeUInt32LE(100, at + 24)
    fs.writeFileSync(zip, bytes)
    expect(await failure(importArchive(db, zip))).toMatch(/too many bytes/)
    expect(fs.existsSync(staticFolder()) ? fs.readdirSync(staticFolder()) : []).toEqual([])
  })
})

describe('an XML file with a record that is too large', () => {
  const importXml = (content: string) => {
    const archive = writeArchive({
      ...tinyShop,
      'catalogs/more/catalog.xml': `<catalog catalog-id="more">\n${content}</catalog>`,
    })
    return failure(importArchive(db, archive)).finally(() => fs.rmSync(archive, {recursive: true}))
  }
  const product = (inner: string) => `<product product-id="p">${inner}</product>`

  it.each<[string, string, string]>([
    [
      'text',
      product(`<brand>${'a'.repeat(recordLimits.text + megabyte)}</brand>`),
      'a text of more than',
    ],
    [
      'attribute',
      `<product product-id="${'a'.repeat(recordLimits.text + megabyte)}"/>`,
      'a text of more than',
    ],
    ['comment', `<!--${'a'.repeat(recordLimits.text + megabyte)}-->`, 'a text of more than'],
    ['depth', '<x>'.repeat(recordLimits.depth + 1), 'nested more than 200 deep'],
    [
      'number of elements',
      product('<brand/>'.repeat(recordLimits.elements + 1)),
      'a record of more than 500000 elements',
    ],
  ])('is refused by its %s, with file and line', async (_what, content, reason) => {
    const message = await importXml(content)
    expect(message).toMatch(/^catalogs\/more\/catalog\.xml:2: /)
    expect(message).toContain(reason)
  })

  it('is refused by all of its texts', async () => {
    const text = `<brand>${'a'.repeat(recordLimits.text - megabyte)}</brand>`
    expect(await importXml(product(text.repeat(5)))).toContain(
      'a record of more than 67108864 characters',
    )
  })
})
