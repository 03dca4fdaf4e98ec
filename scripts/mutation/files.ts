import fs from 'node:fs'
import path from 'node:path'
import {importsBelow} from '../../lint/import-graph'
import {draw, type Extent} from '../../sandbox/testing/extent'
import held from './held.json'
import {testsOfUsers} from './nearby-tests'

/**
 * Files whose tests must reach the score below; the other files of a sample are reported only. A file of types alone has
 * no mutants and is not listed.
 */
export const HELD: readonly string[] = held

/** Percent of the mutants of a held file that tests have to detect. */
export const LOWEST_SCORE = 90
/** Number of held and of other files in a sample. */
const HELD_SAMPLE = 6
const OTHER_SAMPLE = 3

/** Places that are mutated: rules of the app, domains of the sandbox, the page cache and the cluster. */
const PLACES = [
  /^app\/features\/[^/]+\/(?:model|public)\/(?!use-|get-).+\.ts$/,
  /^sandbox\/domains\/.+\.ts$/,
  /^server\/host\/page-cache\/.+\.ts$/,
  /^sandbox\/companies\/(payment|personalisation|reviews|social)\/(?!answers\/|index\.ts)/,
  /^server\/host\/cluster\.ts$/,
]
const ROOTS = [
  'app/features',
  'sandbox/companies',
  'sandbox/domains',
  'sandbox/http',
  'demo/endpoints',
  'server/host',
]
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

/** Files below folders of the repository, with slashes. */
function filesBelow(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
      .filter((file) => /\.tsx?$/.test(file)),
  )
}

export const candidates = (root: string): string[] =>
  filesBelow(root, ROOTS)
    .filter(
      (file) =>
        !isTest(file) && !file.includes('/testing') && PLACES.some((place) => place.test(file)),
    )
    .sort()

/** A pattern with `*` for a part of a name and `**` for folders. */
const asPattern = (glob: string): RegExp => {
  const parts = glob.split(/(\*\*\/?|\*)/).map((part) => {
    if (part === '*') return '[^/]*'
    if (part === '**/') return '(?:.*/)?'
    return part === '**' ? '.*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`)
}

/** The files of the places above that match globs. */
export const matching = (root: string, globs: readonly string[]): readonly string[] => {
  const patterns = globs.map(asPattern)
  return candidates(root).filter((file) => patterns.some((pattern) => pattern.test(file)))
}

/** The files to mutate: a sample of those with a required score and of the others, or all in a full run. */
export function filesToMutate(root: string, run: Extent): readonly string[] {
  const all = candidates(root)
  if (run.full) return all
  const others = all.filter((file) => !HELD.includes(file))
  return [...draw(HELD, HELD_SAMPLE, run), ...draw(others, OTHER_SAMPLE, run)].sort()
}

/** Rules of a feature, domain or part of the server: the folder whose tests have to detect a mutant. */
export const unitOf = (file: string): string =>
  /^(app\/features\/[^/]+\/model|sandbox\/(?:companies|domains)\/[^/]+|server\/host\/page-cache|server\/host)/.exec(
    file,
  )?.[0] ?? path.posix.dirname(file)

/** Files that are measured with the test beside them alone: tests of routes take seconds. */
const FAST = [
  ...['quantity-rules', 'totals'].map((name) => `sandbox/domains/baskets/${name}.ts`),
  ...[
    'approaching',
    'cart',
    'order-discounts',
    'product-specification',
    'shipping-discounts',
    'unit-groups',
    'unit-pool',
  ].map((name) => `sandbox/domains/promotions/${name}.ts`),
  'sandbox/companies/payment/card.ts',
  'sandbox/companies/reviews/review-query.ts',
  'sandbox/domains/tax/tax.ts',
  ...['cache-policy', 'memory-store', 'stored-page'].map(
    (name) => `server/host/page-cache/${name}.ts`,
  ),
]
const hasFastTests = (file: string): boolean => FAST.includes(file)

const SANDBOX_ROUTES = ['sandbox/companies/', 'sandbox/http/', 'demo/endpoints/']
const SANDBOX_SOURCES = [
  'sandbox/companies',
  'sandbox/domains',
  'sandbox/wire',
  'sandbox/http',
  'demo/endpoints',
]

/**
 * The tests that must fail for a mutant of these files: those beside the rules of a feature, those of a domain, of its
 * routes and of what uses it, or the one beside a file that it measures alone. Tests that start separate programs are
 * left out: they take seconds for each mutant.
 */
export function testsOf(root: string, mutated: readonly string[]): string[] {
  const tests = filesBelow(root, ROOTS).filter(
    (file) => isTest(file) && !startsPrograms(path.join(root, file)),
  )
  const imports = mutated.some((file) => file.startsWith('sandbox/') && !hasFastTests(file))
    ? SANDBOX_SOURCES.flatMap((folder) => importsBelow(root, folder))
    : []
  const near = mutated.flatMap((file) => {
    const beside = file.replace(/\.ts$/, '.test.ts')
    // Rules that all domains share have their tests beside them.
    if (/^sandbox\/domains\/[^/]+\.ts$/.test(file)) return tests.filter((test) => test === beside)
    if (hasFastTests(file) && tests.includes(beside)) return [beside]
    const unit = unitOf(file)
    const name = path.posix.basename(file, '.ts')
    const domain = /^sandbox\/domains\/([^/]+)\//.exec(file)?.[1]
    const ofUsers = domain ? testsOfUsers(file, imports, tests, SANDBOX_ROUTES) : []
    return tests.filter((test) => {
      if (unit === 'server/host') return path.posix.basename(test).startsWith(name)
      const ofDomain = domain && (test.includes(`/${domain}/`) || ofUsers.includes(test))
      return test.startsWith(`${unit}/`) || ofDomain
    })
  })
  return [...new Set(near)].sort()
}

/** Tests with separate programs, or with an environment that Stryker does not support. */
const startsPrograms = (file: string): boolean =>
  /node:child_process|test\/start-program|@jest-environment/.test(fs.readFileSync(file, 'utf8'))
