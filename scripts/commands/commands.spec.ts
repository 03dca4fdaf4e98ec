import {once} from 'node:events'
import fs from 'node:fs'
import {createServer, type AddressInfo} from 'node:net'
import os from 'node:os'
import path from 'node:path'
import {chromium} from '@playwright/test'
import {timeUntilPictures} from '../../bench/fresh-listing'
import {chromiumArguments, chromiumFile} from './browser'
import {freePort} from '../lib/free-port'
import {isSilent, Program, until} from './program'
import {readmeCommands, root} from './readme'
import {descendants, isAlive} from './processes'
import {areFree, endShop, startShop, type RunningShop} from './start'

const MINUTE = 60_000
const folders: string[] = []
const temporaryFolder = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'commands-'))
  folders.push(folder)
  return folder
}
afterAll(() => folders.forEach((folder) => fs.rmSync(folder, {recursive: true, force: true})))

/** Runs a command to its end. */
async function run(
  args: readonly string[],
  seconds = 60,
  env: Readonly<Record<string, string>> = {},
): Promise<{code: number | null; output: string}> {
  const program = new Program(root, ['run', '--silent', ...args], env)
  try {
    return {code: await program.ended(seconds), output: program.output}
  } finally {
    program.endAll()
  }
}

const scriptOf = (name: string): string =>
  (
    JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
  ).scripts[name] ?? ''

async function sandboxServes(): Promise<void> {
  const [port, data] = [await freePort(), temporaryFolder()]
  const sandbox = new Program(root, ['run', 'sandbox', '--', '--port', `${port}`, '--data', data])
  try {
    await sandbox.printed(/Commerce sandbox ready/, 120)
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200)
    sandbox.terminate()
    await sandbox.ended(15)
    await until('a free port', 5, () => isSilent(port))
  } finally {
    sandbox.endAll()
  }
}

async function sandboxCommands(): Promise<void> {
  const [data, generated] = [temporaryFolder(), temporaryFolder()]
  const sandbox = (...args: string[]) => run(['sandbox', '--', ...args], 120)
  expect((await sandbox('--help')).output).toContain('--port N')
  const options = ['--products', '5', '--out', generated]
  const made = await sandbox('generate', ...options)
  expect(made).toMatchObject({code: 0})
  const imported = await sandbox('import', generated, '--data', data)
  expect(imported.output).toMatch(/Imported .* products/)
  expect((await sandbox('reset', '--data', data)).output).toContain('Removed the database')
  expect(fs.existsSync(path.join(data, 'sandbox.db'))).toBe(false)
  expect(await sandbox('dance')).toMatchObject({code: 1})
}

/** Invalid options end a measurement at once, with the option in the message. */
const refusesUnknownOption =
  (name: string, ...part: readonly string[]) =>
  async (): Promise<void> => {
    const {code, output} = await run([name, '--', ...part, '--nonsense'])
    expect(code).toBe(1)
    expect(output).toContain('--nonsense')
  }

const listsParts = (name: string, part: string) => async (): Promise<void> => {
  for (const given of [[], ['nonsense']]) {
    const {code, output} = await run([name, '--', ...given])
    expect(code).toBe(1)
    expect(output).toMatch(new RegExp(`^ {2}${part} `, 'm'))
  }
}

/** The first listing of a new shop shows all its pictures, and its tiles come from ready files. */
async function showsReadyPictures(base: string): Promise<void> {
  const browser = await chromium.launch({executablePath: chromiumFile, args: chromiumArguments})
  try {
    const page = await browser.newPage()
    const answers: Promise<{url: string; bytes: Buffer}>[] = []
    page.on('response', (answer) => {
      if (/mainview-1\.jpg\?sw=320&sh=366/.test(answer.url()))
        answers.push(answer.body().then((bytes) => ({url: answer.url(), bytes})))
    })
    await timeUntilPictures(page, `${base}/deu/de-de/category/strollers`)
    const tiles = await Promise.all(answers)
    expect(tiles.length).toBeGreaterThan(4)
    for (const {url, bytes} of tiles) expect(bytes.equals(readyCopy(url))).toBe(true)
  } finally {
    await browser.close()
  }
}

/** The file of the archive that a tile of 320 pixels shows. */
function readyCopy(url: string): Buffer {
  const name = /images\/nursery\/.*(?=\.jpg)/.exec(url)?.[0] ?? ''
  const folder = path.join(root, 'demo/archive/catalogs/barnholt-master/static/default')
  return fs.readFileSync(path.join(folder, `${name}.w320.avif`))
}

async function startAndStop(): Promise<void> {
  let shop: RunningShop | undefined
  try {
    shop = await startShop()
    expect(shop.program.output).toContain(shop.data)
    expect((await fetch(`${shop.base}/deu/de-de/home`)).status).toBe(200)
    await showsReadyPictures(shop.base)
    const out = temporaryFolder()
    const pictures = await run(
      ['generate', '--', 'screenshots', '--base', shop.base, '--only', 'home', '--out', out],
      120,
    )
    expect(pictures).toMatchObject({code: 0})
    expect(fs.readdirSync(out)).toHaveLength(3)
    const all = descendants(shop.program.pid)
    expect(all.length).toBeGreaterThan(2)
    shop.program.terminate()
    await areFree(shop.ports)
    await until('the end of all processes', 5, async () => !all.some(({pid}) => isAlive(pid)))
  } finally {
    if (shop) await endShop(shop)
  }
}

async function killedStart(): Promise<void> {
  let shop: RunningShop | undefined
  try {
    shop = await startShop({filled: true})
    const all = descendants(shop.program.pid)
    const start = all.find(({command}) => /^node scripts\/start\.mjs/.test(command))
    process.kill(start?.pid ?? 0, 'SIGKILL')
    await areFree(shop.ports)
    await until('the end of all processes', 15, async () => !all.some(({pid}) => isAlive(pid)))
  } finally {
    if (shop) await endShop(shop)
  }
}

/** A taken port is one line that says what to do; a free one serves the overview. */
async function inspectorServes(): Promise<void> {
  const taken = createServer().listen(0, 'localhost')
  await once(taken, 'listening')
  const {port} = taken.address() as AddressInfo
  const refused = await run(['inspector'], 60, {INSPECTOR_PORT: String(port)})
  taken.close()
  expect(refused.code).toBe(1)
  expect(refused.output).toContain(`Port ${port} is taken.`)
  const env = {INSPECTOR_PORT: String(port), INSPECTOR_DATA: temporaryFolder()}
  const inspector = new Program(root, ['run', 'inspector'], env)
  try {
    await inspector.printed(/Inspector: http/, 60)
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
  } finally {
    inspector.endAll()
  }
}

/** The test of each command in the README's table. */
const tests: Readonly<Record<string, Readonly<Record<string, () => Promise<void>>>>> = {
  'npm start': {
    'starts, prints the data folder, ends all it started on SIGTERM': startAndStop,
    'leaves nothing behind when it is killed': killedStart,
  },
  'npm run sandbox': {
    'serves and stops': sandboxServes,
    'knows --help, import and reset': sandboxCommands,
  },
  'npm run build': {
    'is what made the build that is tested': async () => {
      expect(scriptOf('build')).toBe('tsx scripts/build.ts')
      for (const file of ['ssr.js', 'server-renderer.js', 'bundle-id', 'main.js.br'])
        expect(fs.existsSync(path.join(root, 'build', file))).toBe(true)
    },
  },
  'npm run bench': {
    'refuses an unknown option': refusesUnknownOption('bench'),
    'refuses an unknown option of each part': async () => {
      for (const part of ['growth', 'sandbox'])
        await refusesUnknownOption('bench', '--only', part)()
    },
    'lists its parts for an unknown one': async () => {
      const {code, output} = await run(['bench', '--', '--only', 'nonsense'])
      expect(code).toBe(1)
      expect(output).toContain('growth')
    },
  },
  'npm run lint': {
    'checks a file': async () => {
      const {code, output} = await run(['lint', '--', 'scripts/lib/free-port.ts'], 180)
      expect({code, output}).toMatchObject({
        code: 0,
        output: expect.stringMatching(/^Checking formatting[^]*correct format/),
      })
    },
  },
  'npm run check': {
    'lists its parts for none and for an unknown one': listsParts('check', 'contract'),
    'asks for the folder of the schemas': async () => {
      const {code, output} = await run(['check', '--', 'archive'])
      expect(code).toBe(1)
      expect(output).toContain('npm run check -- archive FOLDER')
    },
  },
  'npm run generate': {
    'lists its parts for none and for an unknown one': listsParts('generate', 'pseudo-locale'),
    'draws nothing when every picture is there': async () => {
      const {code, output} = await run(['generate', '--', 'pictures'])
      expect({code, output}).toMatchObject({code: 0, output: expect.stringContaining('0 pictures')})
    },
    'refuses an unknown option of a part': refusesUnknownOption('generate', 'screenshots'),
  },
  'npm run test:full': {
    'refuses an unknown option': async () => {
      expect(scriptOf('test:full')).toBe('node scripts/test.mjs --full')
      const {code, output} = await run(['test:full', '--', '--nonsense'])
      expect(code).toBe(1)
      expect(output).toContain('--nonsense')
    },
  },
  'npm run test:mutation': {'refuses an unknown option': refusesUnknownOption('test:mutation')},
  'npm run inspector': {'names a taken port, and serves its overview': inspectorServes},
  'npm run push': {
    'explains its options': async () => {
      const {code, output} = await run(['push', '--', '--help'])
      expect(code).toBe(0)
      expect(output).toContain('--projectSlug')
    },
  },
}

/** Commands with a file of their own, which runs at the same time as this one. */
const besideThis: Readonly<Record<string, string>> = {'npm run dev': 'dev.spec.ts'}

it('every command of the README is tried', () => {
  expect(readmeCommands().sort()).toEqual(Object.keys({...tests, ...besideThis}).sort())
  for (const [command, file] of Object.entries(besideThis))
    expect(fs.readFileSync(path.join(__dirname, file), 'utf8')).toContain(command)
})

describe.each(Object.entries(tests))('%s', (_command, cases) => {
  it.each(Object.entries(cases))('%s', (_title, test) => test(), 20 * MINUTE)
})
