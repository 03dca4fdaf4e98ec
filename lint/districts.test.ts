import fs from 'node:fs'
import path from 'node:path'
import {
  closedImports,
  crumbs,
  importsBelow,
  upwardImports,
  unusedDoors,
  type Import,
} from './import-graph'

const root = path.resolve(__dirname, '..')
const FEATURES = 'app/features'
/**
 * Files in the `public` folders. Fewer is better: a new one replaces another, or this number says why it grew: three of
 * `offline-changes` (what pages show, what actions keep, what is stored), and the products that a browser has viewed, which
 * end with a session; messages on a device: one.
 */
const MAX_DOORS = 230

/** The order in the lint configuration; jest does not load `.mjs`. */
const featureOrder = [
  ...fs.readFileSync(path.join(__dirname, 'districts.mjs'), 'utf8').matchAll(/'([a-z- ]+)',$/gm),
].flatMap(([, line = '']) => line.split(' '))

const imports = importsBelow(root, 'app')

it('orders every feature once', () => {
  const features = fs.readdirSync(path.join(root, FEATURES))
  expect([...featureOrder].sort()).toEqual(features.sort())
})

it('lets features import only those below them, types and tests included', () => {
  process.stdout.write(`Features, lowest first: ${featureOrder.join(', ')}\n`)
  expect(upwardImports(imports, FEATURES, featureOrder)).toEqual([])
})

it('lets features import only the public files of others', () => {
  expect(closedImports(imports, FEATURES)).toEqual([])
})

it('has no public file that only its own feature imports, and no more of them than before', () => {
  const doors = fs
    .readdirSync(path.join(root, FEATURES), {recursive: true, encoding: 'utf8'})
    .filter((file) => /^[^/]+\/public\/[^/]+(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => `${FEATURES}/${file.replace(/\.tsx?$/, '')}`)
  process.stdout.write(`Public files: ${doors.length}\n`)
  expect(unusedDoors(doors, imports, FEATURES)).toEqual([])
  expect(doors.length).toBeLessThanOrEqual(MAX_DOORS)
})

it('has no short file with one user', () => {
  // The part of a build for browsers that this file stands in for is another one.
  const aliased = ['app/features/product/components/server-islands.ts']
  const all = [...imports, ...importsBelow(root, 'scripts')]
  expect(crumbs(root, FEATURES, all).filter((file) => !aliased.includes(file))).toEqual([])
})

describe('finds', () => {
  const up: Import = {from: `${FEATURES}/a/x.ts`, to: `${FEATURES}/b/public/y`}
  const unknown: Import = {from: `${FEATURES}/b/x.ts`, to: `${FEATURES}/c/y`}
  const down: Import = {from: `${FEATURES}/b/x.ts`, to: `${FEATURES}/a/public/y`}

  it('an import that goes up, and one of a feature without a place', () => {
    expect(upwardImports([up, unknown, down], FEATURES, ['a', 'b'])).toEqual([up, unknown])
  })

  it('an import of a file that is not public, except in tests and pages', () => {
    const test: Import = {from: `${FEATURES}/b/x.test.ts`, to: `${FEATURES}/c/y`}
    const page: Import = {from: 'app/pages/b/index.tsx', to: `${FEATURES}/c/y`}
    expect(closedImports([up, unknown, down, test, page], FEATURES)).toEqual([unknown])
  })

  it('a public file without a user', () => {
    const own: Import = {from: `${FEATURES}/c/x.ts`, to: `${FEATURES}/c/public/y`}
    const doors = [`${FEATURES}/a/public/y`, `${FEATURES}/c/public/y`]
    expect(unusedDoors(doors, [down, own], FEATURES)).toEqual([`${FEATURES}/c/public/y`])
  })
})
