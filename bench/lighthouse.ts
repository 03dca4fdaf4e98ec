import {execFile} from 'node:child_process'
import path from 'node:path'
import {promisify} from 'node:util'
import {answeredConsent, launch, type Cookies} from './shop-browser'

const DEBUG_PORT = 9320

/** Separate program: its page functions must not pass through a TypeScript loader. */
const program = path.resolve('node_modules/lighthouse/cli/index.js')

/** The evaluated part of Lighthouse's report. */
interface Report {
  categories: Record<string, {score: number | null} | undefined>
  audits: Record<string, {numericValue?: number} | undefined>
}

export type LighthouseFigures = Record<
  'performance' | 'accessibility' | 'best-practices' | 'seo' | 'lcp' | 'tbt' | 'cls',
  number
>

const percent = (score: number | null | undefined): number => Math.round((score ?? 0) * 100)

/**
 * One run with Lighthouse's own mobile settings (simulated throttling).
 * @param port remote debugging port of a running Chromium
 * @returns scores 0 to 100, LCP in seconds, TBT in milliseconds, CLS
 */
async function runLighthouse(url: string, port: number): Promise<LighthouseFigures> {
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [program, url, `--port=${port}`, '--output=json', '--output-path=stdout', '--quiet'],
    {maxBuffer: 64 * 1024 * 1024},
  )
  const {categories, audits} = JSON.parse(stdout) as Report
  const audit = (id: string): number => audits[id]?.numericValue ?? Number.NaN
  return {
    performance: percent(categories['performance']?.score),
    accessibility: percent(categories['accessibility']?.score),
    'best-practices': percent(categories['best-practices']?.score),
    seo: percent(categories['seo']?.score),
    lcp: audit('largest-contentful-paint') / 1000,
    tbt: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
  }
}

/** Median of each figure. */
function medianOf(runs: readonly LighthouseFigures[]): LighthouseFigures {
  const names = Object.keys(runs[0] ?? {}) as (keyof LighthouseFigures)[]
  const middle = (name: keyof LighthouseFigures): number => {
    const values = runs.map((run) => run[name]).sort((a, b) => a - b)
    return values[Math.floor(values.length / 2)] ?? Number.NaN
  }
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as LighthouseFigures
}

/**
 * Median figures of `runs` visits of a page. A further visit precedes them: it renders the pictures and
 * loads the code, which a shop has done after a minute of operation.
 * @param cookies cookies of the visitor; Lighthouse keeps the cookies of the profile
 */
export async function auditPage(
  url: string,
  runs: number,
  cookies: Cookies = answeredConsent(url),
): Promise<LighthouseFigures> {
  const browser = await launch([`--remote-debugging-port=${DEBUG_PORT}`])
  try {
    // Lighthouse opens its pages in the default profile, which contexts of Playwright do not share.
    const session = await browser.newBrowserCDPSession()
    const pageCookies = cookies.map(({name, value}) => ({name, value, url}))
    await session.send('Storage.setCookies', {cookies: pageCookies})
    await runLighthouse(url, DEBUG_PORT)
    const figures: LighthouseFigures[] = []
    for (let run = 0; run < runs; run += 1) figures.push(await runLighthouse(url, DEBUG_PORT))
    return medianOf(figures)
  } finally {
    await browser.close()
  }
}
