const path = require('path')

const loader = path.join(__dirname, 'append-loader.js')

/**
 * PWA Kit wraps every route in a component of its own for every page that it renders. What the wrapping
 * takes from the request (`locals`) belongs to `getProps`, which the app does not use, so once will do.
 */
const keepRoutes = `
const makeRoutes = exports.getRoutes
const makeRouteComponent = exports.routeComponent
const keptComponents = new WeakMap()
let keptRoutes
exports.getRoutes = (locals) => (keptRoutes ??= makeRoutes(locals))
exports.routeComponent = (component, isPage, locals) => {
  if (!keptComponents.has(component)) {
    keptComponents.set(component, makeRouteComponent(component, isPage, locals))
  }
  return keptComponents.get(component)
}`

/** Loadable reads and parses the file about the build for every page; it changes with the build only. */
const keepStats = `
const Extractor = exports.ChunkExtractor
const keptStats = new Map()
exports.ChunkExtractor = class extends Extractor {
  constructor(options) {
    const {statsFile} = options
    if (statsFile && !keptStats.has(statsFile)) {
      keptStats.set(statsFile, JSON.parse(require('fs').readFileSync(statsFile, 'utf8')))
    }
    super({stats: keptStats.get(statsFile), ...options})
  }
}`

/**
 * Aliases of webpack for the production renderer: the CommonJS file, whose exports can be
 * replaced, in the place of PWA Kit's alias to the package.
 */
const serverRendererAliases = {
  '@loadable/server': path.resolve(
    __dirname,
    '../../node_modules/@loadable/server/dist/cjs/loadable-server.cjs.js',
  ),
}

/** Rules of webpack for the production renderer: what is the same for every page is made once. */
const serverRendererRules = [
  {
    test: /pwa-kit-react-sdk[\\/]ssr[\\/]universal[\\/]components[\\/]route-component[\\/]index\.js$/,
    use: {loader, options: {code: keepRoutes}},
  },
  {
    test: /@loadable[\\/]server[\\/]dist[\\/]cjs[\\/]loadable-server\.cjs\.js$/,
    use: {loader, options: {code: keepStats}},
  },
]

module.exports = {serverRendererAliases, serverRendererRules}
