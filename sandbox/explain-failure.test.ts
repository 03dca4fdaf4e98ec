import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import {runCommand} from './commands'
import {openDatabase} from './db/database'
import {explainFailure} from './explain-failure'
import {tinyShop, writeArchive} from './testing/test-archive'

let dataDir: string
let archive: string
let printed: string[]

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-failure-'))
  archive = writeArchive(tinyShop)
  printed = []
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  jest.spyOn(console, 'error').mockImplementation((line: string) => printed.push(line))
})
afterEach(() => {
  jest.restoreAllMocks()
  for (const folder of [dataDir, archive]) fs.rmSync(folder, {recursive: true, force: true})
})

/** What `sandbox serve` says when it cannot start. */
async function startFailure(...flags: string[]): Promise<string> {
  const all = ['--port', '0', '--data', dataDir, '--archive', archive, ...flags]
  expect(await runCommand(all, {})).toBe(1)
  expect(printed).toHaveLength(1)
  expect(printed[0]).not.toContain('\n')
  return printed[0] ?? ''
}
const file = () => path.join(dataDir, 'sandbox.db')

describe('a start that fails says what to do', () => {
  it('when the database is no database', async () => {
    fs.writeFileSync(file(), 'no database'.repeat(1000))
    expect(await startFailure()).toMatch(/^The database in .* is damaged\. Restore a copy/)
  })

  it('when pages of the database are damaged', async () => {
    const db = openDatabase(dataDir)
    db.pragma('wal_checkpoint(TRUNCATE)')
    db.close()
    const bytes = fs.readFileSync(file())
    fs.writeFileSync(file(), bytes.fill(7, 4096))
    expect(await startFailure()).toMatch(/^The database in .* is damaged\./)
  })

  it('when the database cannot be opened for writing', async () => {
    fs.mkdirSync(file())
    expect(await startFailure()).toMatch(/^The database in .* cannot be written\. Give this user/)
  })

  it('when the data directory is a file', async () => {
    fs.rmSync(dataDir, {recursive: true})
    fs.writeFileSync(dataDir, '')
    expect(await startFailure()).toBe(
      `${dataDir} is not a directory. Choose another one with --data or SANDBOX_DATA.`,
    )
  })

  it('when another program holds the database', async () => {
    const db = openDatabase(dataDir)
    db.exec('BEGIN EXCLUSIVE')
    expect(await startFailure()).toMatch(/^Another program uses the database in .*\. Stop it/)
    db.close()
  })

  it('when the port is taken', async () => {
    const other = net.createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const {port} = other.address() as net.AddressInfo
    expect(await startFailure('--port', String(port))).toMatch(
      /^Port \d+ is taken\. Stop what runs/,
    )
    other.close()
  })

  it('when the address is not of this machine', async () => {
    expect(await startFailure('--host', '192.0.2.1')).toMatch(
      /^This machine has no address 192.0.2.1/,
    )
  })

  it('when there is no archive', async () => {
    expect(await startFailure('--archive', '/nowhere')).toMatch(
      /^Cannot import the archive: .*no such file or directory/,
    )
  })
})

describe('explainFailure', () => {
  /** The error of a statement that SQLite refuses. */
  function sqliteFailure(prepare: string, statement: string): unknown {
    const db = openDatabase(dataDir)
    try {
      db.exec(prepare)
      for (let row = 0; row < 1000; row += 1) db.exec(statement)
      return null
    } catch (error) {
      return error
    } finally {
      db.close()
    }
  }
  const insert = `INSERT INTO import_state VALUES (hex(randomblob(8)), hex(randomblob(4000)))`

  it('names a full disk', () => {
    const error = sqliteFailure('PRAGMA max_page_count = 1', insert)
    expect(explainFailure(error, '/data')).toMatch(/^The disk of \/data is full\. Free some space/)
  })

  it('names a database that may only be read', () => {
    const error = sqliteFailure('PRAGMA query_only = ON', insert)
    expect(explainFailure(error, '/data')).toMatch(/^The database in \/data cannot be written/)
  })

  it.each([
    ['EACCES', 'open', '/archive/site.xml', '/archive/site.xml cannot be read. Give this user'],
    ['EACCES', 'mkdir', '/data/static', 'The database in /data cannot be written.'],
    ['EACCES', 'listen', undefined, 'This user may not listen on port 80.'],
    ['ENOSPC', 'write', undefined, 'The disk of /data is full.'],
  ])('names %s of %s', (code, syscall, name, sentence) => {
    const error = Object.assign(new Error(code), {code, syscall, path: name, port: 80})
    expect(explainFailure(error, '/data')).toContain(sentence)
  })

  it('shows the stack of what no user can mend', () => {
    expect(explainFailure(new TypeError('a bug'))).toContain('explain-failure.test')
  })
})
