/**
 * PWA Kit's own keys. Plain CommonJS: loaded by Node as it is, and all of it is written into every
 * page, so nothing secret and nothing large belongs here. Sites live in
 * `config/sites/`, proxies in `config/proxies.js`.
 */
const {toProxyConfigs} = require('./proxies')

module.exports = {
  app: {},
  externals: [],
  pageNotFoundURL: '/page-not-found',
  ssrEnabled: true,
  ssrOnly: [
    'ssr.js',
    'ssr.js.map',
    'node_modules/**/*.*',
    'server-renderer.js',
    'loadable-stats.json',
  ],
  ssrShared: ['static/**/*', '*.js', '*.css', '*.js.map', '**/*.json', 'worker.js'],
  ssrParameters: {
    ssrFunctionNodeVersion: '22.x',
    proxyConfigs: toProxyConfigs(process.env),
  },
}
