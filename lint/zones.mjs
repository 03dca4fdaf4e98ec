import fs from 'node:fs'
import {featureOrder} from './districts.mjs'
import {sandboxDomains, sandboxNeighbours} from './sandbox-domains.mjs'

const MESSAGE_ORDER =
  'A feature imports only features below it (lin./districts.mjs): let the page fill a slot, or move code down.'

/** One zone for each feature: it must not import the features above it. */
const featureZones = featureOrder.slice(0, -1).map((feature, index) => ({
  target: `./app/features/${feature}`,
  from: featureOrder.slice(index + 1).map((higher) => `./app/features/${higher}`),
  message: MESSAGE_ORDER,
}))

/** One zone for each domain of the sandbox: it must not import the domains above it. */
const domainZones = sandboxDomains.slice(0, -1).map((domain, index) => ({
  target: `./sandbox/domains/${domain}`,
  from: sandboxDomains.slice(index + 1).map((higher) => `./sandbox/domains/${higher}`),
  message: 'A domain imports only domains below it (lint/sandbox-domains.mjs).',
}))

const neighbourZones = sandboxNeighbours.flatMap(([one, other]) =>
  [
    [one, other],
    [other, one],
  ].map(([target, from]) => ({
    target: `./sandbox/${target}`,
    from: `./sandbox/${from}`,
    message:
      'Protocols share documents in sandbox/wire and request handling in sandbox/http/common.',
  })),
)

const folders = (...names) => names.map((name) => `./app/${name}`)

/** The package is for every shop: only its tests use the demonstration shop as an example. */
const sandboxDemoZone = {
  target: './sandbox',
  from: './demo',
  message: 'The sandbox knows no shop: archives and services are settings.',
}

const storefrontDemoZone = {
  target: ['./app', './common', './config', './inspector', './overrides', './server', './worker'],
  from: './demo',
  message: 'The storefront knows no goods: it reads those of its backend.',
}

const companies = fs
  .readdirSync(new URL('../sandbox/companies', import.meta.url), {withFileTypes: true})
  .filter((entry) => entry.isDirectory())

/** One zone for each company that the sandbox simulates: it is a plug-in like those of other projects. */
const companyZones = companies.map(({name}) => ({
  target: `./sandbox/companies/${name}`,
  from: './sandbox',
  except: ['./plugins/public', `./companies/${name}`],
  message: 'A company imports `commerce-sandbox/...` (sandbox/plugins/public) and its own files.',
}))

/** A plug-in of the sandbox uses what every plug-in has. */
const endpointsZone = {
  target: './demo/endpoints',
  from: ['./app', './server', './common', './inspector', './demo/catalogue', './sandbox'],
  except: ['./plugins/public'],
  message: 'Endpoints import `commerce-sandbox/...` (sandbox/plugins/public).',
}

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
  sandboxDemoZone,
  storefrontDemoZone,
  endpointsZone,
  {
    target: './demo',
    from: ['./app', './server', './common'],
    message: 'Content and pictures of the shop are made without the storefront.',
  },
  {
    target: './inspector',
    from: ['./app', './server', './sandbox', './demo'],
    message: 'The inspector reads config/ and common/, and everything else over HTTP.',
  },
  {
    target: ['./app', './common', './demo', './sandbox', './server/app'],
    from: './inspector',
    message: 'The inspector is a program of its own: only the host mounts it.',
  },
  {
    target: './sandbox/domains',
    from: ['./sandbox/http', './sandbox/wire', './sandbox/sandbox.ts', './sandbox/config.ts'],
    message: 'Domains know no protocol, and receive the database and the site they work on.',
  },
  {
    target: './sandbox/wire',
    from: ['./sandbox/http', './sandbox/sandbox.ts', './sandbox/config.ts'],
    message: 'Documents that protocols share lie below them.',
  },
  ...domainZones,
  ...neighbourZones,
  ...companyZones,
]

/** The zones for tests of the storefront, which may run on the demonstration shop. */
export const storefrontTestZones = zones.filter((zone) => zone !== storefrontDemoZone)

/** The zones for tests of the server, which may call the storefront's own operations. */
export const serverTestZones = storefrontTestZones.filter(({target}) => target !== './server')

/** The zones for the frame in which tests render: it has the providers of a page. */
export const frameTestZones = zones.filter(({target}) => target !== './app/shared')

/** The zones for tests of the inspector, which run on the sandbox. */
export const inspectorTestZones = storefrontTestZones.filter(({target}) => target !== './inspector')

/** The zones for tests of the sandbox, which run on the demonstration shop as an example. */
export const sandboxTestZones = zones.filter(
  (zone) => zone !== sandboxDemoZone && !companyZones.includes(zone),
)

/** The zones for tests of the endpoints, which run on the sandbox. */
export const endpointTestZones = zones.filter((zone) => zone !== endpointsZone)
