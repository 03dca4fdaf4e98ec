import fs from 'node:fs'
import path from 'node:path'
import {runCommand} from '../commands'
import {companies} from '../companies/companies'
import {companySettings} from '../companies/settings'
import {readConfig} from '../config'
import {openDatabase, queryAll} from '../db/database'
import {buildSandbox} from '../http/app'
import {callShop, newCustomer, newShopper} from '../testing/shopper'
import {startTestShop, type TestShop} from '../testing/test-shop'
import {readmeExample, writePlugin} from './testing/plugin-folder'

const folders: string[] = []
const plugin = (files: Readonly<Record<string, string>>): string => {
  const folder = writePlugin(files)
  folders.push(folder)
  return folder
}
afterAll(() => folders.forEach((folder) => fs.rmSync(folder, {recursive: true, force: true})))

/** A program whose definition has some members. */
const defining = (members: string) => `
  import {anyone, controller, definePlugin, ownPage, shopper} from 'commerce-sandbox/plugin'
  export default definePlugin({name: 'example', ${members}})
`

describe('the example of the README', () => {
  let shop: TestShop
  const {program, migration} = readmeExample()
  const folder = plugin({'index.js': program, 'migrations/001-points.sql': migration})

  beforeAll(async () => {
    const flags = {plugins: folder, 'loyalty-points-per-euro': '5'}
    shop = await startTestShop(flags, undefined, {answersChecked: false})
  })
  afterAll(() => shop.close())

  const POINTS = '/custom/shopper-loyalty/v1/organizations/:org/points'

  it('answers a custom API', async () => {
    const customer = await newCustomer(shop)
    expect((await customer.call('GET', POINTS)).body).toEqual({points: 0})
    await customer.call('POST', POINTS, {points: 40})
    expect((await customer.call('POST', POINTS, {points: 2})).body).toEqual({points: 42})
    expect((await customer.call('GET', POINTS)).body).toEqual({points: 42})
  })

  it('refuses wrong bodies and callers in the form of the Shopper APIs', async () => {
    const guest = await newShopper(shop)
    expect(await guest.call('POST', POINTS, {points: 1})).toMatchObject({
      status: 403,
      body: {title: 'Guest', detail: 'Guests collect no points.'},
    })
    expect(await guest.call('POST', POINTS, {points: -1})).toMatchObject({
      status: 400,
      body: {title: 'Bad Request', path: '$.points'},
    })
    const {organizationId} = shop.config
    const path = `${POINTS.replace(':org', organizationId)}?siteId=DEU`
    expect((await callShop(shop, 'GET', path)).status).toBe(401)
    expect((await callShop(shop, 'DELETE', path)).status).toBe(405)
  })

  it('answers a site controller', async () => {
    const path = '/s/DEU/default/sapi/loyaltyLevels'
    expect((await callShop(shop, 'GET', path)).body).toEqual({
      site: 'DEU',
      levels: ['silver', 'gold'],
    })
    expect(await callShop(shop, 'GET', path.replace('DEU', 'none'))).toMatchObject({
      status: 404,
      body: {error: true, status: 404},
    })
  })

  it('answers a resource of OCAPI, and refuses callers in its form', async () => {
    const path = '/s/DEU/dw/shop/v21_3/loyalty'
    const known = `${path}?client_id=${shop.config.clientId}`
    expect((await callShop(shop, 'GET', known)).body).toEqual({site: 'DEU'})
    expect(await callShop(shop, 'GET', path)).toMatchObject({
      status: 400,
      body: {fault: {type: 'MissingClientIdException'}},
    })
  })

  it('has a page in the dashboard', async () => {
    const read = async (path: string) => (await fetch(`${shop.baseUrl}${path}`)).text()
    expect(await read('/')).toContain('<a href="/admin/loyalty">Loyalty</a>')
    expect(await read('/admin/loyalty')).toBe('<h1>1 customers with points</h1>')
    const foreign = {headers: {origin: 'https://other.example'}}
    expect((await fetch(`${shop.baseUrl}/admin/loyalty`, foreign)).status).toBe(403)
  })

  it('simulates a service, which is in the log of requests and can fail', async () => {
    const path = '/loyalty-partner/rate'
    expect((await callShop(shop, 'GET', path)).body).toEqual({pointsPerEuro: 5})
    const fault = {kind: 'status', status: 503, system: 'loyalty-partner', times: 1}
    expect((await callShop(shop, 'POST', '/admin/faults', {body: fault})).status).toBe(201)
    expect((await callShop(shop, 'GET', path)).status).toBe(503)
    const {body} = await callShop<{data: object[]}>(shop, 'GET', '/admin/requests')
    expect(body.data[0]).toMatchObject({system: 'loyalty-partner', url: path, status: 503})
    const unknown = await callShop(shop, 'POST', '/admin/faults', {
      body: {...fault, system: 'nobody'},
    })
    expect(unknown.status).toBe(400)
  })

  it('adds an attribute that no shopper writes', async () => {
    const customer = await newCustomer(shop)
    const own = `/customer/shopper-customers/v1/organizations/:org/customers/${customer.customerId}`
    await customer.call('PATCH', own, {c_loyaltyLevel: 'gold', c_size: '98'})
    const {body} = await customer.call<object>('GET', own)
    expect(body).toMatchObject({c_size: '98'})
    expect(body).not.toHaveProperty('c_loyaltyLevel')
  })
})

describe('settings', () => {
  const {program, migration} = readmeExample()
  const folder = plugin({'index.js': program, 'migrations/001-points.sql': migration})
  const printedBy = async (...args: string[]): Promise<string> => {
    const lines: string[] = []
    const keep = (...texts: unknown[]) => void lines.push(texts.join(' '))
    const prints = (['log', 'error'] as const).map((name) =>
      jest.spyOn(console, name).mockImplementation(keep),
    )
    await runCommand(['--plugins', folder, ...args], {})
    prints.forEach((one) => one.mockRestore())
    return lines.join('\n')
  }

  it('are flags that the help names', async () => {
    expect(await printedBy('--help')).toContain(
      '  --loyalty-points-per-euro N  points for each euro (2)',
    )
  })

  it('are checked when the sandbox starts', async () => {
    expect(await printedBy('--loyalty-points-per-euro', 'many')).toMatch(
      /^--loyalty-points-per-euro \(SANDBOX_LOYALTY_POINTS_PER_EURO\) is not usable: [^\n]+$/,
    )
  })

  it('of the companies are those that every command reads', () => {
    const declared = companies.flatMap(({plugin: {settings}}) => settings ?? [])
    expect(companySettings).toEqual(declared)
  })
})

it('brings mails, and replaces those of the package', async () => {
  const letter = (subject: string) => ({
    subject,
    paragraphs: ['{firstName}, {code}', 'No {value}.'],
  })
  const folder = plugin({
    'index.js': `
      import {controller, definePlugin} from 'commerce-sandbox/plugin'
      import {sendLetter, sendMail} from 'commerce-sandbox/domains/outbox'
      const to = 'anna@example.test'
      export default definePlugin({
        name: 'example',
        mails: 'mails',
        controllers: [(route, {db}) => route('GET /mails', {needs: controller}, ({site}) => ({
          own: sendLetter(db, site, {to, template: 'points', locale: 'de-DE', values: {firstName: 'Anna', code: '7'}}).content,
          replaced: sendMail(db, site, {to, template: 'welcome', locale: 'fr-FR', values: {}}).content,
        }))],
      })`,
    'mails/mails-en.json': JSON.stringify({
      letters: {points: letter('Points'), welcome: letter('Hi')},
    }),
    'mails/mails-de.json': JSON.stringify({letters: {points: letter('Punkte')}}),
  })
  const shop = await startTestShop({plugins: folder}, undefined, {answersChecked: false})
  expect((await callShop(shop, 'GET', '/s/DEU/default/sapi/mails')).body).toMatchObject({
    own: {greeting: 'Hallo Anna,', subject: 'Punkte', paragraphs: ['Anna, 7'], code: '7'},
    replaced: {subject: 'Hi', paragraphs: []},
  })
  await shop.close()
})

it('applies a migration once, and keeps its data', async () => {
  const files = {
    'index.js': defining("migrations: 'sql'"),
    'sql/001-counter.sql': 'CREATE TABLE counter (n INTEGER); INSERT INTO counter VALUES (1);',
  }
  const folder = plugin(files)
  const data = plugin({})
  for (let start = 0; start < 2; start += 1) {
    const app = await buildSandbox(readConfig({port: '0', data, plugins: folder}, {}))
    await app.ready()
    await app.close()
  }
  const db = openDatabase(data)
  expect(queryAll(db, 'SELECT n FROM counter')).toEqual([{n: 1}])
  const applied = "SELECT number FROM plugin_migration WHERE plugin = 'example'"
  expect(queryAll(db, applied)).toEqual([{number: 1}])
  db.close()
})

it('loads the main of a package.json, and several plug-ins', async () => {
  const one = plugin({
    'package.json': '{"main": "lib/start.js"}',
    'lib/start.js': defining(
      "controllers: [(route) => route('GET /one', {needs: controller}, () => ({n: 1}))]",
    ),
  })
  const other = plugin({
    'index.cjs': `const {controller, definePlugin} = require('commerce-sandbox/plugin')
      module.exports = definePlugin({
        name: 'other',
        controllers: [(route) => route('GET /two', {needs: controller}, () => ({n: 2}))],
      })`,
  })
  const shop = await startTestShop({plugins: `${one},${other}`}, undefined, {answersChecked: false})
  const call = async (name: string) =>
    (await callShop(shop, 'GET', `/s/DEU/default/sapi/${name}`)).body
  expect([await call('one'), await call('two')]).toEqual([{n: 1}, {n: 2}])
  await shop.close()
})

describe('a company that is left out', () => {
  const MAPS = '/maps-service/maps/api/geocode/json'
  const replacement = defining(`services: [{
    name: 'maps', paths: /\\/maps\\//, prefixes: ['', '/maps-service'],
    routes: [(route) => route('GET /maps/api/geocode/json', {needs: anyone}, () => ({own: true}))],
  }]`)
  const flags = () => ({without: 'maps,mail', plugins: plugin({'index.js': replacement})})
  let shop: TestShop

  beforeAll(async () => {
    shop = await startTestShop(flags(), undefined, {answersChecked: false})
  })
  afterAll(() => shop.close())

  it('answers nothing, and no fault names it', async () => {
    expect((await callShop(shop, 'POST', '/v2/token', {body: {}})).status).toBe(404)
    const fault = {kind: 'status', status: 503, system: 'mail'}
    expect((await callShop(shop, 'POST', '/admin/faults', {body: fault})).status).toBe(400)
  })

  it('may be replaced by that of a plug-in, below each prefix', async () => {
    expect((await callShop(shop, 'GET', MAPS)).body).toEqual({own: true})
    expect((await callShop(shop, 'GET', '/maps/api/geocode/json')).body).toEqual({own: true})
    const {body} = await callShop<{data: object[]}>(shop, 'GET', '/admin/requests')
    expect(body.data[0]).toMatchObject({system: 'maps'})
  })
})

describe('a plug-in that cannot be used ends the start with a line that names its file', () => {
  const failureOf = async (plugins: string, without = ''): Promise<string> => {
    const data = plugin({})
    try {
      const app = await buildSandbox(readConfig({port: '0', data, plugins, without}, {}))
      await app.close()
    } catch (error) {
      return (error as Error).message
    }
    return 'none'
  }
  const route = (key: string, options = '{needs: controller}') =>
    `controllers: [(route) => route('${key}', ${options}, () => ({}))]`

  it.each<[string, string, string]>([
    ['an unknown member', defining('routs: []'), 'Unrecognized key: "routs"'],
    ['a wrong name', defining("name: 'My Shop'"), 'name: expected lower-case letters'],
    ['no function', defining('customApis: [1]'), 'customApis.0: expected a function'],
    ['a wrong key', defining(route('/hello')), "the key '/hello' is not a method and a path"],
    [
      'a route without needs',
      defining(route('GET /a', '{}')),
      "'GET /a' does not say what it needs",
    ],
    [
      'a route that exists',
      defining("adminPages: [(route) => route('GET /orders', {needs: ownPage}, () => ({}))]"),
      "the route 'GET /admin/orders' exists already",
    ],
    [
      'a custom API without a version',
      defining("customApis: [(route) => route('GET /hello', {needs: shopper}, () => ({}))]"),
      "the path '/hello' does not begin with an API",
    ],
    [
      'a service in place of a page of the sandbox',
      defining(
        "services: [{name: 'x', paths: /^\\/x/, routes: [(route) => route('GET /admin/x', {needs: anyone}, () => ({}))]}]",
      ),
      "the path '/admin/x' belongs to the sandbox itself",
    ],
    [
      'a service with the name of another one',
      defining("services: [{name: 'slas', paths: /^\\/x/, routes: []}]"),
      "there is a service 'slas' already",
    ],
    [
      'a service with the name of a company',
      defining("services: [{name: 'maps', paths: /^\\/x/, routes: []}]"),
      "there is a service 'maps' already",
    ],
    [
      'paths with a memory',
      defining("services: [{name: 'x', paths: /^\\/x/g, routes: []}]"),
      'services.0.paths: expected no flags g and y',
    ],
    [
      'a page without a path',
      defining("shopPages: {cart: 'cart'}"),
      'shopPages.cart: expected a path',
    ],
    [
      'settings of another name',
      `import {pluginSettings} from 'commerce-sandbox/settings'\n${defining("settings: pluginSettings('other', {})")}`,
      "settings: expected those of 'example'",
    ],
    ['a folder that is missing', defining("migrations: 'none'"), 'no such file or directory'],
    ['a program that fails', "throw new Error('no licence')", 'no licence'],
  ])('%s', async (_what, program, reason) => {
    const folder = plugin({'index.js': program})
    const message = await failureOf(folder)
    expect(message).toContain(`The plug-in ${path.join(folder, 'index.js')} cannot be used: `)
    expect(message).toContain(reason)
    expect(message.trim().split('\n')).toHaveLength(1)
  })

  it('a broken migration', async () => {
    const folder = plugin({
      'index.js': defining("migrations: 'sql'"),
      'sql/001-wrong.sql': 'CREATE TABEL a (b TEXT);',
    })
    expect(await failureOf(folder)).toMatch(
      new RegExp(`^The plug-in ${folder}/index.js cannot be used: migration 001-wrong.sql: `),
    )
  })

  it('mails in another form', async () => {
    const folder = plugin({
      'index.js': defining("mails: 'mails'"),
      'mails/mails-en.json': '{"letters": {"points": {"subject": "Points"}}}',
    })
    expect(await failureOf(folder)).toMatch(
      /cannot be used: mails-en\.json: letters\.points\.paragraphs: /,
    )
  })

  it('another default export', async () => {
    const folder = plugin({'index.js': "export default {name: 'example'}"})
    expect(await failureOf(folder)).toBe(
      `The default export of ${folder}/index.js is not made with definePlugin of the commerce-sandbox that runs.`,
    )
  })

  it('a company to leave out that there is not', async () => {
    expect(await failureOf('', 'maps,post')).toBe(
      "There is no company 'post' to leave out: expected of identity, mail, maps, payment, personalisation, push, reviews, social, third-party, translation.",
    )
  })

  it('two of one name', async () => {
    const [one, other] = [plugin({'index.js': defining('')}), plugin({'index.js': defining('')})]
    expect(await failureOf(`${one},${other}`)).toBe(
      `The plug-ins ${one}/index.js and ${other}/index.js have the same name 'example'.`,
    )
  })

  it('two payment providers', async () => {
    const folder = plugin({'index.js': defining('paymentProvider: () => ({})')})
    expect(await failureOf(folder)).toBe(
      `companies/payment and ${folder}/index.js are both the payment provider: leave one out, such as with --without payment.`,
    )
  })

  it('no program, or no folder', async () => {
    const folder = plugin({})
    expect(await failureOf(folder)).toContain(`The plug-in folder ${folder} has no index.ts,`)
    expect(await failureOf(`${folder}/none`)).toBe(`There is no plug-in folder ${folder}/none.`)
  })

  it('prints the line and ends with 1', async () => {
    const print = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const archive = path.join(plugin({}), 'none.zip')
    const flags = ['--data', plugin({}), '--port', '0', '--archive', archive]
    const folder = plugin({'index.js': defining('routs: []')})
    expect(await runCommand([...flags, '--plugins', folder], {})).toBe(1)
    expect(print.mock.calls.flat().join('')).toContain(`The plug-in ${folder}/index.js cannot`)
    print.mockRestore()
  })
})
