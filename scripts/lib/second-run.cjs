/**
 * A second run of the unit test files that failed, as the browser tests have: a test that passes then met a busy
 * machine, not a defect. The run names it.
 */

/** A run with more failed files than this has a defect, which a second run would only repeat. */
const MOST_FILES = 12

/**
 * Files to run again.
 * @param report of jest; null when it crashed
 * @returns absolute paths; none when nothing failed, or too much
 */
function filesToRepeat(report) {
  const failed = (report?.testResults ?? []).filter(({status}) => status === 'failed')
  return failed.length > MOST_FILES ? [] : failed.map(({name}) => name)
}

const passedOf = ({assertionResults}) =>
  assertionResults.filter(({status}) => status === 'passed').length
const failedOf = ({assertionResults}) =>
  assertionResults.filter(({status}) => status === 'failed').length

/**
 * The report of a run with the results of its second run.
 * @param first report of all files
 * @param second report of the files that failed in the first
 * @returns the first report, in which these files have their second result and the counts are corrected; and the
 * names of the tests that passed in the second run only
 */
function withSecondRun(first, second) {
  const repeated = new Map(second.testResults.map((suite) => [suite.name, suite]))
  const testResults = first.testResults.map((suite) => repeated.get(suite.name) ?? suite)
  const sum = (count) => testResults.reduce((total, suite) => total + count(suite), 0)
  const report = {
    ...first,
    testResults,
    numPassedTests: sum(passedOf),
    numFailedTests: sum(failedOf),
    numRuntimeErrorTestSuites: testResults.filter(
      (suite) => suite.status === 'failed' && failedOf(suite) === 0,
    ).length,
  }
  return {report, flaky: flakyNames(first, repeated)}
}

function flakyNames(first, repeated) {
  return first.testResults.flatMap((suite) => {
    if (suite.status !== 'failed' || repeated.get(suite.name)?.status !== 'passed') return []
    const failed = suite.assertionResults.filter(({status}) => status === 'failed')
    return failed.length ? failed.map(({fullName}) => fullName) : [suite.name]
  })
}

module.exports = {filesToRepeat, withSecondRun}
