/**
 * `npm test`: installs its prerequisites, then runs types, lint, unit and integration tests, build and browser tests.
 * `npm run test:full` (`--full`) runs the long suites completely, with a new seed (`sandbox/testing/extent.ts`), and builds and
 * starts the images of `deploy/`.
 * Continues after a failure so that one run shows all of them; ends with `N passed, N failed`.
 */
import {spawn} from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {failedBrowserTests, failedUnitTests, printFailed} from './lib/failed-tests.mjs'
import {contentHashes, filesToTest, notePassed} from './lib/passed-before.cjs'
import {printTimes} from './lib/run-times.mjs'
import {filesToRepeat, withSecondRun} from './lib/second-run.cjs'
import {
  bin,
  build,
  checkNode,
  fail,
  install,
  installChromium,
  installServers,
  installTrialPrograms,
  root,
} from './lib/setup.mjs'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

checkNode()
const {full = false} = readOptions()
await install()

const began = Date.now()
const reports = path.join(root, '.cache/reports')
fs.rmSync(reports, {recursive: true, force: true})
fs.mkdirSync(reports, {recursive: true})

const drawnSeed = Math.floor(Math.random() * 1e9)
/** The samples change every week, so that each case is tried in time; within a week two runs are alike. */
const weekSeed = Math.floor(Date.now() / WEEK_MS)
const extent = full ? `full:${drawnSeed}` : process.env.TEST_EXTENT || `sample:${weekSeed}`
console.log(`Extent of the long suites: TEST_EXTENT=${extent}`)

const total = {passed: 0, failed: 0}
const failures = []
/** Names of the unit tests that passed in their second run only. */
const flakyUnitTests = []
/** Name and seconds of each step, in the order of completion. */
const steps = []

function readOptions() {
  try {
    return parseArgs({options: {full: {type: 'boolean'}}}).values
  } catch (error) {
    return fail(error.message)
  }
}

/** Runs a step and records its duration. */
async function timed(name, work) {
  const start = Date.now()
  const result = await work()
  const seconds = (Date.now() - start) / 1000
  steps.push({name, seconds})
  return {result, seconds}
}

/**
 * Runs a program; its output is shown at once, or at its end when it runs in parallel with others.
 * @returns whether it succeeded
 */
async function run(title, command, args, {beside = false} = {}) {
  if (!beside) console.log(`\n› ${title}`)
  const output = []
  const {result: status, seconds} = await timed(title, () => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {...process.env, TEST_EXTENT: extent},
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => output.push(chunk))
    return new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  })
  if (beside) console.log(`\n› ${title}`)
  process.stdout.write(Buffer.concat(output))
  console.log(`  ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${Math.round(seconds)} s)`)
  if (status !== 0) failures.push(title)
  return status === 0
}

/** A step without tests of its own counts as one. */
async function check(title, command, args, options) {
  const ok = await run(title, command, args, options)
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

/**
 * Runs jest, and alone once more the files that failed; counts the tests; resolves to the report.
 * @param options of both runs
 * @param selection options of the first run alone: which tests it has
 */
async function runJest(title, reportName, options = [], selection = []) {
  const ok = await jest(title, reportName, [...options, ...selection])
  const first = readReport(reportName)
  const files = filesToRepeat(first)
  if (ok || !files.length) return addUnitTests(ok, first)
  failures.pop()
  const secondName = `second-${reportName}`
  const again = ['--runInBand', '--runTestsByPath', ...files]
  const okNow = await jest(`${title}, second run`, secondName, [...options, ...again])
  const second = readReport(secondName)
  if (!second) return addUnitTests(okNow, first)
  const {report, flaky} = withSecondRun(first, second)
  flakyUnitTests.push(...flaky)
  return addUnitTests(okNow, report)
}

/** Runs jest with a JSON report; resolves to whether it succeeded. */
function jest(title, reportName, options) {
  // A suite that failed to start leaves its threads behind; the run does not wait for them.
  const report = ['--forceExit', '--json', `--outputFile=${path.join(reports, reportName)}`]
  return run(title, bin('jest'), [...options, ...report])
}

function addUnitTests(ok, report) {
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0)
  add(ok, report?.numPassedTests ?? 0, failed)
  return report
}

const BESIDE = {beside: true}

async function checkSources() {
  await check('Dependencies', process.execPath, ['scripts/check-dependencies.mjs'], BESIDE)
  await check('Formatting', bin('oxfmt'), ['--check', '.'], BESIDE)
  const cycles = ['-f', 'stylish', '--tsconfig', 'tsconfig.json', '.']
  await check('Cycles', bin('oxlint'), cycles, BESIDE)
  await check('Types', bin('tsc'), ['--noEmit', '-p', 'tsconfig.json'], BESIDE)
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint']
  // ESLint does not know when code of our own rules changed.
  if (!related) fs.rmSync(path.join(root, '.cache/eslint'), {force: true})
  await check('Lint', bin('eslint'), ['.', '--max-warnings', '0', ...cache], BESIDE)
}

async function buildShop() {
  await timed('Build', build)
  total.passed += 1
  await timed('Chromium', installChromium)
  await timed('Servers', installServers)
}

async function runUnitTests() {
  const selection = related ? ['--findRelatedTests', ...related] : []
  const report = await runJest('Unit and integration tests', 'jest.json', [], selection)
  if (report && !report.numFailedTests && !report.numRuntimeErrorTestSuites)
    notePassed(root, hashes, extent)
  return report
}

/** Rules of alerts in Prometheus' own tool; images and all of `compose.yaml`, built and started. */
async function tryDeployment() {
  const {result: missing} = await timed('Programs of trials', installTrialPrograms)
  if (missing) {
    console.log(`\n${missing}`)
    failures.push('Deployment')
    total.failed += 1
    return
  }
  const rules = 'deploy/prometheus/rules.test.yaml'
  await check('Alert rules', 'promtool', ['test', 'rules', rules])
  await check('Containers', 'scripts/deploy/try-containers.sh', [])
}

await check('Generated files', process.execPath, ['scripts/make-generated.mjs'])
const hashes = contentHashes(root)
/** Files whose tests run; null for all tests, as always in CI and in the long run. */
const related = full ? null : filesToTest(root, hashes, extent)
if (related) console.log('\nLint and unit tests of unchanged files are left out (CI=1 runs all)')
// The two run at the same time, each on one core, and need about the same time.
await Promise.all([checkSources(), buildShop()])
const unit = await runUnitTests()
const commands = await runJest('Commands', 'commands.json', ['--config', 'jest.commands.config.js'])
const browser = await run('Browser tests', bin('playwright'), ['test'])
const playwright = readReport('playwright.json')
const {stats, suites} = playwright ?? {}
add(browser, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0)
if (full) await tryDeployment()

printFailed([...failedUnitTests(unit), ...failedUnitTests(commands), ...failedBrowserTests(suites)])
for (const name of flakyUnitTests) console.log(`\nPassed in its second run only: ${name}`)
if (stats?.flaky)
  console.log(`\n${stats.flaky} browser tests did not pass at the first try, see above`)
printTimes(steps, {unit: [unit, commands], browser: playwright}, (Date.now() - began) / 1000)
if (failures.length) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`\nTEST_EXTENT=${extent} repeats this run`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && failures.length === 0 ? 0 : 1)
