/** Settings of StrykerJS; `scripts/mutation/main.ts` runs it and says which files and tests. */
export default {
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    configFile: 'jest.mutation.config.js',
    enableFindRelatedTests: true,
  },
  coverageAnalysis: 'perTest',
  // Milliseconds besides the time of the tests: on a busy machine, a slow run would count as a noticed mutant.
  timeoutMS: 30_000,
  // A mutant of a value that is made once, when its module loads, would run all tests in a process of its own.
  ignoreStatic: true,
  plugins: ['@stryker-mutator/jest-runner'],
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 1),
  reporters: ['clear-text', 'json'],
  clearTextReporter: {allowColor: false, logTests: false, reportTests: false},
  jsonReporter: {fileName: '.cache/reports/mutation.json'},
  thresholds: {high: 95, low: 90, break: null},
  tempDirName: '.cache/mutation',
  // What is never read by the tests in question, and large.
  ignorePatterns: [
    '/build',
    '/.data',
    '/.cache',
    '/test-results',
    '/bench/results',
    '/docs/images',
    '/demo/archive',
  ],
  disableTypeChecks: false,
  allowEmpty: true,
}
