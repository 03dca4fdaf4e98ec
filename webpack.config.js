/**
 * PWA Kit's webpack configurations with what this project changes:
 * stylesheets (CSS modules, one file per chunk), own aliases, split vendor code, no message parser
 * in the browser, and a loadable-stats file that holds only what the renderer reads.
 */
const path = require('path')
const fs = require('fs')
const MiniCssExtractPlugin = require('mini-css-extract-plugin')
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin')
const configs = require('@salesforce/pwa-kit-dev/configs/webpack/config')
const {browserRendererRules, refreshPageRule} = require('./scripts/webpack/browser-renderer')
const {commerceHooksAliases, commerceHooksRules} = require('./scripts/webpack/commerce-hooks')
const {encodedHistoryRule} = require('./scripts/webpack/encoded-history')
const {ScriptHashesPlugin} = require('./scripts/webpack/script-hashes')
const {missingExportsRules} = require('./scripts/webpack/missing-exports')
const {shortIdent} = require('./scripts/webpack/class-names')
const {serverRendererAliases, serverRendererRules} = require('./scripts/webpack/server-renderer')

const root = __dirname

/** webpack compares real paths: `node_modules` may be a link. */
const INFINITE_QUERIES = fs.realpathSync(
  path.resolve(root, 'node_modules/@tanstack/query-core/build/lib/infiniteQueryBehavior.mjs'),
)
const production = process.env.NODE_ENV === 'production'
const isStylesheetRule = (rule) => String(rule.test) === String(/\.css$/)

// Fails the build when there are too many proxies, or an origin is not valid.
require('./config/default')

const cssLoader = (onlyLocals) => ({
  loader: 'css-loader',
  options: {
    importLoaders: 0,
    modules: {
      auto: /\.module\.css$/,
      exportOnlyLocals: onlyLocals,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      localIdentName: '[name]__[local]',
      ...(production && {getLocalIdent: shortIdent}),
    },
  },
})

const stylesheetRules = (target) => [
  {
    test: /\.css$/,
    sideEffects: true,
    use: target === 'web' ? [MiniCssExtractPlugin.loader, cssLoader(false)] : [cssLoader(true)],
  },
  {
    test: /\.woff2$/,
    type: 'asset/resource',
    generator: {filename: 'static/fonts/[name].[contenthash:8][ext]', emit: target === 'web'},
  },
]

/** The worker of the map library is a file of the bundle, so that the security policy allows it as our own. */
const mapWorkerRule = {
  test: /maplibre-gl-worker\.mjs$/,
  type: 'asset/resource',
  generator: {filename: 'static/map-worker.[contenthash:8].js'},
}

const aliases = {
  '@app': path.resolve(root, 'app'),
  '@common': path.resolve(root, 'common'),
  '@config': path.resolve(root, 'config'),
  '@overrides': path.resolve(root, 'overrides'),
  '@translations': path.resolve(root, 'translations'),
}

/** Keeps only the fields that `@loadable/server` and the document template read, on one line. */
class SlimLoadableStatsPlugin {
  apply(compiler) {
    compiler.hooks.done.tap('SlimLoadableStatsPlugin', () => {
      const file = path.resolve(root, 'build/loadable-stats.json')
      if (!fs.existsSync(file)) return
      const stats = JSON.parse(fs.readFileSync(file, 'utf8'))
      const slim = {
        publicPath: stats.publicPath,
        outputPath: stats.outputPath,
        assetsByChunkName: stats.assetsByChunkName,
        namedChunkGroups: Object.fromEntries(
          Object.entries(stats.namedChunkGroups).map(([name, group]) => [
            name,
            {chunks: group.chunks, assets: group.assets, childAssets: group.childAssets ?? {}},
          ]),
        ),
        chunks: stats.chunks.map(({id, files, names}) => ({id, files, names})),
      }
      fs.writeFileSync(file, JSON.stringify(slim))
    })
  }
}

/**
 * Name of a file that loads later. The first script has a table of these names, for scripts and again for stylesheets:
 * numbers make it about a kilobyte smaller (brotli). `build/loadable-stats.json` says which number has which name.
 */
const chunkName = production ? '[id]' : '[name]'

/** Chunks that load together on product pages with services; in others the shared file would bring unused code. */
const ACTION_CHUNKS = new Set([
  'SiteServices',
  'QuickView',
  'pages-product',
  'pages-wishlist',
  'AddToCartWidget',
])

const sharedGroups = {
  // One file of all packages that every page needs: two compress worse.
  framework: {
    test: /node_modules[\\/]/,
    name: 'framework',
    chunks: 'initial',
    priority: 20,
    enforce: true,
  },
  // Clients and rules of basket and customer: several parts that load later need them, each too small a part for webpack's own rule.
  shopper: {
    test: /[\\/](app[\\/]generated[\\/]commerce[\\/]shopper-(customers|baskets-v2)|app[\\/]features[\\/]basket[\\/]api[\\/]|commerce-sdk-react[\\/]hooks[\\/]ShopperCustomers[\\/]query)/,
    name: 'shopper',
    chunks: 'async',
    minChunks: 2,
    priority: 10,
    enforce: true,
  },
  // Hooks that change basket and customer, with their updates of the cache.
  changes: {
    test: /commerce-sdk-react[\\/]hooks[\\/](useMutation|ShopperBasketsV2|ShopperCustomers[\\/](mutation|cache))/,
    name: 'changes',
    chunks: 'async',
    minChunks: 2,
    priority: 10,
    enforce: true,
  },
  // Hooks of actions and the texts of their faults: a product page with services would load them twice.
  actions: {
    test: /[\\/](mutationObserver|useMutation\.esm|(app[\\/]features[\\/]faults[\\/]public[\\/](fault-message|use-action)))\.(mjs|js|tsx?)$/,
    name: 'actions',
    chunks: ({name}) => ACTION_CHUNKS.has(name),
    minChunks: 2,
    priority: 10,
    enforce: true,
  },
  // What loads third-party services: several parts that load later need it, each too small a part for webpack's own rule.
  services: {
    test: /[\\/](config[\\/]scripts|app[\\/]features[\\/]scripts[\\/]public[\\/](load|start)-service|app[\\/]shared[\\/]lib[\\/](load-declared|load-script|wait-for-global))/,
    name: 'services',
    chunks: 'async',
    minChunks: 2,
    priority: 10,
    enforce: true,
  },
}

function forWeb(config) {
  return {
    ...config,
    output: {
      ...config.output,
      chunkFilename: `${chunkName}.js`,
      trustedTypes: {policyName: 'webpack', onPolicyCreationFailure: 'continue'},
    },
    module: {
      ...config.module,
      rules: [
        ...config.module.rules,
        ...missingExportsRules,
        ...browserRendererRules,
        mapWorkerRule,
      ],
    },
    plugins: [
      ...config.plugins,
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: `${chunkName}.css`,
        ignoreOrder: true,
      }),
      new ScriptHashesPlugin(),
      new SlimLoadableStatsPlugin(),
    ],
    optimization: {
      ...config.optimization,
      splitChunks: {
        chunks: 'all',
        // Smaller parts stay in each page that needs them: every file costs a slow phone 8 ms, and compresses alone.
        minSize: 45000,
        maxInitialRequests: 12,
        cacheGroups: sharedGroups,
      },
      minimizer: ['...', new CssMinimizerPlugin({minify: CssMinimizerPlugin.lightningCssMinify})],
    },
    resolve: {
      ...config.resolve,
      alias: {
        // Before PWA Kit's alias to the whole package, which would be found first.
        'react-router-dom$': path.resolve(root, 'scripts/webpack/browser-router.mjs'),
        history$: path.resolve(root, 'scripts/webpack/browser-history.mjs'),
        // Before the alias of the app. What pages read before they are rendered, and the headers that they are
        // sent with, are the server's work.
        '@app/shared/lib/fetch-strategy$': false,
        '@app/shared/lib/freeze-state$': false,
        '@app/shared/lib/fragment-cache$': false,
        '@app/components/_app-config/page-headers$': false,
        // Files of features by their place, however they are imported.
        // Structured data is in documents only.
        '@app/shared/lib/json-ld$': path.resolve(root, 'app/shared/lib/browser-json-ld.ts'),
        [`${path.resolve(root, 'app/features/product/public/StructuredData.tsx')}$`]: path.resolve(
          root,
          'app/features/product/components/browser-structured-data.tsx',
        ),
        // So is the cache of markup.
        '@app/shared/ui/CachedFragment$': path.resolve(
          root,
          'app/shared/ui/browser-cached-fragment.tsx',
        ),
        // So are meta elements for search engines and previews of links.
        '@app/shared/ui/PageMeta$': path.resolve(root, 'app/shared/ui/browser-page-meta.tsx'),
        '@app/shared/ui/RuleMeta$': path.resolve(root, 'app/shared/ui/browser-rule-meta.tsx'),
        // Answers are cut for documents.
        [`${path.resolve(root, 'app/features/catalog/model/short-search.ts')}$`]: path.resolve(
          root,
          'app/features/catalog/model/browser-short-search.ts',
        ),
        // What browsers load only when it is wanted (app/shared/ui/island/island.tsx).
        '@app/pages/product/server-advice$': path.resolve(
          root,
          'app/pages/product/browser-advice.ts',
        ),
        [`${path.resolve(root, 'app/features/product/components/server-islands.ts')}$`]:
          path.resolve(root, 'app/features/product/components/browser-islands.ts'),
        ...config.resolve.alias,
        // The server's second render looks for reads; browsers never do.
        'react-ssr-prepass': false,
        // In the place of PWA Kit's alias to the package.
        'react-intl': path.resolve(root, 'app/shared/i18n/browser-intl.ts'),
        // In the place of packages that PWA Kit brings; the server keeps react-helmet.
        'react-helmet': path.resolve(root, 'app/shared/lib/browser-helmet.ts'),
        'hoist-non-react-statics$': path.resolve(root, 'app/shared/lib/browser-statics.ts'),
        'prop-types$': path.resolve(root, 'app/shared/lib/browser-prop-types.ts'),
        'react-uid$': path.resolve(root, 'app/shared/lib/browser-uid.ts'),
        'event-emitter$': path.resolve(root, 'app/shared/lib/browser-emitter.ts'),
        [`${INFINITE_QUERIES}$`]: path.resolve(root, 'scripts/webpack/no-infinite-queries.mjs'),
        // The ES module, of which webpack keeps what is used.
        'web-vitals$': path.resolve(root, 'node_modules/web-vitals/dist/web-vitals.js'),
      },
    },
  }
}

/** The browsers that Babel compiles for have all that PWA Kit's optional polyfills bring. */
function withoutPolyfills(config) {
  const {worker} = config.entry
  return {...config, entry: worker ? {worker} : {}}
}

/** The development server starts again when a file of the server changes: only the first build is long. */
const developmentCache = (name) =>
  production
    ? {}
    : {
        cache: {
          type: 'filesystem',
          name,
          cacheDirectory: path.resolve(root, '.cache/webpack'),
          buildDependencies: {config: [__filename, path.resolve(root, 'babel.config.js')]},
        },
      }

function adapt(config) {
  const target = config.target === 'web' ? 'web' : 'node'
  const forProductionServer = target === 'node' && production
  const alias = {
    ...commerceHooksAliases,
    ...config.resolve.alias,
    ...aliases,
    ...(forProductionServer && serverRendererAliases),
  }
  // Chakra 3 publishes subpaths; an alias to its folder would hide its `exports` field.
  for (const name of Object.keys(alias)) if (name.startsWith('@chakra-ui/')) delete alias[name]
  const adapted = {
    ...config,
    ...developmentCache(config.name),
    resolve: {...config.resolve, alias},
    module: {
      ...config.module,
      rules: [
        ...config.module.rules.filter((rule) => !isStylesheetRule(rule)),
        ...stylesheetRules(target),
        refreshPageRule,
        encodedHistoryRule,
        ...commerceHooksRules,
        ...(forProductionServer ? serverRendererRules : []),
      ],
    },
  }
  if (config.name === 'client-optional') return withoutPolyfills(adapted)
  return config.name === 'client' ? forWeb(adapted) : adapted
}

module.exports = configs.map(adapt)
