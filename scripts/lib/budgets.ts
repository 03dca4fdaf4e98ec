import fs from 'node:fs'
import path from 'node:path'

/** Maximum bytes that a route may load before it is idle: scripts and styles as brotli, fonts uncompressed. */
export interface Budget {
  scripts: number
  styles: number
  fonts: number
}

/** Kilobytes of 1,000 bytes, with the scripts that a page adds itself (not session and overlays). */
export const budgets: Readonly<Record<string, Budget>> = {
  'pages-home': {scripts: 111.6, styles: 11, fonts: 40},
  'pages-category': {scripts: 120.3, styles: 10.5, fonts: 40},
  'pages-search': {scripts: 118.8, styles: 10.5, fonts: 40},
  'pages-product': {scripts: 125.8, styles: 11, fonts: 40},
  'pages-content': {scripts: 103.3, styles: 11, fonts: 40},
  'pages-cart': {scripts: 109.9, styles: 11, fonts: 40},
  'pages-checkout': {scripts: 152.7, styles: 11, fonts: 40},
}

interface LoadableStats {
  namedChunkGroups: Record<string, {assets: (string | {name: string})[]} | undefined>
}

/** The font that every page preloads. */
const PRELOADED_FONT = /^commissioner-latin-flar\..*\.woff2$/

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10

/** Transferred bytes: the size of the brotli copy where there is one. */
function weightOf(file: string): number {
  const compressed = `${file}.br`
  return fs.statSync(fs.existsSync(compressed) ? compressed : file).size
}

/**
 * Transferred size of a route, in kilobytes.
 * @param build folder of the finished build
 * @throws Error when the route is not in the build
 */
export function weighRoute(build: string, route: string): Budget {
  const file = path.join(build, 'loadable-stats.json')
  const {namedChunkGroups} = JSON.parse(fs.readFileSync(file, 'utf8')) as LoadableStats
  const assetsOf = (name: string): string[] => {
    const group = namedChunkGroups[name]
    if (!group) throw new Error(`The build has no chunk "${name}", which has a budget.`)
    return group.assets.map((asset) => (typeof asset === 'string' ? asset : asset.name))
  }
  const assets = [...new Set([...assetsOf('main'), ...assetsOf(route)])]
  const sum = (extension: string): number =>
    assets
      .filter((name) => name.endsWith(extension))
      .reduce((bytes, name) => bytes + weightOf(path.join(build, name)), 0)
  const folder = path.join(build, 'static/fonts')
  const fonts = fs.existsSync(folder)
    ? fs.readdirSync(folder).filter((name) => PRELOADED_FONT.test(name))
    : []
  return {
    scripts: kilobytes(sum('.js')),
    styles: kilobytes(sum('.css')),
    fonts: kilobytes(fonts.reduce((bytes, name) => bytes + weightOf(path.join(folder, name)), 0)),
  }
}

/**
 * Compares a build with its budgets.
 * @returns the table to print, and whether every route keeps its budget
 */
export function checkBudgets(
  build: string,
  limits: Readonly<Record<string, Budget>> = budgets,
): {table: string; withinBudget: boolean} {
  let withinBudget = true
  const rows = Object.entries(limits).map(([route, limit]) => {
    const weight = weighRoute(build, route)
    const cells = (['scripts', 'styles', 'fonts'] as const).map((kind) => {
      const over = weight[kind] > limit[kind]
      if (over) withinBudget = false
      return `${weight[kind].toFixed(1)} of ${limit[kind]}${over ? ' OVER' : ''}`.padEnd(18)
    })
    return `  ${route.replace('pages-', '').padEnd(12)}${cells.join('')}`.trimEnd()
  })
  const head = `  ${'KB of budget'.padEnd(12)}${['scripts', 'styles', 'fonts'].map((kind) => kind.padEnd(18)).join('')}`
  return {table: [head.trimEnd(), ...rows].join('\n'), withinBudget}
}
