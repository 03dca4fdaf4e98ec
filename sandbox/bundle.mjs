/**
 * Makes `dist/` of the package: one CommonJS file that needs neither TypeScript nor the packages it contains, the files
 * that it reads at run time, the licences of those packages, and what plug-ins import (`plugins/public`): a small file
 * for each address, which leads to the one file, and its types. `npm pack` runs it (`prepack`).
 *
 * The packages in `dependencies` stay outside: they have native code, or read files of their own.
 */
import {build} from 'esbuild'
import fs from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import ts from 'typescript'

const root = path.dirname(fileURLToPath(import.meta.url))
const dist = path.join(root, 'dist')
const {dependencies} = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))

/**
 * Names of folders whose files a source file reads beside itself. In `dist/` there is one folder of each name, and
 * migrations of companies are in a folder of their company.
 */
const DATA_FOLDERS = ['migrations', 'assets', 'languages']

const PACKAGE_FOLDER = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i

/** What plug-ins import: `plugin`, `domains/baskets` ... */
const publicDir = path.join(root, 'plugins/public')
const addresses = fs
  .readdirSync(publicDir, {recursive: true})
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.replace(/\.ts$/, '').replaceAll(path.sep, '/'))
  .sort()

/** The program, and the modules of `plugins/public`, which are loaded when a plug-in imports them. */
const entry = `
export {runCommand} from './commands'
export const publicModules = {
${addresses.map((one) => `  '${one}': () => require('./plugins/public/${one}'),`).join('\n')}
}
`

/** Writes the file of an address. Node reads the names of its exports from the list that never runs. */
function writePublicModule(address, names) {
  const file = path.join(dist, 'plugins', `${address}.cjs`)
  const main = path.relative(path.dirname(file), path.join(dist, 'main.cjs'))
  const text = `module.exports = require('${main}').publicModules['${address}']()
0 && (module.exports = {${names.join(', ')}})
`
  fs.mkdirSync(path.dirname(file), {recursive: true})
  fs.writeFileSync(file, text)
}

/** Writes the declarations of `plugins/public` and of what they refer to. Throws for a type that cannot be declared. */
function writeTypes() {
  const {config} = ts.readConfigFile(path.join(root, '../tsconfig.json'), ts.sys.readFile)
  const {options} = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const program = ts.createProgram(
    addresses.map((one) => path.join(publicDir, `${one}.ts`)),
    {
      ...options,
      noEmit: false,
      incremental: false,
      tsBuildInfoFile: undefined,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: root,
      outDir: path.join(dist, 'types'),
      types: ['node'],
    },
  )
  const {diagnostics} = program.emit()
  if (diagnostics.length === 0) return
  throw new Error(ts.formatDiagnostics(diagnostics, ts.createCompilerHost(options)))
}

/** Name, version and licence text of every package in the bundle. */
function licences(inputs) {
  const folders = new Set(
    Object.keys(inputs).flatMap((file) => PACKAGE_FOLDER.exec(path.resolve(file))?.[1] ?? []),
  )
  return [...folders].sort().map((folder) => {
    const {name, version, license} = JSON.parse(
      fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
    )
    const texts = fs
      .readdirSync(folder)
      .filter((file) => LICENCE_FILE.test(file) && fs.statSync(path.join(folder, file)).isFile())
      .map((file) => fs.readFileSync(path.join(folder, file), 'utf8').trim())
    return [`${name} ${version} (${license})`, ...texts].join('\n\n')
  })
}

fs.rmSync(dist, {recursive: true, force: true})
const {metafile} = await build({
  stdin: {contents: entry, resolveDir: root, sourcefile: 'entry.ts', loader: 'ts'},
  outfile: path.join(dist, 'main.cjs'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  minifySyntax: true,
  minifyWhitespace: true,
  keepNames: true,
  legalComments: 'none',
  external: Object.keys(dependencies),
  metafile: true,
  logLevel: 'warning',
})
for (const found of fs.readdirSync(root, {withFileTypes: true, recursive: true})) {
  const folder = path.join(found.parentPath, found.name)
  if (!found.isDirectory() || !DATA_FOLDERS.includes(found.name)) continue
  if (folder.startsWith(dist) || folder.includes('node_modules')) continue
  const [, company = ''] = /companies.([^/\\]+).migrations$/.exec(folder) ?? []
  fs.cpSync(folder, path.join(dist, company, found.name), {
    recursive: true,
    force: false,
    // Two files of one name would silently be one.
    errorOnExist: true,
  })
}
const separator = `\n\n${'-'.repeat(80)}\n\n`
fs.writeFileSync(path.join(dist, 'licences.txt'), licences(metafile.inputs).join(separator) + '\n')
const {publicModules} = createRequire(import.meta.url)(path.join(dist, 'main.cjs'))
for (const address of addresses) {
  writePublicModule(address, Object.keys(publicModules[address]()))
}
writeTypes()
