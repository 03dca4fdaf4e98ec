/**
 * `npm run check -- dependencies`, and a step of `npm test`: fails when a package of production has an advisory of the severity
 * high or critical. It asks the registry (`npm audit`); where that offers no audit or cannot be reached, the advisories that
 * `scripts/lib/advisories.json` keeps by version count alone.
 */
import {spawnSync} from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import {knownAdvisories} from './lib/advisories.cjs'
import {root} from './lib/setup.mjs'

const TIMEOUT_MS = 60_000
const SEVERE = new Set(['high', 'critical'])

const readJson = (name) => JSON.parse(fs.readFileSync(path.join(root, name), 'utf8'))

/** Severe advisories of the registry as sentences; null when it answers no audit. */
function audit() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const {stdout} = spawnSync(npm, ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
    cwd: root,
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
  })
  try {
    const {vulnerabilities} = JSON.parse(stdout)
    if (!vulnerabilities) return null
    return Object.values(vulnerabilities)
      .filter(({severity}) => SEVERE.has(severity))
      .map(({name, severity, range}) => `${name} ${range} (${severity})`)
  } catch {
    return null
  }
}

const {packages} = readJson('package-lock.json')
const advisories = knownAdvisories(packages, readJson('scripts/lib/advisories.json'))
const severe = advisories
  .filter(({severity}) => SEVERE.has(severity))
  .map(({id, severity, what, place, version}) => `${place} ${version}: ${id}, ${severity}, ${what}`)
const audited = audit()
if (audited === null) console.log('The registry answers no audit: only the kept advisories count.')
const problems = [...severe, ...(audited ?? [])]
for (const problem of problems) console.error(problem)
console.log(
  problems.length === 0
    ? 'No package of production has a severe advisory.'
    : 'Update these packages, or set `overrides` in package.json.',
)
process.exitCode = problems.length === 0 ? 0 : 1
