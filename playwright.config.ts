import {defineConfig} from '@playwright/test'
import {readdirSync} from 'node:fs'
import {extent, sampleOf} from './sandbox/testing/extent'
import {chromiumArguments, testBrowser} from './scripts/lib/chromium.cjs'

/** Ports and data of their own, so that a shop that is already running is left alone. */
const PORT = 3310
const SANDBOX_PORT = 4310
export const METRICS_TOKEN = 'token-of-the-figures'
/** Password of the preview for merchandisers. */
export const PREVIEW_SECRET = 'secret-of-the-merchandisers'
export const DATA_FOLDER = '.cache/e2e-data'

/** What has nothing to do with the width of the window is tried once. */
const ANY_WIDTH = [
  'backend-trouble',
  'crawl',
  'developer-overlay',
  'events-browsing',
  'events-buying',
  'events-personalisation',
  'fault-matrix',
  'inspector-seeds',
  'killed',
  'killed-payment',
  'managed-runtime',
  'missing-chunk',
  'nonsense',
  'private-client',
  'redirects',
  'order-trouble',
  'passkeys',
  'routing',
  'sandbox-pages',
  'sessions',
  'services-down',
  'shop-events',
  'site-services',
  'text-size',
  'third-parties',
]
/** The main journeys run on phones always; of the other files, a sample runs on phones too. */
const PHONE_ESSENTIAL = [
  'accessibility',
  'buying',
  'cart',
  'checkout',
  'menu',
  'my-stokke',
  'product-page',
]
const PHONE_SAMPLE = 8

const specs = readdirSync('e2e').flatMap((file) => /^(.+)\.spec\.ts$/.exec(file)?.[1] ?? [])
const phoneSpecs = sampleOf(
  specs.filter((name) => !ANY_WIDTH.includes(name)),
  PHONE_SAMPLE,
  (name) => PHONE_ESSENTIAL.includes(name),
)

const env = {
  PORT: String(PORT),
  METRICS_TOKEN,
  PREVIEW_SECRET,
  SANDBOX_PORT: String(SANDBOX_PORT),
  SANDBOX_DATA: DATA_FOLDER,
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
      use: {viewport: {width: 1440, height: 900}},
    },
    {
      name: 'phone',
      // Long tests of what is the same at every width: on phones in a full run only.
      grepInvert: extent.full ? /@mouse/ : /@mouse|@long/,
      testMatch: phoneSpecs.map((name) => `**/${name}.spec.ts`),
      use: {viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true},
    },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${PORT}/healthz`,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 15_000},
    env,
  },
})
