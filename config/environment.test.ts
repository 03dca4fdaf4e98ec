import fs from 'node:fs'
import path from 'node:path'
import {parseEnvironment, parseHostVariables} from './environment'
import {addressVariables} from './variables/address'
import {backendVariables} from './variables/backends'
import type {Variable} from './variables/define'
import {hostOnlyVariables} from './variables/host'
import {pushVariables} from './variables/push'
import {runtimeVariables} from './variables/runtime'
import {inspectorVariables, sandboxVariables, toolVariables} from './variables/tools'

const root = path.resolve(__dirname, '..')
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')

describe('parseEnvironment', () => {
  it('points at the sandbox when nothing is set', () => {
    expect(parseEnvironment({SANDBOX_PORT: '4321', PORT: ''})).toMatchObject({
      COMMERCE_API_ORIGIN: 'http://localhost:4321',
      OCAPI_ORIGIN: 'http://localhost:4321',
      CURALATE_ORIGIN: 'http://localhost:4321',
      PAYMENT_ORIGIN: 'http://127.0.0.1:4321',
      SCRIPTS_ORIGIN: 'http://127.0.0.1:4321',
      COMMERCE_ORGANIZATION_ID: 'f_ecom_bhlt_001',
      PORT: 3000,
    })
  })

  it('takes a real instance and keeps only its origin', () => {
    const env = parseEnvironment({
      COMMERCE_API_ORIGIN: 'https://abcd.api.commercecloud.salesforce.com/x',
    })
    expect(env.COMMERCE_API_ORIGIN).toBe('https://abcd.api.commercecloud.salesforce.com')
  })

  it('leaves variables of the host alone', () => {
    expect(parseEnvironment({LOG_LEVEL: 'loud'})).not.toHaveProperty('LOG_LEVEL')
  })
})

describe('a wrong value stops the start with one sentence', () => {
  it.each([
    [
      'COMMERCE_API_ORIGIN',
      'shop',
      'must be an http or https address, such as https://shop.example.com',
    ],
    [
      'CURALATE_ORIGIN',
      'ftp://x',
      'must be an http or https address, such as https://shop.example.com',
    ],
    ['COMMERCE_ORGANIZATION_ID', 'org', 'must look like f_ecom_abcd_001'],
    ['BACKEND_TIMEOUT_MS', '5', 'must be a whole number from 100 to 60000'],
    ['PORT', 'http', 'must be a whole number from 1 to 65535'],
    ['SANDBOX_PORT', '70000', 'must be a whole number from 1 to 65535'],
    ['EXTERNAL_PROTOCOL', 'HTTPS', 'must be one of http, https'],
    [
      'EXTERNAL_DOMAIN_NAME',
      'https://shop.example.com',
      'must be a host name with or without a port, such as shop.example.com',
    ],
  ])('%s', (name, value, rule) => {
    expect(() => parseHostVariables({[name]: value})).toThrow(
      new Error(`${name} is "${value}", but ${rule}.`),
    )
  })

  it('without the value of a secret', () => {
    expect(() => parseHostVariables({METRICS_TOKEN: 'short'})).toThrow(
      new Error('METRICS_TOKEN must have at least 16 characters.'),
    )
  })

  it('for each of several', () => {
    expect(() => parseHostVariables({PORT: 'x', PAGE_CACHE: 'yes'})).toThrow(
      /^PORT is "x", .*\.\nPAGE_CACHE is "yes", .*\.$/,
    )
  })
})

type Variables = Readonly<Record<string, Variable>>
const documented = (variables: Variables): string[] =>
  Object.entries(variables).map(
    ([name, {shown, meaning}]) => `\`${name}\`${shown && ` (${shown})`}: ${meaning}`,
  )

/** Items such as ``- `PORT` (`3000`): port``, which may go on in further lines. */
const variableItems = (text: string): string[] =>
  [
    ...text.replace(/\n {2}(?=\S)/g, ' ').matchAll(/^- (`[A-Z][A-Z0-9_]+`(?: \(.+?\))?: .+)$/gm),
  ].map(([, item = '']) => item)

describe('the documentation of the variables', () => {
  it.each([
    ['README.md', {...backendVariables, ...addressVariables, ...pushVariables}],
    ['docs/guides/host.md', {...hostOnlyVariables, ...runtimeVariables}],
    ['docs/guides/inspector.md', inspectorVariables],
    ['CONTRIBUTING.md', {...sandboxVariables, ...toolVariables}],
  ])('%s', (file, variables) => {
    expect(variableItems(read(file))).toEqual(documented(variables))
  })
})

describe('the schema', () => {
  const known = new Set(
    [
      addressVariables,
      backendVariables,
      hostOnlyVariables,
      inspectorVariables,
      pushVariables,
      runtimeVariables,
      sandboxVariables,
      toolVariables,
    ].flatMap((variables) => Object.keys(variables)),
  )
  /** Variables of the system and its C library, Node and npm. */
  const foreign = new Set(['MALLOC_ARENA_MAX', 'NODE_OPTIONS', 'PATH', 'npm_lifecycle_event'])

  const sources = ['app', 'bench', 'common', 'config', 'e2e', 'inspector', 'scripts', 'server']
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
        .map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.([cm]?js|tsx?)$/.test(file) && !file.startsWith('app/static/'))
    .concat('playwright.config.ts', 'webpack.config.js')

  it('knows every variable that storefront, host and scripts read', () => {
    const reads = sources.flatMap((file) =>
      [...read(file).matchAll(/process\.env(?:\.|\[')(\w+)/g)].map(([, name = '']) => name),
    )
    expect(reads).toContain('NODE_ENV')
    expect(reads.filter((name) => !known.has(name) && !foreign.has(name))).toEqual([])
  })

  /** Reads that the test above would not see: a variable taken out of `process.env`, or one by a computed name. */
  const UNSEEN = /\}\s*=\s*process\.env\b|process\.env\[(?!['"])/

  it.each([
    ['const {PORT} = process.env', true],
    ['process.env[name]', true],
    ["process.env['PORT']", false],
    ['parseEnvironment(process.env)', false],
  ])('%s escapes it: %p', (code, escapes) => expect(UNSEEN.test(code)).toBe(escapes))

  it('is escaped by no read', () => {
    // Tests set variables of the programs that they start.
    const tests = /\.test\.|[\\/]test[\\/]|^scripts[\\/]commands[\\/]/
    expect(sources.filter((file) => !tests.test(file) && UNSEEN.test(read(file)))).toEqual([])
  })
})
