const os = require('node:os')
const {missingServers} = require('./scripts/lib/servers.cjs')
const {commerceHooksMapping} = require('./scripts/webpack/commerce-hooks')

/**
 * Three projects: components and what needs a document (`*.test.tsx`, `*.dom.test.ts`) in jsdom, the other rules of the
 * storefront (`*.test.ts`) without, and what runs on Node only. A document takes as long as the tests of most rules.
 */
const swc = (react) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: {syntax: 'typescript', tsx: true},
      transform: react ? {react: {runtime: 'automatic'}} : undefined,
    },
    module: {type: 'commonjs'},
  },
]

/** The router of tests keeps paths as the built one does. */
const HISTORY = {
  '[\\\\/]history[\\\\/]cjs[\\\\/]history': '<rootDir>/scripts/webpack/encoded-history.js',
}

const shared = {
  transformIgnorePatterns: ['/node_modules/(?!history/)'],
  moduleNameMapper: {
    '^@app/(.*)$': '<rootDir>/app/$1',
    '^@common/(.*)$': '<rootDir>/common/$1',
    '^@config/(.*)$': '<rootDir>/config/$1',
    '^@overrides/(.*)$': '<rootDir>/overrides/$1',
    '^@translations/(.*)$': '<rootDir>/translations/$1',
    '^commerce-sandbox/(.*)$': '<rootDir>/sandbox/plugins/public/$1',
  },
  // The commands have a configuration of their own: jest.commands.config.js.
  testPathIgnorePatterns: [
    ...['/node_modules/', '/build/', '/e2e/', '/scripts/commands/'],
    ...missingServers().flatMap(({tests}) => tests ?? []),
  ],
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/.data/'],
  clearMocks: true,
}

const SETUP = '<rootDir>/app/shared/test/setup.ts'
const storefront = {
  ...shared,
  roots: ['<rootDir>/app', '<rootDir>/overrides'],
  transform: {...HISTORY, '^.+\\.(t|j)sx?$': swc(true)},
  moduleNameMapper: {
    '\\.css$': 'identity-obj-proxy',
    ...commerceHooksMapping,
    // Its browser build is an ES module, which jest does not read below node_modules.
    '^nanoid$': require.resolve('nanoid'),
    // One copy, so that a test can stand in for what commerce-sdk-isomorphic uses on Node.
    '^node-fetch$': require.resolve('node-fetch'),
    ...shared.moduleNameMapper,
  },
  setupFiles: ['<rootDir>/sandbox/testing/plugin-names.js'],
}

module.exports = {
  globalSetup: '<rootDir>/scripts/lib/jest-set-up.cjs',
  // Jest leaves one core to itself, which halves the speed of two.
  maxWorkers: Math.max(2, os.availableParallelism() - 1),
  // A test that starts a shop takes seconds on a machine that is busy with other things.
  testTimeout: 30_000,
  projects: [
    {
      ...storefront,
      displayName: 'storefront',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.tsx', '**/*.dom.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/app/shared/test/setup-dom.ts', SETUP],
    },
    {
      ...storefront,
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '\\.dom\\.test\\.ts$'],
      setupFilesAfterEnv: [SETUP],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      setupFiles: ['<rootDir>/sandbox/testing/plugin-names.js'],
      roots: [
        'sandbox',
        'demo',
        'config',
        'server',
        'inspector',
        'scripts',
        'lint',
        'common',
        'worker',
        'bench',
      ].map((folder) => `<rootDir>/${folder}`),
      transform: {...HISTORY, '^.+\\.(t|j)sx?$': swc(false)},
    },
  ],
}
