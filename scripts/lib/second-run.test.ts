import {filesToRepeat, withSecondRun} from './second-run.cjs'

const suite = (name: string, tests: Record<string, string>, status = 'passed') => ({
  name,
  status: Object.values(tests).includes('failed') ? 'failed' : status,
  assertionResults: Object.entries(tests).map(([fullName, state]) => ({fullName, status: state})),
})

const first = {
  testResults: [
    suite('/a.test.ts', {one: 'passed'}),
    suite('/b.test.ts', {two: 'failed', three: 'passed'}),
    suite('/c.test.ts', {}, 'failed'),
  ],
  numPassedTests: 2,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 1,
}

it('repeats the files with a failed test and those that did not load', () => {
  expect(filesToRepeat(first)).toEqual(['/b.test.ts', '/c.test.ts'])
})

it('repeats nothing after a crash or when much failed', () => {
  expect(filesToRepeat(null)).toEqual([])
  const many = Array.from({length: 13}, (_, index) => suite(`/${index}`, {one: 'failed'}))
  expect(filesToRepeat({testResults: many})).toEqual([])
})

it('counts what passed in the second run, and names it', () => {
  const second = {
    testResults: [
      suite('/b.test.ts', {two: 'passed', three: 'passed'}),
      suite('/c.test.ts', {four: 'passed'}),
    ],
  }
  const {report, flaky} = withSecondRun(first, second)
  expect(report).toMatchObject({
    numPassedTests: 4,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
  })
  expect(flaky).toEqual(['two', '/c.test.ts'])
})

it('keeps what failed twice, and a file that did not load twice', () => {
  const second = {
    testResults: [
      suite('/b.test.ts', {two: 'failed', three: 'passed'}),
      suite('/c.test.ts', {}, 'failed'),
    ],
  }
  const {report, flaky} = withSecondRun(first, second)
  expect(report).toMatchObject({
    numPassedTests: 2,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
  })
  expect(flaky).toEqual([])
})
