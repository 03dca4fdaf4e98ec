import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

export interface Import {
  /** Paths from the root of the repository. */
  readonly from: string
  readonly to: string
}

const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !name.endsWith('.d.ts')

function sourcesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** Path of an import specifier, without its extension; undefined for packages. */
function targetOf(root: string, file: string, specifier: string): string | undefined {
  if (specifier.startsWith('@app/')) return path.join(root, 'app', specifier.slice('@app/'.length))
  return specifier.startsWith('.') ? path.resolve(path.dirname(file), specifier) : undefined
}

/** Every import below a folder, dynamic and type imports included. */
export function importsBelow(root: string, folder: string): Import[] {
  return sourcesBelow(path.join(root, folder)).flatMap((file) =>
    ts.preProcessFile(fs.readFileSync(file, 'utf8'), true, true).importedFiles.flatMap((found) => {
      const target = targetOf(root, file, found.fileName)
      return target ? [{from: path.relative(root, file), to: path.relative(root, target)}] : []
    }),
  )
}

/** The part of a folder that contains a path, such as the feature; undefined for paths elsewhere. */
export function partOf(folder: string, file: string): string | undefined {
  const within = path.relative(folder, file)
  return within.startsWith('..') ? undefined : within.split(path.sep)[0]
}

/** Imports between parts of a folder that go up in their order, or name a part that is missing in the order. */
export function upwardImports(
  imports: readonly Import[],
  folder: string,
  order: readonly string[],
): Import[] {
  return imports.filter(({from, to}) => {
    const [a, b] = [partOf(folder, from), partOf(folder, to)]
    if (a === undefined || b === undefined || a === b) return false
    return !order.includes(a) || !order.includes(b) || order.indexOf(a) < order.indexOf(b)
  })
}

const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file)

/** Imports between features of a file that is not in the `public` folder of its feature; tests may. */
export function closedImports(imports: readonly Import[], folder: string): Import[] {
  return imports.filter(({from, to}) => {
    const [a, b] = [partOf(folder, from), partOf(folder, to)]
    if (isTest(from) || a === undefined || b === undefined || a === b) return false
    return !to.startsWith(`${folder}/${b}/public/`)
  })
}

/** Public files, without their extensions, that no code outside of their feature imports. */
export function unusedDoors(
  doors: readonly string[],
  imports: readonly Import[],
  folder: string,
): string[] {
  const used = new Set(
    imports
      .filter(({from, to}) => !isTest(from) && partOf(folder, from) !== partOf(folder, to))
      .map(({to}) => to),
  )
  return doors.filter((door) => !used.has(door))
}
