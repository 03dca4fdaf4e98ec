import fs from 'node:fs'
import path from 'node:path'

/** Overrides of one site. */
export interface SiteOverrides {
  site: string
  /** Names of overridable components. */
  components: string[]
  hasTokens: boolean
}

/** Files that may be stored beside a component: its styles and its tests. */
const COMPANION = /(\.module\.css|\.test\.tsx)$/
/** Private code that several components of a site share. */
const SHARED = 'components/parts/'

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => !path.basename(file).startsWith('.'))
    .filter((file) => fs.statSync(path.join(folder, file)).isFile())
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()

function problemOf(site: string, file: string, known: readonly string[]): string | null {
  const place = `overrides/${site}/${file}`
  if (file === 'tokens.ts' || file.startsWith(SHARED) || COMPANION.test(file)) return null
  const name = /^components\/(.+)\.tsx$/.exec(file)?.[1]
  if (name === undefined) {
    return `${place} has no use there: a site has tokens.ts, components/<name>.tsx with .module.css and .test.tsx, and ${SHARED} for its own code.`
  }
  return known.includes(name)
    ? null
    : `${place} overrides nothing: overrides/table.ts has no component "${name}". It has: ${known.join(', ')}.`
}

/**
 * Reads the folder `overrides/`.
 * @param folder absolute path
 * @param sites ids of the configured sites
 * @param known names of overridable components
 * @throws Error with one sentence for each file that does not override a component
 */
export function readOverrides(
  folder: string,
  sites: readonly string[],
  known: readonly string[],
): SiteOverrides[] {
  if (!fs.existsSync(folder)) return []
  const folders = fs
    .readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort()
  const problems: string[] = []
  const found = folders.map((site) => {
    if (!sites.includes(site))
      problems.push(`overrides/${site}/ is of no site: config/sites/ has ${sites.join(', ')}.`)
    const files = filesBelow(path.join(folder, site))
    problems.push(...files.flatMap((file) => problemOf(site, file, known) ?? []))
    const components = files.flatMap((file) => {
      const name = /^components\/(.+)\.tsx$/.exec(file)?.[1]
      return name !== undefined && known.includes(name) ? [name] : []
    })
    return {site, components, hasTokens: files.includes('tokens.ts')}
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return found
}

/**
 * Text of `app/generated/overrides.ts`. The types of the table check the props of each override there, so that
 * TypeScript names the file whose props do not fit.
 */
export function registryText(sites: readonly SiteOverrides[]): string {
  const entries = sites.flatMap(({site, components}) => {
    const lines = components.map((name) => {
      const chunk = `override-${site}-${name.replaceAll('/', '-')}`
      return `    '${name}': loadable<OverridableProps['${name}']>(() => import(/* webpackChunkName: "${chunk}" */ '@overrides/${site}/components/${name}')),`
    })
    return lines.length > 0 ? [`  ${site}: {`, ...lines, '  },'] : []
  })
  const types = entries.length > 0 ? 'OverridableProps, Overrides' : 'Overrides'
  return [
    '// Written by scripts/generate.ts from the folder overrides/; overrides/table.ts has the props.',
    ...(entries.length > 0 ? ["import loadable from '@loadable/component'"] : []),
    `import type {${types}} from '@overrides/table'`,
    '',
    'export const overrides: Overrides = {',
    ...entries,
    '}',
    '',
  ].join('\n')
}
