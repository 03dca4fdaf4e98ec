/** The commands of the README, run as a user runs them. They need a build, so `npm test` runs them after it. */
const {projects} = require('./jest.config')

const {testPathIgnorePatterns: _, ...node} = projects.find(
  ({displayName}) => displayName === 'node',
)

module.exports = {
  ...node,
  // `npm run dev` builds while the other commands run.
  maxWorkers: 2,
  displayName: 'commands',
  globalSetup: '<rootDir>/scripts/commands/nodes.ts',
  roots: ['<rootDir>/scripts/commands'],
  testMatch: ['<rootDir>/scripts/commands/*.spec.ts'],
}
