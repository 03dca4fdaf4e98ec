import fs from 'node:fs'
import {createRequire} from 'node:module'
import os from 'node:os'
import path from 'node:path'
import appendLoader from './append-loader'
import {serverRendererAliases, serverRendererRules} from './server-renderer'

/** The rule that webpack applies to a file. */
function additionTo(file: string): string {
  const rule = serverRendererRules.find(({test}) => test.test(file))
  if (!rule) throw new Error(`No rule for ${file}`)
  return rule.use.options.code
}

/** Runs a CommonJS module with the code that its rule appends. */
function load<T>(file: string, source: string): T {
  const module = {exports: {}}
  const code = appendLoader.call({getOptions: () => ({code: additionTo(file)})}, source)
  new Function('module', 'exports', 'require', code)(module, module.exports, createRequire(file))
  return module.exports as T
}

test('the file about the build is read once', () => {
  interface Loadable {
    ChunkExtractor: new (options: {statsFile: string}) => {stats: {publicPath: string}}
  }
  const file = serverRendererAliases['@loadable/server']
  const {ChunkExtractor} = load<Loadable>(file, fs.readFileSync(file, 'utf8'))
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stats-'))
  const statsFile = path.join(folder, 'loadable-stats.json')
  fs.writeFileSync(statsFile, JSON.stringify({publicPath: '/static/'}))
  const first = new ChunkExtractor({statsFile})
  fs.rmSync(folder, {recursive: true})
  const second = new ChunkExtractor({statsFile})
  expect(first.stats.publicPath).toBe('/static/')
  expect(second.stats).toBe(first.stats)
  expect(second).toBeInstanceOf(ChunkExtractor)
})

test('routes and the app are wrapped once', () => {
  interface Routes {
    getRoutes: (locals: object) => object[]
    routeComponent: (component: object, isPage: boolean, locals: object) => object
  }
  const file = path.resolve(
    'node_modules/@salesforce/pwa-kit-react-sdk/ssr/universal/components/route-component/index.js',
  )
  const source = [
    'exports.getRoutes = () => [{}]',
    'exports.routeComponent = (component) => ({component})',
  ].join('\n')
  const {getRoutes, routeComponent} = load<Routes>(file, source)
  const [home, cart] = [{}, {}]
  expect(getRoutes({})).toBe(getRoutes({}))
  expect(routeComponent(home, false, {})).toBe(routeComponent(home, false, {}))
  expect(routeComponent(cart, false, {})).not.toBe(routeComponent(home, false, {}))
})

test('PWA Kit exports what is replaced', () => {
  const file = path.resolve(
    'node_modules/@salesforce/pwa-kit-react-sdk/ssr/universal/components/route-component/index.js',
  )
  const source = fs.readFileSync(file, 'utf8')
  expect(source).toContain('exports.getRoutes = getRoutes')
  expect(source).toContain('exports.routeComponent = routeComponent')
})
