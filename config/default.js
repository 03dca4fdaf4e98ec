/**
 * PWA Kit's own keys. Plain CommonJS: loaded by Node as it is, and all of it is written into every
 * page, so nothing secret and nothing large belongs here. Sites live in `config/sites/`.
 */
const host = (variable, fallback) => {
  const url = new URL(process.env[variable] || fallback)
  return {host: url.host, protocol: url.protocol.replace(':', '')}
}
const sandbox = `http://localhost:${process.env.SANDBOX_PORT || 4000}`

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
    proxyConfigs: [
      {...host('COMMERCE_API_ORIGIN', sandbox), path: 'api'},
      {...host('OCAPI_ORIGIN', sandbox), path: 'ocapi'},
      {...host('SAPI_ORIGIN', sandbox), path: 'sapi'},
      {...host('STATIC_ORIGIN', sandbox), path: 'static'},
      {...host('CURALATE_ORIGIN', sandbox), path: 'curalate'},
    ],
  },
}
