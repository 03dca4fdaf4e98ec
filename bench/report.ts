import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {targets, type Target} from './targets'

const meets = ({better}: Target, value: number, limit: number): boolean =>
  better === 'lower' ? value <= limit : value >= limit

const rounded = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(Math.abs(value) < 1 ? 3 : 1)

function verdict(target: Target, value: number): string {
  if (meets(target, value, target.goal)) return 'goal'
  return meets(target, value, target.must) ? 'must' : 'MISSED'
}

/** Calibration of the same minute, and the ratio to it, by which runs on busy machines are compared. */
function ratio({calibration}: Target, value: number, measured: Readonly<Record<string, number>>) {
  const base = calibration === undefined ? undefined : measured[calibration]
  return base === undefined ? '' : `${(value / base).toFixed(3)} of ${rounded(base)}`
}

/** Markdown table of every measured row. */
export function renderTable(measured: Readonly<Record<string, number>>): string {
  const rows = targets.flatMap((target) => {
    const value = measured[target.id]
    if (value === undefined) return []
    const cells = [
      target.title,
      `${rounded(value)} ${target.unit}`,
      ratio(target, value, measured),
      `${target.must}`,
      `${target.goal}`,
      verdict(target, value),
    ]
    return [`| ${cells.map((cell) => cell.trim()).join(' | ')} |`]
  })
  const heading = '| what | measured | ratio to calibration | must | goal | reached |'
  return [heading, '|---|---|---|---|---|---|', ...rows].join('\n')
}

/** Rows of a comparison: name of the figure, title, unit, factor from the measured number. */
const COMPARED = [
  ['scripts', 'JS until idle', 'KB', 0.001],
  ['html', 'HTML', 'KB', 0.001],
  ['performance', 'Lighthouse mobile performance', '', 1],
  ['lcp', 'LCP, mobile simulated', 's', 1],
  ['tbt', 'TBT, mobile simulated', 'ms', 1],
  ['cls', 'CLS, mobile', '', 1],
] as const

/** Markdown table of our listing beside another page; figures that are missing show as a dash. */
export function renderComparison(
  url: string,
  [ours, theirs]: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>],
): string {
  const rows = COMPARED.map(([name, title, unit, factor]) => {
    const cell = (figures: Readonly<Record<string, number>>): string => {
      const value = figures[name]
      return value === undefined ? '-' : `${rounded(value * factor)} ${unit}`.trim()
    }
    return `| ${title} | ${cell(ours)} | ${cell(theirs)} |`
  })
  return [`| what | listing | ${url} |`, '|---|---|---|', ...rows].join('\n')
}

/** The machine in one line. */
export function describeMachine(): string {
  const [cpu] = os.cpus()
  const memory = Math.round(os.totalmem() / 2 ** 30)
  return `${os.cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory} GiB, Node ${process.versions.node}, ${os.platform()}`
}

/** Writes `bench/results/{date}.md`. @returns its path */
export function writeReport(table: string, date: Date): string {
  const folder = path.resolve(__dirname, 'results')
  fs.mkdirSync(folder, {recursive: true})
  const file = path.join(folder, `${date.toISOString().slice(0, 10)}.md`)
  const heading = `# Measured ${date.toISOString().slice(0, 10)}\n\n${describeMachine()}. KB are 1,000 bytes; JS as brotli on the wire, HTML uncompressed; storefront, sandbox and load generator on the same machine.\n`
  fs.writeFileSync(file, `${heading}\n${table}\n`)
  return file
}
