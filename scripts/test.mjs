/**
 * `npm test`: sets itself up, then types, lint, unit and integration tests, build and browser tests.
 * Goes on after a failure so that one run tells everything; ends with `N passed, N failed`.
 */
import {spawnSync} from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import {failedBrowserTests, failedUnitTests, printFailed} from './lib/failed-tests.mjs'
import {bin, build, checkNode, install, installChromium, root} from './lib/setup.mjs'

checkNode()
await install()

const reports = path.join(root, '.cache/reports')
fs.rmSync(reports, {recursive: true, force: true})
fs.mkdirSync(reports, {recursive: true})

const total = {passed: 0, failed: 0}
const failures = []

function run(title, command, args, env = {}) {
  const began = Date.now()
  console.log(`\n› ${title}`)
  const {status} = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, ...env},
  })
  console.log(
    `  ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${Math.round((Date.now() - began) / 1000)} s)`,
  )
  if (status !== 0) failures.push(title)
  return status === 0
}

/** A step without tests of its own counts as one. */
function check(title, command, args, env) {
  const ok = run(title, command, args, env)
  total[ok ? 'passed' : 'failed'] += 1
}

const readReport = (name) => {
  const file = path.join(reports, name)
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null
}

/** A runner that failed without a failing test (a crash, a suite that does not load) counts as one failure. */
function add(ok, passed, failed) {
  total.passed += passed
  total.failed += failed || (ok ? 0 : 1)
}

check('Translations', bin('tsx'), ['scripts/compile-translations.ts'])
check('Theme and overrides', bin('tsx'), ['scripts/generate.ts'])
check('Types', bin('tsc'), ['--noEmit', '-p', 'tsconfig.json'])
check('Lint', bin('eslint'), ['.', '--max-warnings', '0'])
check('Formatting', bin('prettier'), ['--check', '--log-level', 'warn', '.'])

/** Runs jest and counts its tests; yields its report. */
function runJest(title, reportName, options = []) {
  const ok = run(title, bin('jest'), [
    ...options,
    // A suite that failed to start leaves its threads behind; the run goes on without them.
    '--forceExit',
    '--json',
    `--outputFile=${path.join(reports, reportName)}`,
  ])
  const report = readReport(reportName)
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0)
  add(ok, report?.numPassedTests ?? 0, failed)
  return report
}

const jest = runJest('Unit and integration tests', 'jest.json')

await build()
total.passed += 1
await installChromium()

const commands = runJest('Commands', 'commands.json', ['--config', 'jest.commands.config.js'])
const browser = run('Browser tests', bin('playwright'), ['test'])
const {stats, suites} = readReport('playwright.json') ?? {}
add(browser, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0)

printFailed([...failedUnitTests(jest), ...failedUnitTests(commands), ...failedBrowserTests(suites)])
if (stats?.flaky)
  console.log(`\n${stats.flaky} browser tests did not pass at the first try, see above`)
if (failures.length) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && failures.length === 0 ? 0 : 1)
