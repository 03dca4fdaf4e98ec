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

/** Files that a plug-in of the sandbox imports by `commerce-sandbox/...`. */
const PUBLIC = 'sandbox/plugins/public'
const NAMED = /(?:import|export) (?:type )?\{([^}]*)\} from '([^']+)'/g

/** Names in braces, without `type` and other names. */
const namesIn = (list: string): string[] =>
  list.split(',').flatMap((name) => name.trim().replace(/^type | as .*$/g, '') || [])

/** The modules from which a file of `PUBLIC` passes names on, by name. */
function passedOn(root: string, specifier: string): Map<string, string> {
  const file = path.join(root, PUBLIC, `${specifier.replace('commerce-sandbox/', '')}.ts`)
  return new Map(
    [...fs.readFileSync(file, 'utf8').matchAll(NAMED)].flatMap(([, names = '', module = '']) =>
      namesIn(names).map((name): [string, string] => [
        name,
        path.resolve(path.dirname(file), module),
      ]),
    ),
  )
}

/** What a plug-in imports, as the modules in which it is written. */
function pluginTargets(root: string, text: string): string[] {
  return [...text.matchAll(NAMED)]
    .filter(([, , module = '']) => module.startsWith('commerce-sandbox/'))
    .flatMap(([, names = '', module = '']) => {
      const modules = passedOn(root, module)
      return namesIn(names).flatMap((name) => modules.get(name) ?? [])
    })
}

/** Every import below a folder, dynamic and type imports included. */
export function importsBelow(root: string, folder: string): Import[] {
  return sourcesBelow(path.join(root, folder)).flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8')
    const direct = ts.preProcessFile(text, true, true).importedFiles
    const targets = [
      ...direct.flatMap(({fileName}) => targetOf(root, file, fileName) ?? []),
      ...new Set(pluginTargets(root, text)),
    ]
    return targets.map((to) => ({from: path.relative(root, file), to: path.relative(root, to)}))
  })
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

/** A file of this many lines or fewer is not worth a module of its own for one user, unless that grew too long by it. */
const MAX_CRUMB = 30
const MAX_FILE = 200
const lines = (text: string): number => text.split('\n').length - 1

/**
 * Short files whose only user is in the same feature: their code belongs into it. Left out is what has a test, styles
 * or a load of its own, and files of `api` and `public` folders, whose place says what they are.
 */
export function crumbs(root: string, folder: string, imports: readonly Import[]): string[] {
  const text = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')
  return sourcesBelow(path.join(root, folder)).flatMap((found) => {
    const file = path.relative(root, found)
    const name = file.replace(/\.tsx?$/, '')
    const users = imports.filter(({to}) => to === name).map(({from}) => from)
    const [user = ''] = users
    if (users.length !== 1 || isTest(user) || partOf(folder, user) !== partOf(folder, file))
      return []
    if (/\/(api|public)\//.test(file) || isTest(file)) return []
    const content = text(file)
    const fits = lines(content) + lines(text(user)) <= MAX_FILE
    const small = lines(content) <= MAX_CRUMB && !content.includes('.module.css')
    const later = text(user).includes(`/${path.basename(name)}')`) && /import\(/.test(text(user))
    return small && fits && !later ? [file] : []
  })
}
