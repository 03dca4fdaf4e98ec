const path = require('path')

/**
 * The first hydration of a page is one long task, unless it is a transition: then React pauses every few
 * milliseconds, and input events are handled in between.
 */
const hydrateInSlices = `
const hydrateAtOnce = exports.hydrateRoot
exports.hydrateRoot = (...args) => {
  let root
  require('react').startTransition(() => {
    root = hydrateAtOnce(...args)
  })
  return root
}`

/** Rules of webpack for the browser. */
const browserRendererRules = [
  {
    test: /react-dom[\\/]client\.js$/,
    use: {
      loader: path.join(__dirname, 'append-loader.js'),
      options: {code: hydrateInSlices},
    },
  },
  {
    test: /pwa-kit-react-sdk[\\/]ssr[\\/]universal[\\/]components[\\/]refresh[\\/]index\.js$/,
    resolve: {alias: {'@tanstack/react-query': path.join(__dirname, 'browser-query.mjs')}},
  },
]

module.exports = {browserRendererRules}
