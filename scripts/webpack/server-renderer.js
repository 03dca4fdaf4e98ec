const path = require('path')

const loader = path.join(__dirname, 'append-loader.js')

/**
 * PWA Kit wraps every route in a component of its own for every page that it renders. The wrapper
 * reads the request (`locals`) for `getProps`, which the app does not use, so wrapping once is enough.
 */
const keepRoutes = `
const makeRoutes = exports.getRoutes
const makeRouteComponent = exports.routeComponent
const cachedComponents = new WeakMap()
let cachedRoutes
exports.getRoutes = (locals) => (cachedRoutes ??= makeRoutes(locals))
exports.routeComponent = (component, isPage, locals) => {
  if (!cachedComponents.has(component)) {
    cachedComponents.set(component, makeRouteComponent(component, isPage, locals))
  }
  return cachedComponents.get(component)
}`

/** Loadable reads and parses the build's stats file for every page; the file changes only with the build. */
const keepStats = `
const Extractor = exports.ChunkExtractor
const cachedStats = new Map()
exports.ChunkExtractor = class extends Extractor {
  constructor(options) {
    const {statsFile} = options
    if (statsFile && !cachedStats.has(statsFile)) {
      cachedStats.set(statsFile, JSON.parse(require('fs').readFileSync(statsFile, 'utf8')))
    }
    super({stats: cachedStats.get(statsFile), ...options})
  }
}`

/**
 * Aliases of webpack for the production renderer: the CommonJS file, whose exports can be
 * replaced, instead of PWA Kit's alias to the package.
 */
const serverRendererAliases = {
  '@loadable/server': path.resolve(
    __dirname,
    '../../node_modules/@loadable/server/dist/cjs/loadable-server.cjs.js',
  ),
}

/** Webpack rules for the production renderer: values that are the same for every page are computed once. */
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
