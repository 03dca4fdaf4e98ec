import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import {toModule} from './commerce-hooks-loader'

const root = path.join(__dirname, '../../node_modules/@salesforce/commerce-sdk-react')

const files = ['utils.js', 'constant.js', 'hooks']
  .flatMap((name) => {
    const file = path.join(root, name)
    if (!fs.statSync(file).isDirectory()) return [file]
    return fs
      .readdirSync(file, {recursive: true, encoding: 'utf8'})
      .filter((below) => below.endsWith('.js'))
      .map((below) => path.join(file, below))
  })
  // The index of all hooks: `app/shared/commerce/hooks.ts` stands in its place.
  .filter((file) => file !== path.join(root, 'hooks/index.js'))

/** Names that an ES module exports; `*` for those of another one. */
function exportsOf(source: string): string[] {
  const {statements} = ts.createSourceFile('a.js', source, ts.ScriptTarget.ES2022)
  return statements.flatMap((node) => {
    if (ts.isExportAssignment(node)) return ['default']
    if (ts.isExportDeclaration(node)) {
      const names = node.exportClause && ts.isNamedExports(node.exportClause)
      return names
        ? (node.exportClause as ts.NamedExports).elements.map(({name}) => name.text)
        : ['*']
    }
    if (!ts.canHaveModifiers(node)) return []
    const isExported = ts.getModifiers(node)?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword)
    if (!isExported) return []
    if (!ts.isVariableStatement(node)) return [(node as ts.FunctionDeclaration).name?.text ?? '']
    return node.declarationList.declarations.map(({name}) => (name as ts.Identifier).text)
  })
}

test('there are files of the package', () => expect(files.length).toBeGreaterThan(80))

test.each(files.map((file) => [path.relative(root, file), file]))(
  '%s exports what it exported',
  (_, file) => {
    const names = exportsOf(toModule(fs.readFileSync(file, 'utf8')))
    if (names.includes('*')) return
    const before = Object.keys(jest.requireActual<object>(file))
    expect(names.sort()).toEqual(before.filter((name) => name !== '__esModule').sort())
  },
)

test('a form that it does not know fails the build', () => {
  expect(() => toModule('exports[name] = 1')).toThrow('a form that the loader does not know')
  expect(() => toModule('const a = require("a")()')).toThrow('does not know')
})
