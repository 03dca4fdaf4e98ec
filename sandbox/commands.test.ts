import {spawn} from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import {assertNode, runCommand} from './commands'
import {companySettings} from './companies/settings'
import {configFlags, readConfig, withPort} from './config'
import {execute, openDatabase, queryOne} from './db/database'
import {spawnSandbox} from './contract/testing/sandbox-process'
import {withStoredSecrets} from './stored-secrets'
import {tinyShop, writeArchive} from './testing/test-archive'

let dataDir: string
let archive: string
let printed: string[]

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-commands-'))
  archive = writeArchive(tinyShop)
  printed = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line))
  jest.spyOn(console, 'error').mockImplementation((line: string) => printed.push(line))
})

afterEach(() => {
  jest.restoreAllMocks()
  for (const directory of [dataDir, archive]) fs.rmSync(directory, {recursive: true, force: true})
})

function countProducts(): number {
  const db = openDatabase(dataDir)
  const row = queryOne<{count: number}>(db, 'SELECT count(*) AS count FROM product')
  db.close()
  return row?.count ?? 0
}

describe('readConfig', () => {
  it('prefers flags to the environment and that to defaults', () => {
    const config = readConfig({port: '4101'}, {SANDBOX_PORT: '4102', SANDBOX_CLIENT_ID: 'mine'})
    expect(config).toMatchObject({
      port: 4101,
      clientId: 'mine',
      organizationId: 'f_ecom_sbox_001',
      publicUrl: 'http://localhost:4101',
    })
  })

  it('starts with the default archive unless archives are named', () => {
    const env = {SANDBOX_DEFAULT_ARCHIVE: '/shop'}
    expect(readConfig({}, {})).toMatchObject({archives: [], isDefaultArchive: true})
    expect(readConfig({}, env)).toMatchObject({archives: ['/shop'], isDefaultArchive: true})
    expect(readConfig({archive: '/a.zip,/b.zip'}, env)).toMatchObject({
      archives: ['/a.zip', '/b.zip'],
      isDefaultArchive: false,
    })
  })

  it('gives links the port that the system chose, unless they name another', () => {
    expect(withPort(readConfig({port: '0'}, {}), 4711)).toMatchObject({
      port: 4711,
      publicUrl: 'http://localhost:4711',
    })
    const config = readConfig({port: '0', 'public-url': 'https://shop.example:444'}, {})
    expect(withPort(config, 4711)).toMatchObject({publicUrl: 'https://shop.example:444'})
  })

  it('names the setting that cannot be used', () => {
    expect(() => readConfig({port: 'http'}, {})).toThrow(/^--port \(SANDBOX_PORT\) is not usable/)
    expect(() => readConfig({}, {SANDBOX_PUBLIC_URL: 'shop'})).toThrow(/SANDBOX_PUBLIC_URL/)
  })
})

describe('runCommand', () => {
  it('names every option in its help', async () => {
    expect(await runCommand(['--help'], {})).toBe(0)
    const named = [...printed.join('\n').matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name]) => name)
    const own = ['replace', 'report', 'help']
    const ofCompanies = companySettings.flatMap((one) => one.named).map(({flag}) => flag)
    expect(named.sort()).toEqual([...configFlags, ...ofCompanies, ...own].sort())
  })

  it('imports an archive with progress, and resets', async () => {
    expect(await runCommand(['import', archive, '--data', dataDir], {})).toBe(0)
    expect(printed[0]).toMatch(/1\/\d+ meta\/system-objecttype-extensions\.xml/)
    expect(printed.find((line) => line.startsWith('Imported'))).toMatch(/7 products/)
    expect(countProducts()).toBe(7)

    expect(await runCommand(['reset'], {SANDBOX_DATA: dataDir})).toBe(0)
    expect(countProducts()).toBe(0)
  })

  it('prints the whole report on demand, of this import or of the last one', async () => {
    const unknown = Array.from({length: 20}, (_, index) => `<thing-${index}/>`).join('')
    const catalog = `<catalog catalog-id="more">${unknown}</catalog>`
    fs.mkdirSync(path.join(archive, 'catalogs/more'))
    fs.writeFileSync(path.join(archive, 'catalogs/more/catalog.xml'), catalog)
    const things = () => printed.splice(0).filter((line) => line.includes('catalog/thing-')).length
    expect(await runCommand(['import', archive, '--data', dataDir], {})).toBe(0)
    expect(things()).toBe(12)
    expect(await runCommand(['import', '--report', '--data', dataDir], {})).toBe(0)
    expect(things()).toBe(20)
    expect(await runCommand(['import', archive, '--report', '--data', dataDir], {})).toBe(0)
    expect(things()).toBe(20)
  })

  it('bounds what an archive may unpack to', () => {
    const {unpackLimits} = readConfig({'archive-limit': '100'}, {})
    expect(unpackLimits).toEqual({archive: 100 * 1024 * 1024, file: 50 * 1024 * 1024})
    expect(() => readConfig({'archive-limit': 'much'}, {})).toThrow(/SANDBOX_ARCHIVE_LIMIT/)
  })

  it('says in one line what is wrong with an archive', async () => {
    fs.writeFileSync(path.join(archive, 'pricebooks/test-list.xml'), '<pricebooks>')
    expect(await runCommand(['import', archive, '--data', dataDir], {})).toBe(1)
    expect(printed.at(-1)).toMatch(
      /^Cannot import the archive: pricebooks\/test-list\.xml:1: [^\n]+$/,
    )
  })

  it('says in one line that a start needs an archive', async () => {
    expect(await runCommand(['--data', dataDir, '--port', '0'], {})).toBe(1)
    expect(printed).toEqual([
      `There is no shop in ${dataDir} yet: name a site archive with --archive, for example --archive my-export.zip.`,
    ])
  })

  it('says in one line that the port is taken', async () => {
    const other = net.createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const {port} = other.address() as net.AddressInfo
    const flags = ['--port', String(port), '--data', dataDir, '--archive', archive]
    expect(await runCommand(flags, {})).toBe(1)
    other.close()
    expect(printed.at(-1)).toBe(
      `Port ${port} is taken. Stop what runs there, or choose another with --port or SANDBOX_PORT.`,
    )
  })

  it('asks before other archives take the place of what is there', async () => {
    expect(await runCommand(['import', archive, '--data', dataDir], {})).toBe(0)
    const promotion = '<promotion promotion-id="new"><enabled-flag>true</enabled-flag></promotion>'
    const overlay = writeArchive({
      'sites/TST/promotions.xml': `<promotions>${promotion}</promotions>`,
    })
    const start = ['--data', dataDir, '--port', '0', '--archive', overlay]
    expect(await runCommand(start, {})).toBe(1)
    expect(printed.at(-1)).toBe(
      `${dataDir} holds other archives already. Start with --replace to put ${overlay} in their place, or add to them with 'commerce-sandbox import ${overlay} --data ${dataDir}'.`,
    )
    expect(await runCommand(['import', overlay, '--data', dataDir], {})).toBe(0)
    expect(printed).toContain('Imported 1 promotions.')
    expect(countProducts()).toBe(7)
    fs.rmSync(overlay, {recursive: true})
  })

  it('resets beside a running server through that server', async () => {
    const {baseUrl, stop} = await spawnSandbox(dataDir, ['--archive', archive])
    try {
      const status = async () => (await fetch(`${baseUrl}/admin/status`)).json()
      expect(await status()).toMatchObject({publicUrl: baseUrl})
      const db = openDatabase(dataDir)
      execute(db, `DELETE FROM product WHERE id = 'stool'`)
      db.close()
      expect(countProducts()).toBe(6)
      expect(await runCommand(['reset', '--data', dataDir], {})).toBe(0)
      expect(printed.at(-1)).toBe(
        `Removed the database in ${dataDir} and imported the archive again.`,
      )
      expect(countProducts()).toBe(7)
      expect(await status()).toMatchObject({counts: {products: 7}})
    } finally {
      await stop()
    }
    expect(fs.existsSync(path.join(dataDir, 'server.json'))).toBe(false)
  }, 60_000)

  it('forgets the address of a server that was killed', async () => {
    fs.mkdirSync(dataDir, {recursive: true})
    const file = path.join(dataDir, 'server.json')
    fs.writeFileSync(file, JSON.stringify({url: 'http://127.0.0.1:1', startedAt: 1}))
    // The start ends before it listens.
    const missing = path.join(dataDir, 'missing.zip')
    expect(await runCommand(['--port', '0', '--data', dataDir, '--archive', missing], {})).toBe(1)
    expect(fs.existsSync(file)).toBe(false)
  })

  it('draws its secrets at the first start and keeps them for its user alone', async () => {
    const other = net.createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const {port} = other.address() as net.AddressInfo
    // The start ends at the taken port, after the secrets are drawn.
    const start = (...more: string[]) =>
      runCommand(['--port', String(port), '--data', dataDir, '--archive', archive, ...more], {})
    await start('--client-secret', 'my-own-secret')
    const file = path.join(dataDir, 'secrets.json')
    const read = () => JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>
    const drawn = read()
    expect(Object.keys(drawn).sort()).toEqual([
      'paymentApiKey',
      'paymentHmacKey',
      'reviewsPasskey',
      'shopHmacKey',
    ])
    for (const secret of Object.values(drawn)) expect(secret).toMatch(/^[\w-]{32}$/)
    await start()
    other.close()
    expect(read()).toEqual({...drawn, clientSecret: expect.stringMatching(/^[\w-]{32}$/) as string})
    for (const name of ['secrets.json', 'sandbox.db']) {
      expect(fs.statSync(path.join(dataDir, name)).mode & 0o777).toBe(0o600)
    }
    const config = withStoredSecrets(readConfig({data: dataDir, 'client-secret': 'mine'}, {}))
    const {shopHmacKey, ...ofPlugins} = drawn
    expect(config).toMatchObject({clientSecret: 'mine', shopHmacKey, settings: ofPlugins})
    const known = readConfig({}, {})
    const fallbacks: Readonly<Record<string, unknown>> = {...known, ...known.settings}
    expect(Object.keys(read())).toHaveLength(5)
    for (const [name, secret] of Object.entries(read())) {
      expect(typeof fallbacks[name]).toBe('string')
      expect(secret).not.toBe(fallbacks[name])
    }
  })

  it('refuses a data folder on which another sandbox runs, until that one ends', async () => {
    const script = `
      const Libsql = require('libsql')
      const db = new Libsql(process.argv[1])
      db.exec('BEGIN EXCLUSIVE')
      console.log('locked')
      setInterval(() => db, 1000)`
    fs.mkdirSync(dataDir, {recursive: true})
    const file = path.join(dataDir, 'sandbox.lock')
    const holder = spawn(process.execPath, ['-e', script, file], {cwd: __dirname})
    await new Promise((resolve) => holder.stdout.once('data', resolve))
    expect(await runCommand(['--data', dataDir, '--port', '0', '--archive', archive], {})).toBe(1)
    expect(printed.at(-1)).toBe(
      `Another sandbox runs on ${dataDir}: stop it, or choose another directory with --data or SANDBOX_DATA.`,
    )
    expect(await runCommand(['reset', '--data', dataDir], {})).toBe(1)
    expect(printed.at(-1)).toBe(`A sandbox runs on ${dataDir}: stop it before you reset it.`)
    holder.kill('SIGKILL')
    await new Promise((resolve) => holder.once('exit', resolve))
    expect(await runCommand(['reset', '--data', dataDir], {})).toBe(0)
  })

  it.each([[['fly']], [['serve', '--wings', '2']], [['import']]])('refuses %j', async (args) => {
    expect(await runCommand([...args, '--data', dataDir], {})).toBe(1)
  })
})

describe('assertNode', () => {
  it.each(['20.11.0', '22.1.0', '24.0.0', '26.0.0'])('accepts %s', (version) => {
    expect(() => assertNode(version)).not.toThrow()
  })

  it.each(['18.20.0', '27.0.0'])('refuses %s', (version) => {
    expect(() => assertNode(version)).toThrow(/use Node 20, 22, 24 or 26/)
  })
})
