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

/** The page that refreshes data, for browser and server alike. */
const refreshPageRule = {
  test: /pwa-kit-react-sdk[\\/]ssr[\\/]universal[\\/]components[\\/]route-component[\\/]index\.js$/,
  resolve: {alias: {'../refresh': path.join(__dirname, '../../app/shared/lib/refresh-page.ts')}},
}

/** Rules of webpack for the browser. */
const browserRendererRules = [
  {
    test: /react-dom[\\/]client\.js$/,
    use: {
      loader: path.join(__dirname, 'append-loader.js'),
      options: {code: hydrateInSlices},
    },
  },
]

module.exports = {browserRendererRules, refreshPageRule}
