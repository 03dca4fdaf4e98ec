/**
 * Configuration keys of PWA Kit. Plain CommonJS: loaded by Node unbuilt, and all of it is embedded in every
 * page, so it must contain neither secrets nor large values. Sites are in `config/sites/`, proxies in
 * `config/proxies.js`.
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
    'script-hashes.json',
  ],
  ssrShared: ['static/**/*', '*.js', '*.css', '*.js.map', '**/*.json', 'worker.js'],
  ssrParameters: {
    ssrFunctionNodeVersion: '22.x',
    proxyConfigs: toProxyConfigs(process.env),
  },
}
