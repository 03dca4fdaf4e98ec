/**
 * Babel for the storefront bundles. Browsers get syntax they know natively (no regenerator, no
 * async helpers), Node gets Node 20 syntax. PWA Kit's own preset compiles both for Node 18 with
 * helpers, which costs weight in the browser.
 */
module.exports = (api) => {
  const isWeb = api.caller((caller) => caller?.target === 'web')
  const isDevelopment = api.env('development')
  return {
    sourceType: 'unambiguous',
    presets: [
      [
        '@babel/preset-env',
        {
          bugfixes: true,
          targets: isWeb
            ? {chrome: '103', edge: '103', firefox: '102', safari: '15.4', ios: '15.4'}
            : {node: '20'},
        },
      ],
      ['@babel/preset-react', {runtime: 'automatic', development: isDevelopment}],
      ['@babel/preset-typescript', {allExtensions: false}],
    ],
    plugins: ['@loadable/babel-plugin'],
  }
}
