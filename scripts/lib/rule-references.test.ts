import fs from 'node:fs'
import path from 'node:path'
import {checkedFiles, definedRules, problemsOf} from './rule-references'

const root = path.join(__dirname, '../..')
const rules = definedRules(path.join(root, 'docs/product'))

describe('rules of the product', () => {
  it('have a number of their own each', () => {
    expect(rules.filter((id, index) => rules.indexOf(id) !== index)).toEqual([])
    expect(rules.length).toBeGreaterThan(100)
  })

  it('are those that comments, test titles and documents name', () => {
    const known = new Set(rules)
    const files = checkedFiles(root).filter(
      (file) => !file.startsWith('scripts/lib/rule-references'),
    )
    const problems = files.flatMap((file) =>
      problemsOf(file, fs.readFileSync(path.join(root, file), 'utf8'), known),
    )
    expect(problems).toEqual([])
    expect(files.length).toBeGreaterThan(500)
  })
})

it('documents of the rules name only rules that exist', () => {
  const known = new Set(rules)
  const prefixes = [...new Set(rules.map((id) => id.split('-')[0]))]
  const folder = path.join(root, 'docs/product')
  const named = fs
    .readdirSync(folder)
    .flatMap(
      (name) => fs.readFileSync(path.join(folder, name), 'utf8').match(/\b[A-Z]+-\d+\b/g) ?? [],
    )
    .filter((id) => prefixes.some((prefix) => id.startsWith(`${prefix}-`)))
  expect(named.length).toBeGreaterThan(rules.length)
  expect(named.filter((id) => !known.has(id))).toEqual([])
})

describe('problemsOf', () => {
  const known = new Set(['CART-1', 'CART-2'])
  const problems = (line: string) => problemsOf('a.ts', `// ok\n${line}`, known)

  it.each([
    '/** Sums (rule CART-1). */',
    '/** Sums (rules CART-1 and CART-2). */',
    'const fits = (spec: CardSpec) => matches(spec, 3)',
    "it('reads an OpenAPI specification', () => {})",
  ])('finds nothing in %p', (line) => {
    expect(problems(line)).toEqual([])
  })

  it.each([
    ['/** Sums (rule CART-9). */', 'a.ts:2: no rule CART-9'],
    ['/** Sums (rules CART-1 to CART-9). */', 'a.ts:2: no rule CART-9'],
    ['/** Sums (spec 4 "Sums"). */', 'a.ts:2: /** Sums (spec 4 "Sums"). */'],
    ['/** Sums (Specification 4). */', 'a.ts:2: /** Sums (Specification 4). */'],
    ['/** Sums (spec calls 3). */', 'a.ts:2: /** Sums (spec calls 3). */'],
    ['// As the spec has it.', 'a.ts:2: // As the spec has it.'],
    ['// At most three (spec: gifts).', 'a.ts:2: // At most three (spec: gifts).'],
    ['// DESIGN "Server rendering"', 'a.ts:2: // DESIGN "Server rendering"'],
  ])('reports %p', (line, problem) => {
    expect(problems(line)).toEqual([problem])
  })
})
