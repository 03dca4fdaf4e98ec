import {execFile} from 'node:child_process'
import path from 'node:path'
import {promisify} from 'node:util'

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
export async function runLighthouse(url: string, port: number): Promise<LighthouseFigures> {
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
export function medianOf(runs: readonly LighthouseFigures[]): LighthouseFigures {
  const names = Object.keys(runs[0] ?? {}) as (keyof LighthouseFigures)[]
  const middle = (name: keyof LighthouseFigures): number => {
    const values = runs.map((run) => run[name]).sort((a, b) => a - b)
    return values[Math.floor(values.length / 2)] ?? Number.NaN
  }
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as LighthouseFigures
}
