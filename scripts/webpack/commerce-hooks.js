const path = require('path')

const root = path.join(__dirname, '../..')
const sdk = '[\\\\/]@salesforce[\\\\/]commerce-sdk-react[\\\\/]'

/** What stands in the place of commerce-sdk-react's own modules: one provider, one session, one place for tokens. */
const contexts = path.join(root, 'app/shared/commerce/contexts.ts')
const sessionValue = path.join(root, 'app/features/session/model/hook-session.ts')
const authorization = path.join(root, 'app/shared/commerce/use-authorization-header.ts')
const hooks = path.join(root, 'app/shared/commerce/hooks.ts')

/** Aliases of webpack, for browser and server alike; they stand before PWA Kit's alias to the whole package. */
const commerceHooksAliases = {
  '@salesforce/commerce-sdk-react$': hooks,
  '@salesforce/commerce-sdk-react/provider$': contexts,
}

/** Rules of webpack, for browser and server alike. */
const commerceHooksRules = [
  {
    test: new RegExp(`${sdk}(hooks[\\\\/].*|utils|constant)\\.js$`),
    sideEffects: false,
    use: path.join(__dirname, 'commerce-hooks-loader.js'),
    resolve: {
      alias: {
        '../provider': contexts,
        './useLocalStorage': sessionValue,
        './useAuthorizationHeader': authorization,
      },
    },
  },
  {test: /[\\/]babel-helpers\.mjs$|[\\/]shared[\\/]commerce[\\/]hooks\.ts$/, sideEffects: false},
]

/** The same for Jest, which reads the package's files as they are. */
const commerceHooksMapping = {
  '^@salesforce/commerce-sdk-react$': hooks,
  '^@salesforce/commerce-sdk-react/provider$': contexts,
  '^\\.\\./provider$': contexts,
  '/useLocalStorage$': sessionValue,
  '/useAuthorizationHeader$': authorization,
  '^commerce-sdk-isomorphic$': path.join(root, 'app/testing/isomorphic.ts'),
}

module.exports = {commerceHooksAliases, commerceHooksMapping, commerceHooksRules}
