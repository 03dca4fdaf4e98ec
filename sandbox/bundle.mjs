/**
 * Makes `dist/` of the package: one CommonJS file that needs neither TypeScript nor the packages it contains, the files
 * that it reads at run time, and the licences of those packages. `npm pack` runs it (`prepack`).
 *
 * The packages in `dependencies` stay outside: they have native code, or read files of their own.
 */
import {build} from 'esbuild'
import fs from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'

const root = path.dirname(fileURLToPath(import.meta.url))
const dist = path.join(root, 'dist')
const {dependencies} = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))

/** Names of folders whose files a source file reads beside itself. In `dist/` there is one folder of each name. */
const DATA_FOLDERS = ['migrations', 'assets', 'languages']

const PACKAGE_FOLDER = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i

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
  entryPoints: [path.join(root, 'main.ts')],
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
for (const entry of fs.readdirSync(root, {withFileTypes: true, recursive: true})) {
  const folder = path.join(entry.parentPath, entry.name)
  if (!entry.isDirectory() || !DATA_FOLDERS.includes(entry.name)) continue
  if (folder.startsWith(dist) || folder.includes('node_modules')) continue
  fs.cpSync(folder, path.join(dist, entry.name), {
    recursive: true,
    force: false,
    // Two files of one name would silently be one.
    errorOnExist: true,
  })
}
const separator = `\n\n${'-'.repeat(80)}\n\n`
fs.writeFileSync(path.join(dist, 'licences.txt'), licences(metafile.inputs).join(separator) + '\n')
