import {featureOrder} from './feature-order.mjs'

const MESSAGE_ORDER =
  'A feature imports only features below it (lint/feature-order.mjs): let the page fill a slot, or move code down.'

/** One zone for each feature: it must not import the features above it. */
const featureZones = featureOrder.slice(0, -1).map((feature, index) => ({
  target: `./app/features/${feature}`,
  from: featureOrder.slice(index + 1).map((higher) => `./app/features/${higher}`),
  message: MESSAGE_ORDER,
}))

const folders = (...names) => names.map((name) => `./app/${name}`)

/** Zones of `import-x/no-restricted-paths`: files below `target` must not import files below `from`. */
export const zones = [
  {
    target: './app/shared',
    from: folders('features', 'pages', 'components'),
    message: 'Shared code knows no feature and no page.',
  },
  {
    target: './app/features',
    from: folders('pages', 'components'),
    message: 'A feature knows no page.',
  },
  {target: './app/pages', from: './app/components', message: 'Pages do not know what frames them.'},
  ...featureZones,
  {
    target: './app',
    from: './sandbox',
    message: 'The storefront talks to the sandbox over HTTP only.',
  },
  {
    target: folders('shared', 'features', 'pages', 'components'),
    from: './server',
    message: 'Only app/ssr.js and app/request-processor.js import the server.',
  },
  {
    target: './server',
    from: folders('features', 'pages', 'components'),
    message:
      'The server is given what it needs of the storefront (app/ssr.js), or shares it through common/.',
  },
  {
    target: './common',
    from: ['./app', './server', './sandbox'],
    message: 'What the storefront and its server share knows neither.',
  },
  {
    target: './sandbox',
    from: ['./app', './server', './common'],
    message: 'The sandbox knows no storefront.',
  },
  {
    target: ['./app', './server', './sandbox'],
    from: './studio',
    message: 'Pictures are drawn at build time: a server reads their files.',
  },
  {target: './sandbox/domains', from: './sandbox/http', message: 'Domains know no protocol.'},
]

/** The zones for tests of the server, which may call the storefront's own operations. */
export const serverTestZones = zones.filter(({target}) => target !== './server')
