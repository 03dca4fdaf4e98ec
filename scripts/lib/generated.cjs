/**
 * Files that programs of this repository make from others; they are not in git. Each kind is made again when a file that
 * it is made from has changed, or when one of its own is missing.
 */
const {spawn} = require('node:child_process')
const {createHash} = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')

const root = path.resolve(__dirname, '../..')

/**
 * A kind of generated files.
 * @typedef {object} Generated
 * @property {string} program program that makes them
 * @property {readonly string[]} inputs files and folders that they are made from
 * @property {string} [inputList] file of the generator that names further inputs as a JSON list
 * @property {readonly string[]} folders folders of the made files; the first one holds the stamp
 * @property {RegExp} made names of the made files in the folders
 */

/** @type {Readonly<Record<string, Generated>>} */
const generated = {
  app: {
    program: 'scripts/generate.ts',
    inputs: [
      'scripts/generate.ts',
      'scripts/translations',
      'scripts/lib/overrides.ts',
      'scripts/lib/commerce-operations.ts',
      'app/shared/lib/tone.ts',
      'common',
      'config',
      'overrides',
      'translations',
      'package-lock.json',
    ],
    folders: ['app/generated', 'app/static/translations/compiled'],
    made: /\.(ts|css|json)$/,
  },
  archive: {
    program: 'demo/make-archive.ts',
    inputs: [
      'demo/make-archive.ts',
      'demo/catalogue/source',
      'demo/studio',
      'demo/catalogue/shop.ts',
      'common/half-width.ts',
      'config',
      'translations',
      'package-lock.json',
    ],
    folders: ['demo/archive'],
    made: /\.(xml|glb)$/,
  },
  map: {
    program: 'scripts/map/land.ts',
    inputs: ['scripts/map', 'server/app/map/line-code.ts', 'package-lock.json'],
    folders: ['server/app/map'],
    made: /land\.json$/,
  },
  answers: {
    program: 'scripts/answer-schemas.ts',
    inputs: ['scripts/answer-schemas.ts', 'scripts/answers', 'package-lock.json', 'tsconfig.json'],
    inputList: 'sandbox/http/answers/schemas/.inputs',
    folders: [
      'sandbox/http/answers/schemas',
      'sandbox/companies',
      'demo/endpoints/answers/schemas',
    ],
    made: /\.json$/,
  },
  coverage: {
    program: 'scripts/sandbox-coverage.ts',
    inputs: [
      'scripts/sandbox-coverage.ts',
      'scripts/coverage-pages.ts',
      'sandbox/contract',
      'demo/endpoints/contract',
    ],
    folders: ['docs/generated'],
    made: /coverage\.md$/,
  },
}

/** The project that contains a folder: that of the target where the folder is a link. */
const projectOf = (folder) => {
  const [first] = folder.split('/')
  return path.dirname(fs.realpathSync(path.join(root, first)))
}

/** Files below a file or folder, in one order; nothing where there is none. */
function filesBelow(place) {
  if (!fs.existsSync(place)) return []
  if (fs.statSync(place).isFile()) return [place]
  return fs
    .readdirSync(place, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

const isTest = (file) => /\.test\.tsx?$/.test(file)

/** Whether an input was changed while the files were made. */
const changedSince = ({inputs}, project, time) =>
  inputs
    .flatMap((input) => filesBelow(path.join(project, input)))
    .some((file) => fs.statSync(file).mtimeMs > time)

/** Hash of the content of the inputs, and of names and sizes of the made files. */
function stateOf({inputs, inputList, folders, made}, project) {
  const listed = inputList && path.join(project, inputList)
  const further = listed && fs.existsSync(listed) ? JSON.parse(fs.readFileSync(listed, 'utf8')) : []
  const hash = createHash('sha256')
  for (const input of [...inputs, ...further])
    for (const file of filesBelow(path.join(project, input)).filter((name) => !isTest(name)))
      hash.update(path.relative(project, file)).update('\0').update(fs.readFileSync(file))
  for (const folder of folders)
    for (const file of filesBelow(path.join(project, folder)).filter((name) => made.test(name)))
      hash.update(`\0${path.relative(project, file)} ${fs.statSync(file).size}`)
  return hash.digest('hex')
}

async function run(program, project) {
  const args = ['--import', 'tsx', program]
  const child = spawn(process.execPath, args, {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const status = await new Promise((resolve, reject) =>
    child.once('error', reject).once('exit', resolve),
  )
  if (status !== 0) throw new Error(`${program} failed.`)
}

/**
 * Makes the generated files of the named kinds, unless they are up to date.
 * @param {readonly string[]} names
 * @throws Error when a name is unknown or a generator fails
 */
async function ensureGenerated(...names) {
  for (const name of names) {
    const kind = generated[name]
    if (!kind)
      throw new Error(`Nothing is generated as '${name}': ${Object.keys(generated).join(', ')}.`)
    const [folder] = kind.folders
    const project = projectOf(folder)
    const stamp = path.join(project, folder, '.stamp')
    if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === stateOf(kind, project)) continue
    // A run that is interrupted leaves no stamp: its files are made again.
    fs.rmSync(stamp, {force: true})
    const began = Date.now()
    await run(kind.program, project)
    if (!changedSince(kind, project, began)) fs.writeFileSync(stamp, stateOf(kind, project))
  }
}

module.exports = {ensureGenerated, generated}
