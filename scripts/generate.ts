/**
 * Writes what the storefront derives from other files, into `app/generated/`:
 * tokens.css from the design tokens and the tones of pictures, one stylesheet per site that changes tokens, the registry of
 * overridden components, and the English texts that ship with the code. Run before every build.
 */
import fs from 'node:fs'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {toneStyles} from '../app/shared/lib/tone'
import {customProperty, tokens, type TokenOverrides} from '../common/design-tokens'

const root = path.resolve(__dirname, '..')
const target = path.join(root, 'app/generated')
const overridesFolder = path.join(root, 'overrides')

/** Unchanged files keep their time, so that watchers stay calm. */
function write(name: string, content: string): void {
  const file = path.join(target, name)
  fs.mkdirSync(path.dirname(file), {recursive: true})
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content) return
  fs.writeFileSync(file, content)
}

function declarations(groups: TokenOverrides): string {
  return Object.entries(groups)
    .flatMap(([group, values]) =>
      Object.entries(values ?? {}).map(
        ([name, value]) => `  ${customProperty(group, name)}: ${value};`,
      ),
    )
    .join('\n')
}

function sitesWithOverrides(): string[] {
  if (!fs.existsSync(overridesFolder)) return []
  return fs
    .readdirSync(overridesFolder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

/** Names of a site's overridden components: paths below `components/` without extension. */
function componentsOf(site: string): string[] {
  const folder = path.join(overridesFolder, site, 'components')
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => name.replace(/\.tsx$/, '').replaceAll(path.sep, '/'))
    .sort()
}

async function siteTokens(site: string): Promise<string> {
  const file = path.join(overridesFolder, site, 'tokens.ts')
  if (!fs.existsSync(file)) return ''
  const module = (await import(pathToFileURL(file).href)) as {tokens: TokenOverrides}
  return `:root[data-site='${site}'] {\n${declarations(module.tokens)}\n}\n`
}

function registry(sites: readonly string[]): string {
  const entries = sites.flatMap((site) => {
    const components = componentsOf(site).map(
      (name) =>
        `    '${name}': loadable(() => import(/* webpackChunkName: "override-${site}-${name.replaceAll('/', '-')}" */ '@overrides/${site}/components/${name}')) as unknown as OverridingComponent,`,
    )
    return components.length ? [`  ${site}: {`, ...components, '  },'] : []
  })
  return [
    '// Written by scripts/generate.ts from the folder overrides/.',
    ...(entries.length ? ["import loadable from '@loadable/component'"] : []),
    `import type {OverrideRegistry${entries.length ? ', OverridingComponent' : ''}} from '@app/shared/lib/overrides'`,
    '',
    'export const overrides: OverrideRegistry = {',
    ...entries,
    '}',
    '',
  ].join('\n')
}

async function main(): Promise<void> {
  const sites = sitesWithOverrides()
  const perSite = (await Promise.all(sites.map(siteTokens))).filter(Boolean)
  write(
    'tokens.css',
    [`:root {\n${declarations(tokens)}\n}\n`, ...perSite, toneStyles()].join('\n'),
  )
  write('overrides.ts', registry(sites))
  const compiled = path.join(root, 'app/static/translations/compiled/en-GB.json')
  write('default-messages.json', fs.existsSync(compiled) ? fs.readFileSync(compiled, 'utf8') : '{}')
}

void main()
