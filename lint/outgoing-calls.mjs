/**
 * Rules by which servers call only addresses of their configuration (ADR 0013): whatever opens a connection is restricted
 * to the files of `callers`.
 */

/** Files with the functions through which all calls go, and what each calls. */
export const callers = [
  // Shop server and inspector: origins of the environment.
  'common/outgoing.ts',
  // Proxies of the host: origins of `config/proxies.js`.
  'server/host/proxies.ts',
  // Shared store of the host: `SHARED_STORE_URL`.
  'server/host/shared-store/connect.ts',
  // Sandbox: registered storefronts.
  'sandbox/outgoing.ts',
  // `commerce-sandbox verify`: the instance that the user names.
  'sandbox/contract/exchange.ts',
]

const message = 'Call through the one function of the program: see lint/outgoing-calls.mjs.'

const properties = {
  globalThis: ['fetch', 'WebSocket', 'EventSource'],
  http: ['request', 'get'],
  https: ['request', 'get'],
  http2: ['connect'],
  net: ['connect', 'createConnection'],
  tls: ['connect'],
  dgram: ['createSocket'],
}

const modules = Object.entries(properties).filter(([name]) => name !== 'globalThis')

/** Rules for files of servers other than `callers`. */
export const outgoingCallRules = {
  'shop/outgoing-globals': [
    'error',
    ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((name) => ({name, message})),
  ],
  'shop/outgoing-properties': [
    'error',
    ...Object.entries(properties).flatMap(([object, names]) =>
      names.map((property) => ({object, property, message})),
    ),
  ],
  'shop/outgoing-imports': [
    'error',
    {
      paths: [
        ...['undici', 'http-proxy-middleware', 'http-proxy', 'axios', 'node-fetch', 'iovalkey'].map(
          (name) => ({
            name,
            message,
          }),
        ),
        {name: 'jose', importNames: ['createRemoteJWKSet'], message},
        ...modules.flatMap(([name, importNames]) =>
          [name, `node:${name}`].map((module) => ({name: module, importNames, message})),
        ),
      ],
    },
  ],
}

/** The file through which the shop's server calls backends: with faults, log lines and the ids of the request. */
export const backendCaller = 'server/app/call-backend.ts'

/** Rules for files of the shop's server other than `backendCaller`. */
export const backendCallRules = {
  'shop/backend-calls': [
    'error',
    {
      patterns: [
        {
          group: ['**/common/outgoing'],
          importNames: ['callOrigin', 'fetchOf'],
          message: `Call by callBackend of ${backendCaller}.`,
        },
      ],
    },
  ],
}

/** Only the configuration makes origins that servers call. */
export const originRules = [
  {
    selector: 'TSAsExpression > TSTypeReference[typeName.name=/^Configured(Origin|Address)$/]',
    message: 'An origin that servers call comes from config/configured-origin.ts.',
  },
]
