import fs from 'node:fs'
import path from 'node:path'
import {importsBelow, upwardImports, type Import} from './import-graph'

const root = path.resolve(__dirname, '..')
const FEATURES = 'app/features'

/** The order in the lint configuration; jest does not load `.mjs`. */
const featureOrder = [
  ...fs.readFileSync(path.join(__dirname, 'feature-order.mjs'), 'utf8').matchAll(/^ {2}'(.+)',$/gm),
].map(([, name]) => name ?? '')

it('orders every feature once', () => {
  const features = fs.readdirSync(path.join(root, FEATURES))
  expect([...featureOrder].sort()).toEqual(features.sort())
})

it('lets features import only those below them, types and tests included', () => {
  process.stdout.write(`Features, lowest first: ${featureOrder.join(', ')}\n`)
  expect(upwardImports(importsBelow(root, FEATURES), FEATURES, featureOrder)).toEqual([])
})

it('finds an import that goes up, and one of a feature without a place', () => {
  const up: Import = {from: `${FEATURES}/a/x.ts`, to: `${FEATURES}/b/y`}
  const unknown: Import = {from: `${FEATURES}/b/x.ts`, to: `${FEATURES}/c/y`}
  const down: Import = {from: `${FEATURES}/b/x.ts`, to: `${FEATURES}/a/y`}
  expect(upwardImports([up, unknown, down], FEATURES, ['a', 'b'])).toEqual([up, unknown])
})
