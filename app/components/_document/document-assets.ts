import fs from 'fs'
import path from 'path'
import {preloadedFont, scriptTheme} from './script-assets'

interface LoadableStats {
  chunks: {files: string[]}[]
}

interface DocumentAssets {
  stylesheets: string[]
  fonts: string[]
}

/** Hashes for subresource integrity, by name of the script. */
export type ScriptHashes = Readonly<Record<string, string>>

const FONT = /^commissioner-(\w+)-flar\.[0-9a-f]+\.woff2$/

let stylesheetsByScript: Map<string, string[]> | null = null
/** Font file by its script. */
let fontFiles: ReadonlyMap<string, string> | null = null

let scriptHashes: ScriptHashes | null = null

const buildFolder = (): string => path.resolve(process.cwd(), 'build')
const isDevelopment = process.env.NODE_ENV !== 'production'

function readStylesheets(): Map<string, string[]> {
  const file = path.join(buildFolder(), 'loadable-stats.json')
  const {chunks} = JSON.parse(fs.readFileSync(file, 'utf8')) as LoadableStats
  return new Map(
    chunks.flatMap(({files}) => {
      const styles = files.filter((name) => name.endsWith('.css'))
      return files.filter((name) => name.endsWith('.js')).map((name) => [name, styles] as const)
    }),
  )
}

function readFonts(): ReadonlyMap<string, string> {
  const folder = path.join(buildFolder(), 'static/fonts')
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  return new Map(
    names.flatMap((name) => {
      const script = FONT.exec(name)?.[1]
      return script ? [[script, name] as const] : []
    }),
  )
}

/** Script that gives the calls of a page a trace; only documents of a host with telemetry name it. */
export const TRACE_SCRIPT = 'trace-calls.js'

/**
 * Hashes of the scripts of the bundle, made by the build; undefined in development.
 * @param traced whether the page has the script for traces
 */
export function hashesOfScripts(traced: boolean): ScriptHashes | undefined {
  if (isDevelopment) return undefined
  scriptHashes ??= JSON.parse(
    fs.readFileSync(path.join(buildFolder(), 'script-hashes.json'), 'utf8'),
  ) as ScriptHashes
  if (traced) return scriptHashes
  const {[TRACE_SCRIPT]: _unused, ...others} = scriptHashes
  return others
}

/**
 * Stylesheets of the chunks whose scripts a page loads, and the font to preload, as URLs beside the
 * scripts. Read once from the build; in development, again for each page.
 * @param scripts absolute URLs or paths of the page's scripts
 * @param lang locale of the page
 */
export function documentAssets(scripts: readonly string[], lang: string): DocumentAssets {
  if (isDevelopment) stylesheetsByScript = fontFiles = null
  stylesheetsByScript ??= readStylesheets()
  fontFiles ??= readFonts()
  const first = scripts[0]
  if (!first) return {stylesheets: [], fonts: []}
  const base = first.slice(0, first.lastIndexOf('/') + 1)
  const theme = scriptTheme(lang)
  const font = fontFiles.get(preloadedFont(lang) ?? '')
  const names = scripts.flatMap(
    (script) => stylesheetsByScript?.get(script.slice(base.length)) ?? [],
  )
  return {
    stylesheets: [...new Set(names), ...(theme ? [`static/theme/${theme}.css`] : [])].map(
      (name) => base + name,
    ),
    fonts: font ? [`${base}static/fonts/${font}`] : [],
  }
}
