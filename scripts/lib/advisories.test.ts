import fs from 'node:fs'
import path from 'node:path'
import {isBelow, knownAdvisories} from './advisories.cjs'

const read = (name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(__dirname, '../..', name), 'utf8'))
const {packages} = read('package-lock.json') as {packages: Record<string, {version: string}>}
const advisories = read('scripts/lib/advisories.json') as Parameters<typeof knownAdvisories>[1]

it.each([
  ['5.2.18', '7.0.36', true],
  ['8.5.33', '8.4.31', false],
  ['3.1.0', '4.0.8', true],
  ['4.0.8', '4.0.8', false],
  ['2.3.2', '3.0.3', true],
  ['10.0.0', '9.9.9', false],
  ['1.0.0-rc.1', '1.0.1', true],
])('%s is below %s: %s', (version, mended, expected) =>
  expect(isBelow(version, mended)).toBe(expected),
)

it('finds a package of production wherever it is installed, and none of development', () => {
  const advisory = {id: 'X', package: 'braces', below: '3.0.3', severity: 'high', what: 'w'}
  const found = knownAdvisories(
    {
      'node_modules/a/node_modules/braces': {version: '2.3.2'},
      'node_modules/braces': {version: '3.0.3'},
      'node_modules/b/node_modules/braces': {version: '2.3.2', dev: true},
    },
    [advisory],
  )
  expect(found.map(({place}) => place)).toEqual(['node_modules/a/node_modules/braces'])
})

it('has no kept advisory for the packages of production', () => {
  expect(knownAdvisories(packages, advisories)).toEqual([])
})
