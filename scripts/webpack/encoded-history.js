const path = require('path')

/**
 * history 4 decodes the path of a location with `decodeURI`, which cannot be undone: `%2F` stays, `%252F` becomes it,
 * and `%25` becomes a percent sign that is written into the address. This function hides the global one in the module, so
 * that a location has the path as it is in the address. `readParams` (common/route-params.ts) decodes it, once.
 */
const keepEncoded = 'function decodeURI(path) { return path }'

const historyFile = /[\\/]history[\\/](esm|cjs)[\\/]history(\.min)?\.js$/

/** Rule of webpack, for browser and server alike. */
const encodedHistoryRule = {
  test: historyFile,
  use: {loader: path.join(__dirname, 'append-loader.js'), options: {code: keepEncoded}},
}

module.exports = {
  encodedHistoryRule,
  historyFile,
  /** Transformer of Jest: the same for tests. */
  process: (source) => ({code: `${source}\n;${keepEncoded}\n`}),
}
