/** Duration of a test run by step, and the slowest suites. */
import path from 'node:path'
import {root} from './setup.mjs'

const SLOWEST = 10

/** Suites of a report of jest. */
const unitSuites = (report) =>
  (report?.testResults ?? []).map(({name, startTime, endTime}) => ({
    name: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))

/** Files in Playwright's report, whose suites are nested: the time of all tests and retries of each project. */
function browserSuites(suites = [], found = new Map()) {
  for (const {suites: inner, specs = []} of suites) {
    browserSuites(inner, found)
    for (const {file, tests} of specs) {
      for (const {projectName, results} of tests) {
        const name = `e2e/${file} [${projectName}]`
        const seconds = results.reduce((sum, {duration}) => sum + duration / 1000, 0)
        found.set(name, (found.get(name) ?? 0) + seconds)
      }
    }
  }
  return [...found].map(([name, seconds]) => ({name, seconds}))
}

function printTable(title, rows) {
  console.log(`\n${title}`)
  for (const {name, seconds} of rows) console.log(`${seconds.toFixed(0).padStart(6)} s  ${name}`)
}

/**
 * Prints the steps in the order of their ends, and the slowest suites. Steps and suites overlap, so their sum is more than
 * the time that passed.
 * @param steps name and seconds of each
 * @param reports of jest (a list) and of Playwright, where they exist
 * @param seconds duration of the run
 */
export function printTimes(steps, {unit, browser}, seconds) {
  const suites = [...unit.flatMap(unitSuites), ...browserSuites(browser?.suites)]
  const slowest = suites.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  printTable(`Steps (${(seconds / 60).toFixed(1)} minutes in all)`, steps)
  printTable('Slowest suites', slowest)
}
