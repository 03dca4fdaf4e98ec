import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import {readRules} from './testing/domain-rules'
import type {SandboxImport} from './testing/import-graph'
import {sandboxDir, sandboxImports, sourceFiles} from './testing/import-graph'

const rules = readRules()
const order = rules.sandboxDomains
const imports = sandboxImports()

/** The domain of a file; undefined for other files, and for those directly in `domains/`. */
const domainOf = (file: string) => /^domains\/([^/]+)\//.exec(file)?.[1]

const lines = (found: readonly SandboxImport[]) => found.map(({from, to}) => `${from} -> ${to}`)

const isIn = (folder: string, file: string) => file.startsWith(`${folder}/`)

/** True for an import of a domain that is not before the importing one. */
function goesUp({from, to}: SandboxImport): boolean {
  const upper = domainOf(to)
  if (!isIn('domains', from) || upper === undefined || upper === domainOf(from)) return false
  return order.indexOf(upper) > order.indexOf(domainOf(from) ?? '')
}

test('the order names every domain once', () => {
  const folders = fs
    .readdirSync(path.join(sandboxDir, 'domains'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
  expect([...order].sort()).toEqual(folders.sort())
})

test(`domains import downwards only, types included: ${order.join(' < ')}`, () => {
  expect(imports.length).toBeGreaterThan(1000)
  expect(lines(imports.filter(goesUp))).toEqual([])
})

test.each([
  ['a domain of an upper one', 'domains/catalog/a.ts', 'domains/orders/b', true],
  ['a domain of a lower one', 'domains/orders/a.ts', 'domains/catalog/b', false],
  ['a common file of a domain', 'domains/money.ts', 'domains/sites/b', true],
])('the check finds an import of %s', (_name, from, to, found) => {
  expect(goesUp({from, to})).toBe(found)
})

test.each(Object.entries(rules.sandboxLayers))(
  'files of %s import only it and what is below: %j',
  (layer, below) => {
    const allowed = [layer, ...below]
    const wrong = imports.filter(
      ({from, to}) => isIn(layer, from) && !allowed.some((one) => isIn(one, to)),
    )
    expect(lines(wrong)).toEqual([])
  },
)

/** The files that name all companies and their settings. */
const LISTS: readonly string[] = ['companies/companies', 'companies/settings']

/** The folder of a company, in which all its files are; undefined for other files. */
const companyOf = (file: string) => /^companies\/[^/]+\//.exec(file)?.[0]

/** Relative imports of a company's file that leave its folder; all others name packages, `commerce-sandbox` included. */
const leaving = (file: string, text: string) =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({fileName}) => fileName)
    .filter((name) => name.startsWith('.'))
    .filter((name) => companyOf(path.join(path.dirname(file), name)) !== companyOf(file))

test('companies import what every plug-in may, and their own files', () => {
  const files = sourceFiles().filter(companyOf)
  expect(files.length).toBeGreaterThan(40)
  const read = (file: string) => fs.readFileSync(path.join(sandboxDir, file), 'utf8')
  expect(files.filter((file) => leaving(file, read(file)).length > 0)).toEqual([])
  const users = imports.filter(
    ({from, to}) => !LISTS.includes(to) && companyOf(`${to}/`) && !companyOf(from),
  )
  expect([...new Set(users.map(({from}) => from))].sort()).toEqual(LISTS.map((one) => `${one}.ts`))
})

test('the check finds an import of a domain by its file', () => {
  const text = "import {a} from '../../domains/money'\nimport {b} from 'commerce-sandbox/plugin'\n"
  expect(leaving('companies/maps/index.ts', text)).toEqual(['../../domains/money'])
})

test('no shipped file names the shop of this repository', () => {
  const named = sourceFiles().filter((file) =>
    /barnholt|bhlt|demo\//i.test(fs.readFileSync(path.join(sandboxDir, file), 'utf8')),
  )
  expect(named).toEqual([])
})

test.each(rules.sandboxNeighbours)('%s and %s do not import each other', (one, other) => {
  const wrong = imports.filter(
    ({from, to}) => (isIn(one, from) && isIn(other, to)) || (isIn(other, from) && isIn(one, to)),
  )
  expect(lines(wrong)).toEqual([])
})
