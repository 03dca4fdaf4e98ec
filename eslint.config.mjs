import tseslint from 'typescript-eslint'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import {addressGlobals, encodedParams} from './lint/address-rules.mjs'
import {countryRules} from './lint/country-rules.mjs'
import {handMadeStateRules, stateMakers} from './lint/hand-made-states.mjs'
import {joinedNameRules, otherJoiners} from './lint/joined-names.mjs'
import {copiedFieldRules, listedFieldRules} from './lint/listed-fields.mjs'
import {
  backendCaller,
  backendCallRules,
  callers,
  originRules,
  outgoingCallRules,
} from './lint/outgoing-calls.mjs'
import {hostReaders, ownAddressRules} from './lint/own-address.mjs'
import {keyMakers, queryKeyRules} from './lint/query-keys.mjs'
import {rawHtmlFiles, rawHtmlRules, safeHtmlFiles, safeHtmlRules} from './lint/raw-html.mjs'
import {shopPlugin} from './lint/shop-plugin.mjs'
import {shopperPathRules} from './lint/shopper-paths.mjs'
import {
  amountWriters,
  browserPrices,
  currencyStyles,
  markedPrices,
  plainAmounts,
  writtenAmounts,
} from './lint/written-amounts.mjs'
import {
  endpointTestZones,
  frameTestZones,
  inspectorTestZones,
  sandboxTestZones,
  serverTestZones,
  storefrontTestZones,
  zones,
} from './lint/zones.mjs'

/** Files of tests, which may do what code of the shop may not. */
const TESTS = ['**/*.test.{ts,tsx}', '**/test/**', '**/testing/**']

export default tseslint.config(
  {
    ignores: [
      'build/',
      'sandbox/dist/',
      'node_modules/',
      '.data/',
      '.cache/',
      'coverage/',
      'app/static/',
      'app/generated/',
      'demo/archive/',
      'bench/results/',
      'test-results/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: {
      'import-x': importX,
      'react-hooks': reactHooks,
      'jsx-a11y': jsxA11y,
      shop: shopPlugin,
    },
    settings: {
      'import-x/resolver': {typescript: true},
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      'import-x/no-restricted-paths': [
        'error',
        {
          zones,
        },
      ],
      'no-console': ['error', {allow: ['warn', 'error']}],
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    files: ['{app,common,inspector,server,worker}/**/*.{ts,tsx,js}'],
    ignores: TESTS,
    rules: {'shop/countries': ['error', ...countryRules]},
  },
  {
    files: ['{app,common,server}/**/*.{ts,tsx,js}'],
    ignores: [...TESTS, ...hostReaders],
    rules: {'shop/own-address': ['error', ...ownAddressRules]},
  },
  {
    files: ['{common,server}/**/*.ts'],
    ignores: TESTS,
    rules: {'shop/listed-fields': ['error', ...copiedFieldRules]},
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: [
      ...TESTS,
      // They pass on the bodies of their callers, which list the fields.
      'app/features/session/public/post-session.ts',
      'app/features/session/public/session-client.ts',
    ],
    rules: {'shop/listed-fields': ['error', ...listedFieldRules]},
  },
  {
    files: ['app/features/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@app/features/[^/]+/(?!public/)',
              message:
                'Of other features only the files in their `public` folder (lint/districts.mjs).',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{app,overrides}/**/*.{ts,tsx}'],
    ignores: [...TESTS, ...stateMakers],
    rules: {'shop/hand-made-states': ['error', ...handMadeStateRules]},
  },
  {
    files: ['app/**/*.tsx'],
    ignores: [...TESTS, 'app/components/**', ...otherJoiners],
    rules: {'shop/joined-names': ['error', ...joinedNameRules]},
  },
  {
    files: ['{app,common,inspector,server,worker}/**/*.{ts,tsx,js}'],
    ignores: [...TESTS, ...rawHtmlFiles],
    rules: {'shop/raw-html': ['error', ...rawHtmlRules]},
  },
  {
    files: ['{app,common,inspector,server,worker}/**/*.{ts,tsx}'],
    ignores: [...TESTS, ...safeHtmlFiles],
    rules: {'shop/safe-html': ['error', ...safeHtmlRules]},
  },
  {
    files: ['{app,common,inspector,server,worker}/**/*.{ts,tsx,js}'],
    ignores: TESTS,
    rules: {'shop/configured-origins': ['error', ...originRules]},
  },
  {
    files: ['{demo,common,config,inspector,sandbox,server}/**/*.{ts,js,mjs}'],
    ignores: [
      ...TESTS,
      // Code of browsers.
      '**/assets/**',
      'inspector/static/**',
      ...callers,
    ],
    rules: outgoingCallRules,
  },
  {
    files: ['server/**/*.ts'],
    ignores: [...TESTS, backendCaller],
    rules: backendCallRules,
  },
  {
    files: ['{app,common,server,overrides}/**/*.{ts,tsx}'],
    ignores: [
      ...TESTS,
      'common/address-part.ts',
      // Judge whether an address can be decoded at all.
      'server/host/bundle-files.ts',
      'server/host/proxy-rules.ts',
      // Values of cookies, and ids of SLAS.
      'server/app/session/**',
    ],
    rules: {
      'shop/address-globals': ['error', ...addressGlobals],
      'shop/address-imports': ['error', encodedParams],
    },
  },
  {
    files: ['{app,overrides}/**/*.{ts,tsx}'],
    ignores: [...TESTS, 'app/generated/**'],
    rules: {'shop/shopper-paths': ['error', ...shopperPathRules]},
  },
  {
    files: ['{app,overrides}/**/*.{ts,tsx}'],
    ignores: [...TESTS, ...keyMakers],
    rules: {'shop/query-keys': ['error', ...queryKeyRules]},
  },
  {
    files: ['{app,overrides}/**/*.{ts,tsx}'],
    ignores: [...TESTS, ...amountWriters],
    rules: {'shop/written-amounts': ['error', writtenAmounts]},
  },
  {
    files: ['{app,common,config,demo,inspector,overrides,sandbox,server,worker}/**/*.{ts,tsx,js}'],
    ignores: [...TESTS, ...currencyStyles],
    rules: {'shop/plain-amounts': ['error', ...plainAmounts]},
  },
  {
    files: ['{app,overrides}/**/*.tsx'],
    ignores: [...TESTS, ...browserPrices],
    rules: {'shop/marked-prices': ['error', ...markedPrices]},
  },
  {
    files: ['{app,common,config,overrides,worker}/**/*.test.{ts,tsx}'],
    rules: {'import-x/no-restricted-paths': ['error', {zones: storefrontTestZones}]},
  },
  {
    files: ['server/**/*.test.ts', 'server/**/test/**/*.ts'],
    rules: {'import-x/no-restricted-paths': ['error', {zones: serverTestZones}]},
  },
  {
    files: ['app/shared/test/render.tsx'],
    rules: {'import-x/no-restricted-paths': ['error', {zones: frameTestZones}]},
  },
  {
    files: ['inspector/**/*.test.ts', 'inspector/testing/**/*.ts'],
    rules: {'import-x/no-restricted-paths': ['error', {zones: inspectorTestZones}]},
  },
  {
    files: ['sandbox/**/*.test.ts', 'sandbox/**/testing/**/*.ts'],
    rules: {'import-x/no-restricted-paths': ['error', {zones: sandboxTestZones}]},
  },
  {
    files: ['demo/endpoints/**/*.test.ts'],
    rules: {'import-x/no-restricted-paths': ['error', {zones: endpointTestZones}]},
  },
  {
    files: ['app/**/*.tsx', 'overrides/**/*.tsx'],
    rules: {...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.recommended.rules},
  },
  {
    files: [
      'lint/**',
      'scripts/**',
      'deploy/**',
      'bench/**',
      'e2e/**',
      'server/**',
      'inspector/**',
      'sandbox/**',
      'demo/**',
      '*.js',
      '*.mjs',
      'config/**',
      'app/ssr.js',
      'app/request-processor.js',
    ],
    rules: {'no-console': 'off', '@typescript-eslint/no-require-imports': 'off'},
  },
)
