import {execFileSync} from 'node:child_process'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {sandboxDir} from './import-graph'

/** What `lint/sandbox-domains.mjs` declares. */
export interface DomainRules {
  /** Domains, lowest first. */
  readonly sandboxDomains: readonly string[]
  /** Folders below `http`, each with those that it may import. */
  readonly sandboxLayers: Readonly<Record<string, readonly string[]>>
  /** Folders that do not import each other. */
  readonly sandboxNeighbours: readonly (readonly string[])[]
}

/** The rules; jest cannot import their file itself, since it is an ES module. */
export function readRules(): DomainRules {
  const module = pathToFileURL(path.join(sandboxDir, '..', 'lint', 'sandbox-domains.mjs')).href
  const program = `import * as rules from ${JSON.stringify(module)}; console.log(JSON.stringify(rules))`
  const options = {encoding: 'utf8'} as const
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], options),
  ) as DomainRules
}
