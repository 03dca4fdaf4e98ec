const path = require('path')

const root = path.resolve(__dirname, '../..')
const library = path.join(root, 'node_modules/commerce-sdk-isomorphic/lib/index.esm.js')

/**
 * The parts of commerce-sdk-isomorphic in the browser's bundle: the clients that
 * `app/features/session/api/commerce-clients.ts` creates, and the login code that commerce-sdk-react needs.
 * Importing another export fails the build with its name.
 */
const commerceSdkExports = ['ShopperBasketsV2', 'ShopperCustomers', 'ShopperLogin', 'helpers']

/** Aliases of webpack for the smaller SDK. */
const commerceSdkAliases = {
  'commerce-sdk-isomorphic$': library,
  '@salesforce/commerce-sdk-react$': path.join(root, 'app/features/session/api/sdk-hooks.ts'),
}

/** Rules of webpack for the smaller SDK. */
const commerceSdkRules = [
  {
    test: /commerce-sdk-isomorphic[\\/]lib[\\/]index\.esm\.js$/,
    use: {
      loader: path.join(__dirname, 'trim-module-loader.js'),
      options: {exports: commerceSdkExports},
    },
  },
  // An import that was removed is an error, not `undefined` in the browser.
  {test: /\.[jt]sx?$/, include: path.join(root, 'app'), parser: {exportsPresence: 'error'}},
]

module.exports = {commerceSdkAliases, commerceSdkExports, commerceSdkRules}
