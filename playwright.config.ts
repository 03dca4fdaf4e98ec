import {defineConfig} from '@playwright/test'
import {readdirSync} from 'node:fs'
import {browserExtent} from './e2e/support/browser-extent'
import {sampleOf} from './sandbox/testing/extent'
import {chromiumArguments, testBrowser} from './scripts/lib/chromium.cjs'

/** Ports and data of their own, so that a shop that is already running is left alone. */
const PORT = 3310
const SANDBOX_PORT = 4310
export const METRICS_TOKEN = 'token-of-the-figures'
/** Password of the preview for merchandisers. */
export const PREVIEW_SECRET = 'secret-of-the-merchandisers'
export const DATA_FOLDER = '.cache/e2e-data'
/** Every visit is measured: the tests read the figures. */
export const VITALS_SHARE = '1'

/** What has nothing to do with the width of the window is tried once. */
const ANY_WIDTH = [
  'backend-failures',
  'business-prices',
  'crawl',
  'developer-overlay',
  'early-fields',
  'error-catalogue',
  'events-browsing',
  'events-buying',
  'events-personalisation',
  'fault-matrix',
  'form-secrets',
  'ids',
  'inspector-seeds',
  'killed',
  'killed-payment',
  'managed-runtime',
  'missing-chunk',
  'missing-translations',
  'nonsense',
  'offline',
  'private-client',
  'pwa-offline',
  'rare-ways',
  'redirects',
  'order-failures',
  'passkeys',
  'payment-changes',
  'payment-keyboard',
  'payment-scripts',
  'routing',
  'sandbox-pages',
  'sessions',
  'services-down',
  'shop-events',
  'site-services',
  'telemetry',
  'text-size',
  'third-parties',
  'two-devices',
  'unread-preferences',
  'withdrawal',
]
/** Files that every run includes; of the other files a run that is not full includes a sample. */
const ALWAYS = [
  'accessibility',
  'accounts',
  'buying',
  'checkout',
  'guest-order',
  'hydration',
  'listing',
  'navigation',
  'payment',
  'product-page',
  'routing',
]
const DESKTOP_SAMPLE = 4
/** The same for phones. */
const ALWAYS_ON_PHONES = ['accessibility', 'cart', 'checkout', 'menu', 'product-page']
const PHONE_SAMPLE = 1

const specs = readdirSync('e2e').flatMap((file) => /^(.+)\.spec\.ts$/.exec(file)?.[1] ?? [])
const desktopSpecs = sampleOf(specs, DESKTOP_SAMPLE, (name) => ALWAYS.includes(name), browserExtent)
const phoneSpecs = sampleOf(
  specs.filter((name) => !ANY_WIDTH.includes(name)),
  PHONE_SAMPLE,
  (name) => ALWAYS_ON_PHONES.includes(name),
  browserExtent,
)

/** Patterns of files. */
const filesOf = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`)

const env = {
  PORT: String(PORT),
  METRICS_TOKEN,
  PREVIEW_SECRET,
  SANDBOX_PORT: String(SANDBOX_PORT),
  SANDBOX_DATA: DATA_FOLDER,
  VITALS_SHARE,
}

export default defineConfig({
  testDir: 'e2e',
  timeout: 60_000,
  expect: {timeout: 10_000},
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Again on a machine that stumbled; a test that needed it is listed as flaky.
  retries: 2,
  reporter: [['list'], ['json', {outputFile: '.cache/reports/playwright.json'}]],
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Traces cost processor time: only a repeated test has one.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: testBrowser(),
      args: chromiumArguments,
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      testMatch: filesOf(desktopSpecs),
      use: {viewport: {width: 1440, height: 900}},
    },
    {
      name: 'phone',
      // Long tests of what is the same at every width: on phones in a full run only.
      grepInvert: browserExtent.full ? /@mouse/ : /@mouse|@long/,
      testMatch: filesOf(phoneSpecs),
      use: {viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true},
    },
  ],
  webServer: {
    command: 'node --import tsx e2e/support/prepare-shop.ts && exec node scripts/start.mjs',
    url: `http://localhost:${PORT}/healthz`,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 15_000},
    env,
  },
})
