/**
 * Commands that have parts: `npm run check -- types`, `npm run generate -- pictures --all`, `npm run bench -- --only
 * growth`, `npm run lint -- --fix`. What follows the part goes to its program. An unknown part, and none where one is
 * needed, lists the parts.
 */
import {spawnSync} from 'node:child_process'
import {bin, root} from './lib/setup.mjs'

const node = (...args) => [process.execPath, ...args]
const tsx = (...args) => [bin('tsx'), ...args]
/** Makes generated files that are not up to date. */
const made = (...names) => node('scripts/make-generated.mjs', ...names)

/** Parts that read the archive. */
const READERS = ['contract', 'pictures', 'pseudo-locale']

/** Program of each part of each command, and what it does. */
const PARTS = {
  bench: {
    growth: [
      tsx('bench/growth/main.ts'),
      'pages and memory over processes and products, and a soak',
    ],
    scale: [tsx('bench/scale/main.ts'), 'hosts behind Varnish: levels, a surge, crashes, purges'],
    sandbox: [
      tsx('bench/sandbox/main.ts'),
      'import, searches, products and baskets of the sandbox',
    ],
  },
  check: {
    archive: [tsx('scripts/validate-archive.ts'), 'the archive against XML schemas in a folder'],
    contract: [tsx('scripts/check-contract.ts'), 'the contract against OpenAPI files in a folder'],
    dependencies: [node('scripts/check-dependencies.mjs'), 'advisories of packages'],
    translations: [tsx('scripts/check-translations.ts'), 'keys and arguments of all languages'],
    types: [[bin('tsc'), '--noEmit', '-p', 'tsconfig.json'], 'types of the whole repository'],
  },
  generate: {
    answers: [made('answers'), "schemas of the sandbox's answers"],
    app: [made('app'), 'texts, tokens, overrides and operations of the storefront'],
    archive: [made('archive'), 'the site archive of our shop'],
    coverage: [made('coverage'), 'the page of what the contract covers'],
    inventory: [tsx('scripts/payment-inventory.ts'), 'the services of the pages of payment'],
    map: [made('map'), 'the countries of the map of stores'],
    pictures: [
      tsx('demo/studio/make-pictures.ts'),
      'pictures of the catalogue that have no file yet',
    ],
    'pseudo-locale': [tsx('scripts/pseudo-locale.ts'), 'pages with longer texts, and what breaks'],
    sbom: [node('scripts/sbom.mjs'), 'the packages of production'],
    screenshots: [tsx('scripts/screenshots.ts'), 'pictures of every page at three widths'],
  },
}

/** Ends the process with the status of the first program that fails, or with 0. */
function run(...programs) {
  for (const [program, ...args] of programs) {
    const {status, error} = spawnSync(program, args, {cwd: root, stdio: 'inherit'})
    if (error) throw error
    if (status !== 0) process.exit(status ?? 1)
  }
  process.exit(0)
}

const [command = '', ...given] = process.argv.slice(2)

if (command === 'lint') {
  const fix = given.includes('--fix')
  const files = given.filter((arg) => arg !== '--fix')
  const all = files.length > 0 ? files : ['.']
  const oxlint = [bin('oxlint'), '-f', 'stylish', '--tsconfig', 'tsconfig.json', ...all]
  const oxfmt = [bin('oxfmt'), fix ? '--write' : '--check', ...all]
  const eslint = [bin('eslint'), '--max-warnings', '0', ...(fix ? ['--fix'] : []), ...all]
  run(oxlint, eslint, oxfmt)
}

const parts = PARTS[command]

if (command === 'bench') {
  const {only, rest} = readOnly(given)
  run(only in parts ? [...parts[only][0], ...rest] : tsx('bench/main.ts', ...given))
}

const [part, ...rest] = given
if (part !== undefined && Object.hasOwn(parts, part)) {
  const program = [...parts[part][0], ...rest]
  const isCheckOfArchive = command === 'check' && part === 'archive'
  run(...(isCheckOfArchive || READERS.includes(part) ? [made('archive')] : []), program)
}
if (part !== undefined) console.error(`npm run ${command} has no part "${part}".`)
console.error(`Usage: npm run ${command} -- PART\n`)
for (const [name, [, does]] of Object.entries(parts)) console.error(`  ${name.padEnd(15)}${does}`)
process.exit(1)

/** The value of `--only`, and the other arguments. */
function readOnly(args) {
  const at = args.findIndex((arg) => /^--only(=|$)/.test(arg))
  const hasValue = at >= 0 && args[at].includes('=')
  const only = hasValue ? args[at].slice('--only='.length) : (args[at + 1] ?? '')
  return at < 0
    ? {only: '', rest: args}
    : {only, rest: [...args.slice(0, at), ...args.slice(at + (hasValue ? 1 : 2))]}
}
