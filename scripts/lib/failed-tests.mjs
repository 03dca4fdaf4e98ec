/** Failed tests, for the end of a long log: each test with the first lines of its message. */
import path from 'node:path'
import {root} from './setup.mjs'

/** Failures in jest's JSON report; a suite that did not load is one entry. */
export function failedUnitTests(report) {
  return (report?.testResults ?? []).flatMap((suite) => {
    if (suite.status !== 'failed') return []
    const file = path.relative(root, suite.name)
    const tests = suite.assertionResults.filter(({status}) => status === 'failed')
    if (!tests.length) return [{name: file, message: suite.message}]
    return tests.map((test) => ({
      name: `${file} › ${test.fullName}`,
      message: test.failureMessages.join('\n'),
    }))
  })
}

/** Failures in Playwright's JSON report, whose suites are nested; with those that passed at a later retry. */
export function failedBrowserTests(suites = []) {
  return suites.flatMap((suite) => [
    ...failedBrowserTests(suite.suites),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({status}) => status === 'unexpected' || status === 'flaky')
        .map((test) => ({
          name: `${spec.file}:${spec.line} [${test.projectName}] › ${spec.title} (${test.status})`,
          message: test.results.map(({error}) => error?.message ?? '').join('\n'),
        })),
    ),
  ])
}

/** Prints at most 20 lines of each message, without colours. */
export function printFailed(failed) {
  for (const {name, message} of failed) {
    console.log(`\n✕ ${name}`)
    const lines = (message ?? '')
      .replace(/\u001b\[[0-9;]*m/g, '')
      .trim()
      .split('\n')
    for (const line of lines.slice(0, 20)) console.log(`    ${line.slice(0, 300)}`)
  }
}
