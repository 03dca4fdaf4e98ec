import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {runCommand} from '../commands'
import {tinyShop, writeArchive} from '../testing/test-archive'
import {openPreparedDatabase} from '../testing/prepared-data'
import {importArchive} from '../archive/import-archive'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-doctor-'))
const data = path.join(root, 'data')
const flags = ['--data', data, '--organization', 'f_ecom_zzzz_001', '--client-id', 'my-client']

beforeAll(async () => {
  const archive = writeArchive(tinyShop)
  const db = await openPreparedDatabase(data)
  await importArchive(db, archive)
  db.close()
  fs.rmSync(archive, {recursive: true})
})
afterAll(() => fs.rmSync(root, {recursive: true}))

let printed: string[]
beforeEach(() => {
  printed = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line))
  jest.spyOn(console, 'error').mockImplementation((line: string) => printed.push(line))
})
afterEach(() => jest.restoreAllMocks())

/** The configuration of a project that uses the sandbox of this test. */
const fitting = {
  app: {
    defaultSite: 'TST',
    sites: [{id: 'TST', l10n: {supportedCurrencies: ['EUR'], supportedLocales: [{id: 'de-DE'}]}}],
    commerceAPI: {
      proxyPath: '/mobify/proxy/api',
      parameters: {
        clientId: 'my-client',
        organizationId: 'f_ecom_zzzz_001',
        shortCode: 'local',
        siteId: 'TST',
      },
    },
    login: {passwordless: {callbackURI: '/passwordless-login-callback'}},
  },
  ssrParameters: {
    proxyConfigs: [
      {host: 'localhost:4000', protocol: 'http', path: 'api'},
      {host: 'localhost:4000', protocol: 'http', path: 'ocapi'},
    ],
  },
}
type Config = typeof fitting

let count = 0
/** Writes a project with this configuration and returns its folder. */
function project(config: unknown, file = 'default.js'): string {
  count += 1
  const folder = path.join(root, `project-${count}`)
  fs.mkdirSync(path.join(folder, 'config'), {recursive: true})
  const text = JSON.stringify(config)
  fs.writeFileSync(
    path.join(folder, 'config', file),
    file.endsWith('.json') ? text : `module.exports = ${text}`,
  )
  return folder
}

const doctor = (folder: string, env: Record<string, string> = {}) =>
  runCommand(['doctor', folder, ...flags], env)

it('finds nothing in a project that fits', async () => {
  expect(await doctor(project(fitting))).toBe(0)
  expect(printed).toEqual(['config/default.js fits the sandbox at http://localhost:4000.'])
})

it('reads config/local before config/default, as PWA Kit does', async () => {
  const folder = project({app: {}})
  fs.writeFileSync(path.join(folder, 'config/local.json'), JSON.stringify(fitting))
  expect(await doctor(folder)).toBe(0)
})

const changed = (change: (config: Config) => void): Config => {
  const config = structuredClone(fitting)
  change(config)
  return config
}

it.each<[string, (config: Config) => void, string]>([
  [
    'another organization',
    ({app}) => (app.commerceAPI.parameters.organizationId = 'f_ecom_other_001'),
    "app.commerceAPI.parameters.organizationId in config/default.js is 'f_ecom_other_001', the sandbox has 'f_ecom_zzzz_001': start the sandbox with --organization f_ecom_other_001, or change the file.",
  ],
  [
    'no client',
    ({app}) => (app.commerceAPI.parameters.clientId = ''),
    "app.commerceAPI.parameters.clientId is missing in config/default.js: set it to 'my-client'.",
  ],
  [
    'no short code',
    ({app}) => (app.commerceAPI.parameters.shortCode = ''),
    "app.commerceAPI.parameters.shortCode is missing in config/default.js: PWA Kit needs one, and the sandbox accepts any, such as 'local'.",
  ],
  [
    'an unknown default site',
    ({app}) => (app.defaultSite = 'RefArch'),
    "app.defaultSite in config/default.js is 'RefArch', a site that the sandbox does not have: use one of TST.",
  ],
  [
    'an unknown site in the list',
    ({app}) => app.sites.push({id: 'Two', l10n: {supportedCurrencies: [], supportedLocales: []}}),
    "app.sites in config/default.js has 'Two', a site that the sandbox does not have (TST): remove it, or import its archive.",
  ],
  [
    'a currency that the site does not have',
    ({app}) => app.sites[0]?.l10n.supportedCurrencies.push('USD'),
    "Site TST of the project has the currency 'USD', that of the sandbox has EUR: remove it from app.sites.",
  ],
  [
    'a proxy that leads to an instance',
    ({ssrParameters}) =>
      ssrParameters.proxyConfigs.splice(0, 1, {
        host: 'abcd1234.api.commercecloud.salesforce.com',
        protocol: 'https',
        path: 'api',
      }),
    "The proxy 'api' in config/default.js leads to https://abcd1234.api.commercecloud.salesforce.com: set {host: 'localhost:4000', protocol: 'http'} in ssrParameters.proxyConfigs.",
  ],
  [
    'no proxy for the APIs',
    ({ssrParameters}) => ssrParameters.proxyConfigs.shift(),
    "config/default.js has no proxy 'api', which app.commerceAPI.proxyPath uses: add {host: 'localhost:4000', protocol: 'http'} with path 'api' to ssrParameters.proxyConfigs.",
  ],
  [
    'a further proxy that leads to an instance',
    ({ssrParameters}) =>
      ssrParameters.proxyConfigs.push({
        host: 'abcd-001.dx.commercecloud.salesforce.com',
        protocol: 'https',
        path: 'controllers',
      }),
    "The proxy 'controllers' in config/default.js leads to https://abcd-001.dx.commercecloud.salesforce.com: set {host: 'localhost:4000', protocol: 'http'} in ssrParameters.proxyConfigs.",
  ],
  [
    'a callback on the internet',
    ({app}) => (app.login.passwordless.callbackURI = 'https://shop.example.com/callback'),
    "app.login.passwordless.callbackURI in config/default.js is https://shop.example.com/callback: the sandbox does not send there. Use a path such as '/callback', or register the origin with --shop-origins (SANDBOX_SHOP_ORIGINS).",
  ],
])('finds %s', async (_name, change, finding) => {
  expect(await doctor(project(changed(change)))).toBe(1)
  expect(printed).toEqual([
    `- ${finding}`,
    '1 to change. Start the sandbox with the same flags as this command.',
  ])
})

it('finds another secret of a private client, and does not print it', async () => {
  const env = {PWA_KIT_SLAS_CLIENT_SECRET: 'a-real-secret'}
  expect(await doctor(project(fitting), env)).toBe(1)
  expect(printed[0]).toContain('PWA_KIT_SLAS_CLIENT_SECRET is not the secret of the sandbox')
  expect(printed.join()).not.toContain('a-real-secret')
})

/** A project that fits, with this `app/ssr.js` and `_app-config`. */
function withServer(ssr: string, {appConfig = '', file = 'app/ssr.js'} = {}): string {
  const folder = project(fitting)
  const files = {[file]: ssr, 'app/components/_app-config/index.jsx': appConfig}
  for (const [name, text] of Object.entries(files)) {
    const target = path.join(folder, name)
    fs.mkdirSync(path.dirname(target), {recursive: true})
    fs.writeFileSync(target, text)
  }
  return folder
}

const secret = {PWA_KIT_SLAS_CLIENT_SECRET: 'sandbox-dev-secret'}
const policy = (sources: string) =>
  `helmet({contentSecurityPolicy: {directives: {'img-src': [${sources}], 'script-src': ['x']}}})`

describe('app/ssr.js', () => {
  it.each<[string, string, string]>([
    [
      'a private client without a target',
      'const options = {useSLASPrivateClient: true}',
      "app/ssr.js uses a private SLAS client without slasTarget, so its logins go to https://local.api.commercecloud.salesforce.com: add slasTarget: 'http://localhost:4000' beside useSLASPrivateClient.",
    ],
    [
      'another target',
      "const options = {useSLASPrivateClient: true, slasTarget: 'https://abcd.example.com'}",
      "slasTarget in app/ssr.js is 'https://abcd.example.com': set it to 'http://localhost:4000'.",
    ],
    [
      'a policy without the pictures of the sandbox',
      policy("'*.commercecloud.salesforce.com' // 'localhost:4000'\n"),
      "The content security policy in app/ssr.js blocks pictures from http://localhost:4000: add 'localhost:4000' to 'img-src'.",
    ],
    [
      'a policy with another port',
      policy('"localhost:4001", "https://localhost:4000"'),
      "The content security policy in app/ssr.js blocks pictures from http://localhost:4000: add 'localhost:4000' to 'img-src'.",
    ],
    [
      'the policy of PWA Kit alone',
      'app.use(defaultPwaKitSecurityHeaders)',
      "The content security policy in app/ssr.js blocks pictures from http://localhost:4000: add 'localhost:4000' to 'img-src'.",
    ],
    [
      'a hybrid proxy',
      "const options = {hybridProxy: {enabled: true, sfccOrigin: 'https://abcd.example.com'}}",
      'hybridProxy in app/ssr.js is enabled and leads to https://abcd.example.com: set enabled to false, because the sandbox has no pages of a classic storefront.',
    ],
  ])('has %s', async (_name, ssr, finding) => {
    expect(await doctor(withServer(ssr), secret)).toBe(1)
    expect(printed[0]).toBe(`- ${finding}`)
    expect(printed).toHaveLength(2)
  })

  it.each([
    ['a public client', 'const options = {useSLASPrivateClient: false}'],
    [
      'a private client of the sandbox',
      "const options = {useSLASPrivateClient: true, slasTarget: 'http://localhost:4000'}",
    ],
    [
      'a calculated target',
      'const options = {useSLASPrivateClient: true, slasTarget: process.env.SLAS_TARGET}',
    ],
    ['the host of the pictures', policy("'localhost:4000'")],
    ['their origin', policy('"http://localhost:4000"')],
    ['any port of the host', policy("'localhost:*'")],
    ['a calculated policy', policy('...imageHosts')],
    ['no policy', 'const options = {}'],
    ['a comment', '// useSLASPrivateClient: true\n/* contentSecurityPolicy */'],
    ['a hybrid proxy that is off', "hybridProxy: {enabled: false, sfccOrigin: 'https://x'}"],
  ])('may have %s', async (_name, ssr) => {
    expect(await doctor(withServer(ssr), secret)).toBe(0)
  })

  it('needs a secret for a private client', async () => {
    const ssr = "const options = {useSLASPrivateClient: true, slasTarget: 'http://localhost:4000'}"
    expect(await doctor(withServer(ssr))).toBe(1)
    expect(printed[0]).toBe(
      '- app/ssr.js uses a private SLAS client, and PWA_KIT_SLAS_CLIENT_SECRET is missing: set it to the value of --client-secret.',
    )
  })

  it('agrees with the switch of the app', async () => {
    const appConfig = '<CommerceApiProvider enablePWAKitPrivateClient={true}>'
    const folder = withServer('const options = {useSLASPrivateClient: false}', {appConfig})
    expect(await doctor(folder)).toBe(1)
    expect(printed[0]).toBe(
      '- useSLASPrivateClient in app/ssr.js is false, enablePWAKitPrivateClient in app/components/_app-config/index.jsx is true: set both to the same value.',
    )
  })

  it('is read from overrides first', async () => {
    const folder = withServer('const options = {}', {file: 'overrides/app/ssr.js'})
    fs.writeFileSync(path.join(folder, 'app/ssr.js'), policy("'x'"))
    expect(await doctor(folder)).toBe(0)
  })
})

it('says that nothing was imported', async () => {
  const empty = path.join(root, 'nothing')
  expect(await runCommand(['doctor', project(fitting), '--data', empty], {})).toBe(1)
  expect(printed[0]).toBe(
    `- There is no shop in ${empty}: import an archive first, or name its folder with --data.`,
  )
  expect(fs.existsSync(empty)).toBe(false)
})

it.each([
  ['a folder without configuration', () => root, /has no config\/default\.js/],
  ['a file of another form', () => project({app: 'no'}), /default\.js is not a PWA Kit .*: app: /],
  ['a file that fails', () => failing(), /default\.js cannot be loaded: no such setting$/],
])('refuses %s in one sentence', async (_name, make, message) => {
  expect(await doctor(make())).toBe(1)
  expect(printed).toHaveLength(1)
  expect(printed[0]).toMatch(message)
})

function failing(): string {
  const folder = project({})
  fs.writeFileSync(path.join(folder, 'config/default.js'), "throw new Error('no such setting')")
  return folder
}
