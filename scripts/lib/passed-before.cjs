/**
 * What a developer's `npm test` need not run again: files by their content at the last run whose unit tests all passed.
 * Only changes within `app/` narrow the next run; any other change, a removed file, or `CI` in the environment runs everything.
 */
const {execFileSync} = require('node:child_process')
const fs = require('node:fs')
const path = require('node:path')

const RECORD = '.cache/passed.json'
const APP_CODE = /^app\/.*\.tsx?$/
/** Tests that read sources of `app` as files, so that no import tells what they depend on. */
const READS_FILES = /from '(node:)?fs'|\brequire\('(node:)?fs'\)|\bfrom 'esbuild'/
const NAMES_APP = /['"`/]app['"`/]/
const CHECKS_SOURCES = /^(lint|overrides|scripts)\//

const git = (root, args, input) =>
  execFileSync('git', args, {cwd: root, input, encoding: 'utf8', maxBuffer: 1 << 28})

/** Hash of the content of each file of the working tree, by path, without ignored files; null outside of a git repository. */
function contentHashes(root) {
  if (!fs.existsSync(path.join(root, '.git'))) return null
  const listed = git(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  const files = [...new Set(listed.split('\0'))].filter(
    (file) => file && fs.statSync(path.join(root, file), {throwIfNoEntry: false})?.isFile(),
  )
  const hashes = git(root, ['hash-object', '--stdin-paths'], files.join('\n')).trim().split('\n')
  return Object.fromEntries(files.map((file, index) => [file, hashes[index]]))
}

/**
 * Test files that the changes since the last passed run can concern.
 * @param hashes of the tree now
 * @param extent of the long suites; another one than before runs everything
 * @returns files for `jest --findRelatedTests`; null when everything has to run
 */
function filesToTest(root, hashes, extent) {
  const record = path.join(root, RECORD)
  if (process.env.CI || !hashes || !fs.existsSync(record)) return null
  const before = JSON.parse(fs.readFileSync(record, 'utf8'))
  if (before.extent !== extent || before.node !== process.version) return null
  const names = new Set([...Object.keys(before.hashes), ...Object.keys(hashes)])
  const changed = [...names].filter((file) => before.hashes[file] !== hashes[file])
  if (changed.some((file) => !APP_CODE.test(file) || !hashes[file])) return null
  return [...changed, ...Object.keys(hashes).filter((file) => readsSources(root, file))]
}

function readsSources(root, file) {
  if (!/\.test\.tsx?$/.test(file)) return false
  if (CHECKS_SOURCES.test(file)) return true
  const text = fs.readFileSync(path.join(root, file), 'utf8')
  return READS_FILES.test(text) && (file.startsWith('app/') || NAMES_APP.test(text))
}

/** Notes that all unit tests of a tree passed. */
function notePassed(root, hashes, extent) {
  if (!hashes) return
  const record = path.join(root, RECORD)
  fs.mkdirSync(path.dirname(record), {recursive: true})
  // A run that is stopped while it writes must not leave half a record.
  fs.writeFileSync(`${record}.part`, JSON.stringify({node: process.version, extent, hashes}))
  fs.renameSync(`${record}.part`, record)
}

module.exports = {contentHashes, filesToTest, notePassed}
