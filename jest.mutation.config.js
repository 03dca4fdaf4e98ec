/**
 * Jest below StrykerJS (`npm run test:mutation`): one of the projects, with the tests that `MUTATION_TESTS` names.
 * Stryker puts its own environment around the one that is named here.
 */
const {projects, testTimeout} = require('./jest.config')

const project = projects.find(({displayName}) => displayName === process.env.MUTATION_PROJECT)
const tests = JSON.parse(process.env.MUTATION_TESTS ?? '[]')

module.exports = {...project, testTimeout, testMatch: tests.map((file) => `<rootDir>/${file}`)}
