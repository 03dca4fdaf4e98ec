/**
 * The package `commerce-sandbox` as its users get it: packed, installed into an empty folder, and run there without this
 * repository. `npm test` does so on the newest Node, `npm run test:full` on every supported version.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import {ZipFile} from 'yazl'
import {readConfig} from '../../sandbox/config'
import {withStoredSecrets} from '../../sandbox/stored-secrets'
import sandboxPackage from '../../sandbox/package.json'
import {readmeExample} from '../../sandbox/plugins/testing/plugin-folder'
import {newShopper} from '../../sandbox/testing/shopper'
import {tinyShop} from '../../sandbox/testing/test-archive'
import {freePort} from '../lib/free-port'
import {nodeFolder, triedNodes} from './nodes'
import {isSilent, Program, until} from './program'
import {root} from './readme'

const MINUTE = 60_000
// A command starts within two seconds, on a busy machine much later.
jest.setTimeout(MINUTE)

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'package-'))
/** Where a user works: it has the installed package and an archive, nothing else. */
const work = path.join(folder, 'work')
afterAll(() => fs.rmSync(folder, {recursive: true, force: true}))

/** Runs a program to its end; rejects when it fails. */
async function run(cwd: string, command: string, ...args: string[]): Promise<string> {
  const program = new Program(cwd, args, {}, command)
  try {
    const code = await program.ended(300)
    if (code !== 0)
      throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${program.output}`)
    return program.output
  } finally {
    program.endAll()
  }
}

const install = (cwd: string, ...packages: string[]) =>
  run(cwd, 'npm', 'install', '--no-audit', '--no-fund', '--no-save', ...packages)

/** An export as Business Manager packs it. */
async function writeZip(file: string): Promise<void> {
  const zip = new ZipFile()
  const picture = await sharp({create: {width: 600, height: 400, channels: 3, background: 'green'}})
    .jpeg()
    .toBuffer()
  const files = {...tinyShop, 'catalogs/test-master/static/default/chair/green.jpg': picture}
  for (const [name, content] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(content), `20260101_export/${name}`)
  }
  zip.end()
  const target = fs.createWriteStream(file)
  zip.outputStream.pipe(target)
  await new Promise<void>((resolve) => target.on('close', () => resolve()))
}

beforeAll(async () => {
  fs.mkdirSync(work)
  const destination = ['--pack-destination', folder]
  await run(path.join(root, 'sandbox'), 'npm', 'pack', ...destination)
  const tarball = fs.readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? ''
  await install(work, path.join(folder, tarball))
  await writeZip(path.join(work, 'my.zip'))
  const {program, migration} = readmeExample()
  fs.mkdirSync(path.join(work, 'loyalty/migrations'), {recursive: true})
  fs.writeFileSync(path.join(work, 'loyalty/index.mjs'), program)
  fs.writeFileSync(path.join(work, 'loyalty/migrations/001-points.sql'), migration)
}, 10 * MINUTE)

const packageDir = path.join(work, 'node_modules/commerce-sandbox')

it('has what its users need, and no source of this repository', () => {
  const files = fs
    .readdirSync(packageDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(packageDir, path.join(entry.parentPath, entry.name)))
  expect(files).toEqual(
    expect.arrayContaining([
      'CHANGELOG.md',
      'Containerfile',
      'LICENSE',
      'README.md',
      'bin/commerce-sandbox.mjs',
      'dist/assets/dashboard.css',
      'dist/languages/mails-de.json',
      'dist/licences.txt',
      'dist/main.cjs',
      'dist/migrations/001-catalog.sql',
      'dist/plugins/domains/baskets.cjs',
      'dist/plugins/plugin.cjs',
      'dist/types/plugins/public/plugin.d.ts',
    ]),
  )
  const others = files.filter((file) => !file.startsWith('dist/types/') || !file.endsWith('.d.ts'))
  expect(others.filter((file) => /\.tsx?$|^(?!dist|bin|[\w.]+$)/.test(file))).toEqual([])
  expect(fs.existsSync(path.join(work, 'node_modules/typescript'))).toBe(false)
  expect(fs.existsSync(path.join(work, 'node_modules/tsx'))).toBe(false)
  const text = fs.readFileSync(path.join(packageDir, 'dist/main.cjs'), 'utf8')
  expect(/barnholt|bhlt/i.exec(text)?.[0]).toBeUndefined()
  expect(text).not.toContain(root)
})

it(
  'runs after the steps of the container file',
  async () => {
    const image = path.join(folder, 'image')
    fs.mkdirSync(image)
    const steps = fs.readFileSync(path.join(packageDir, 'Containerfile'), 'utf8')
    for (const [, source = '', target = ''] of steps.matchAll(/^COPY (\S+) \.\/(\S*)$/gm)) {
      const to = path.join(image, target === '' ? source : target)
      fs.cpSync(path.join(packageDir, source), to, {recursive: true})
    }
    const command = /^RUN (npm .*)$/m.exec(steps)?.[1] ?? ''
    await run(image, 'sh', '-c', command)
    const output = await run(image, process.execPath, 'bin/commerce-sandbox.mjs', '--help')
    expect(output).toContain('Usage: commerce-sandbox')
    expect(fs.readdirSync(image).sort()).toEqual(
      ['bin', 'dist', 'node_modules', 'package-lock.json', 'package.json'].sort(),
    )
  },
  2 * MINUTE,
)

/** A plug-in in TypeScript, with what a handler of `{points: number}` returns. */
const typedPlugin = (
  answer: string,
) => `import {definePlugin, shopper, Type, type Ok} from 'commerce-sandbox/plugin'
import {requireBasket} from 'commerce-sandbox/domains/baskets'
import {orderDocument} from 'commerce-sandbox/documents'

// @ts-expect-error -- the document has a type: no number is one
export const wrong: ReturnType<typeof orderDocument> = 1

interface Answers {
  'GET /shopper-points/v1/points': Ok<{points: number}>
}
export default definePlugin<Answers>({
  name: 'typed',
  customApis: [
    (route) => {
      route('GET /shopper-points/v1/points', {needs: shopper}, () => (${answer}))
      route(
        'GET /shopper-points/v1/points',
        {needs: shopper, schema: {querystring: Type.Object({basketId: Type.String()})}},
        ({context}, {query}) => ({points: requireBasket(context, query.basketId).items.length}),
      )
    },
  ],
})
`

it(
  'has types for plug-ins',
  async () => {
    const peers = Object.keys(sandboxPackage.peerDependencies)
    for (const name of peers) {
      const link = path.join(work, 'node_modules', name)
      fs.mkdirSync(path.dirname(link), {recursive: true})
      if (!fs.existsSync(link)) fs.symlinkSync(path.join(root, 'node_modules', name), link)
    }
    const check = async (answer: string) => {
      fs.writeFileSync(path.join(work, 'typed.mts'), typedPlugin(answer))
      const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
      const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext']
      const program = new Program(
        work,
        [tsc, ...options, '--target', 'es2022', 'typed.mts'],
        {},
        process.execPath,
      )
      try {
        return {code: await program.ended(120), output: program.output}
      } finally {
        program.endAll()
      }
    }
    expect(await check('{points: 1}')).toEqual({code: 0, output: ''})
    const wrong = await check("{points: 'many'}")
    expect(wrong.code).not.toBe(0)
    expect(wrong.output).toContain("Type 'string' is not assignable to type 'number'")
  },
  4 * MINUTE,
)

describe.each(triedNodes)('on Node %s', (version) => {
  const node = path.join(nodeFolder(version), 'node')

  const program = (...args: string[]) =>
    new Program(work, [path.join(packageDir, 'bin/commerce-sandbox.mjs'), ...args], {}, node)

  async function ended(...args: string[]): Promise<{code: number | null; output: string}> {
    const started = program(...args)
    try {
      return {code: await started.ended(60), output: started.output}
    } finally {
      started.endAll()
    }
  }

  it('is that version', async () => {
    expect(await run(work, node, '--version')).toMatch(new RegExp(`^v${version}\\.`))
  })

  it('says what to do when there is no shop', async () => {
    const {code, output} = await ended('--data', `nothing-${version}`)
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toContain('name a site archive with --archive')
  })

  it('explains its commands', async () => {
    expect((await ended('--help')).output).toContain('Usage: commerce-sandbox')
    expect((await ended('verify', '--help')).output).toContain('Usage: commerce-sandbox verify')
    const {code, output} = await ended('doctor')
    expect({code, output}).toMatchObject({code: 1, output: expect.stringContaining('PWA Kit')})
  })

  it('says which plug-in it cannot load', async () => {
    fs.mkdirSync(path.join(work, 'wrong'), {recursive: true})
    const file = path.join(work, 'wrong/index.mjs')
    const flags = ['--archive', 'my.zip', '--data', `wrong-${version}`, '--plugins', 'wrong']
    fs.writeFileSync(
      file,
      "import {definePlugin} from 'commerce-sandbox/plugin'\nexport default definePlugin({name: 'a', routs: []})\n",
    )
    expect(await ended(...flags)).toEqual({
      code: 1,
      output: expect.stringContaining(
        `The plug-in ${file} cannot be used: Unrecognized key: "routs"`,
      ),
    })
    fs.rmSync(file)
    fs.writeFileSync(path.join(work, 'wrong/index.ts'), 'enum A {b}\nexport default A\n')
    const {code, output} = await ended(...flags)
    expect(code).toBe(1)
    expect(output).toContain(path.join(work, 'wrong/index.ts'))
    expect(output.trim().split('\n')).toHaveLength(1)
  })

  it(
    'sells from a zip file',
    async () => {
      const port = await freePort()
      const data = `data-${version}`
      const files = ['--archive', 'my.zip', '--plugins', 'loyalty']
      const shop = program(...files, '--port', `${port}`, '--data', data)
      const baseUrl = `http://localhost:${port}`
      try {
        await shop.printed(/Commerce sandbox ready/, 60)
        // The secrets are those that it has drawn.
        const config = withStoredSecrets({...readConfig({}, {}), dataDir: path.join(work, data)})
        const shopper = await newShopper({baseUrl, config}, 'TST')
        const found = await shopper.call<{hits: {productId: string; image: {link: string}}[]}>(
          'GET',
          '/search/shopper-search/v1/organizations/:org/product-search',
          undefined,
          {q: 'chair', expand: 'images'},
        )
        expect(found.body.hits.map(({productId}) => productId)).toEqual(['chair'])
        // Scaled pictures need native code.
        const image = await fetch(`${found.body.hits[0]?.image.link}?sw=100`)
        const {width} = await sharp(Buffer.from(await image.arrayBuffer())).metadata()
        expect(width).toBe(100)
        const basket = await shopper.call<{currency: string}>(
          'POST',
          '/checkout/shopper-baskets/v2/organizations/:org/baskets',
          {productItems: [{productId: 'table', quantity: 1}]},
        )
        expect(basket.body).toMatchObject({currency: 'EUR', productTotal: 99.99})
        // The plug-in has the functions and faults of the program that runs.
        const points = '/custom/shopper-loyalty/v1/organizations/:org/points'
        expect((await shopper.call('GET', points)).body).toEqual({points: 0})
        expect(await shopper.call('POST', points, {points: 1})).toMatchObject({
          status: 403,
          body: {title: 'Guest'},
        })
        // Files beside the program: the dashboard's and the payment page's.
        expect(await (await fetch(`${baseUrl}/`)).text()).toContain('TST')
        expect((await fetch(`${baseUrl}/admin/assets/dashboard.js`)).status).toBe(200)
        shop.terminate()
        await shop.ended(15)
        await until('a free port', 5, () => isSilent(port))
      } finally {
        shop.endAll()
      }
    },
    3 * MINUTE,
  )
})
