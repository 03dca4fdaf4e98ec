import fs from 'fs'
import path from 'path'

interface LoadableStats {
  chunks: {files: string[]}[]
}

interface DocumentAssets {
  stylesheets: string[]
  fonts: string[]
}

/** Font files preloaded on every page: the Latin subset is used by each of them. */
const PRELOADED_FONT = /^commissioner-latin-flar\.[0-9a-f]+\.woff2$/

let stylesheetsByScript: Map<string, string[]> | null = null
let fontFiles: string[] | null = null

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

function readFonts(): string[] {
  const folder = path.join(buildFolder(), 'static/fonts')
  return fs.existsSync(folder)
    ? fs.readdirSync(folder).filter((name) => PRELOADED_FONT.test(name))
    : []
}

/**
 * Stylesheets of the chunks whose scripts a page loads, and the fonts to preload, as URLs beside the
 * scripts. Read once from the build; in development, again for each page.
 * @param scripts absolute URLs or paths of the page's scripts
 */
export function documentAssets(scripts: readonly string[]): DocumentAssets {
  if (isDevelopment) stylesheetsByScript = fontFiles = null
  stylesheetsByScript ??= readStylesheets()
  fontFiles ??= readFonts()
  const first = scripts[0]
  if (!first) return {stylesheets: [], fonts: []}
  const base = first.slice(0, first.lastIndexOf('/') + 1)
  const names = scripts.flatMap(
    (script) => stylesheetsByScript?.get(script.slice(base.length)) ?? [],
  )
  return {
    stylesheets: [...new Set(names)].map((name) => base + name),
    fonts: fontFiles.map((name) => `${base}static/fonts/${name}`),
  }
}
