import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {ratioOf, type Figures, type LandedRow} from './landed'
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
function writtenRatio(target: Target, measured: Figures): string {
  const ratio = ratioOf(target, measured)
  const base = measured[target.calibration ?? '']
  return ratio === undefined || base === undefined ? '' : `${ratio.toFixed(3)} of ${rounded(base)}`
}

/** What a row had when it last landed: its ratio, or its value. */
const writtenLanded = ({unit}: Target, row: LandedRow | undefined): string =>
  row === undefined ? '' : (row.ratio?.toFixed(3) ?? `${rounded(row.value)} ${unit}`)

/** Markdown table of every measured row. @param landed rows of the last state that landed */
export function renderTable(
  measured: Figures,
  landed: Readonly<Record<string, LandedRow>> = {},
): string {
  const rows = targets.flatMap((target) => {
    const value = measured[target.id]
    if (value === undefined) return []
    const cells = [
      target.title,
      `${rounded(value)} ${target.unit}`,
      writtenRatio(target, measured),
      writtenLanded(target, landed[target.id]),
      `${target.must}`,
      `${target.goal}`,
      verdict(target, value),
    ]
    return [`| ${cells.map((cell) => cell.trim()).join(' | ')} |`]
  })
  const heading = '| what | measured | ratio to calibration | landed | must | goal | reached |'
  return [heading, '|---|---|---|---|---|---|---|', ...rows].join('\n')
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

/** Rows of the services: id of the measured figure, title, unit, id of the target that holds with the services as well. */
const SERVICE_ROWS = [
  ...(['home', 'listing', 'product'] as const).flatMap((page) => [
    [`js.${page}`, `Own JS until idle: ${page}`, 'KB', `js.${page}`] as const,
    [`vitals.${page}`, `the same in a visit whose Web Vitals are measured`, 'KB', null] as const,
    [`foreign.${page}`, `JS of services until idle: ${page}`, 'KB', null] as const,
  ]),
  ...(['menu', 'filter', 'tile', 'swatch', 'cart'] as const).map(
    (name) => [`inp.${name}`, `Interaction to next paint: ${name}`, 'ms', `inp.${name}`] as const,
  ),
  ...(['home', 'listing', 'product'] as const).flatMap((page) => [
    [
      `performance.${page}`,
      `Lighthouse mobile performance: ${page}`,
      '',
      targetOf('performance', page),
    ] as const,
    [`lcp.${page}`, `LCP: ${page}`, 's', targetOf('lcp', page)] as const,
    [`tbt.${page}`, `TBT: ${page}`, 'ms', targetOf('tbt', page)] as const,
    [`cls.${page}`, `CLS: ${page}`, '', 'lighthouse.cls'] as const,
  ]),
]

/** Id of the target of a page; the targets of the listing have names of their own. */
function targetOf(figure: 'performance' | 'lcp' | 'tbt', page: string): string {
  return page === 'listing' ? `lighthouse.${figure}` : `${figure}.${page}`
}

/** Markdown table of the figures without and with all services, beside the required value. */
export function renderServices(
  off: Readonly<Record<string, number>>,
  on: Readonly<Record<string, number>>,
): string {
  const cell = (value: number | undefined, unit: string) =>
    value === undefined ? '-' : `${rounded(value)} ${unit}`.trim()
  const rows = SERVICE_ROWS.map(([id, title, unit, targetId]) => {
    const target = targets.find((one) => one.id === targetId)
    const value = on[id]
    const reached = target && value !== undefined ? verdict(target, value) : ''
    const cells = [title, cell(off[id], unit), cell(value, unit), `${target?.must ?? ''}`, reached]
    return `| ${cells.join(' | ')} |`
  })
  const heading = '| what | services off | all services on | must | reached with services |'
  return [heading, '|---|---|---|---|---|', ...rows].join('\n')
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
