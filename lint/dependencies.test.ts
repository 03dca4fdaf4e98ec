import fs from 'node:fs'
import {builtinModules} from 'node:module'
import path from 'node:path'
import ts from 'typescript'

const root = path.join(__dirname, '..')

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest

const declaredIn = (folder: string): Set<string> => {
  const {dependencies, devDependencies} = readManifest(folder)
  return new Set(Object.keys({...dependencies, ...devDependencies}))
}

/** Folders without code of ours. */
const SKIPPED = new Set(['node_modules', 'dist', 'generated', 'static', 'results'])
const SOURCE = /\.(tsx?|[cm]?js)$/

function sourcesBelow(folder: string): string[] {
  return fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry): string[] => {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourcesBelow(place)
    return SOURCE.test(entry.name) && !entry.name.endsWith('.d.ts') ? [place] : []
  })
}

/** Name of the package of an import; undefined for files, parts of Node and aliases of this repository. */
function packageOf(specifier: string): string | undefined {
  if (
    /^[./]|^node:|^@(app|common|config|overrides|translations)\/|^commerce-sandbox\//.test(
      specifier,
    )
  )
    return undefined
  const [scope = '', name = ''] = specifier.split('/')
  if (builtinModules.includes(scope)) return undefined
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

/** Imported packages of the files below folders that the manifest does not declare, as `file: package`. */
function undeclared(folders: readonly string[], manifest: string): string[] {
  const declared = declaredIn(manifest)
  return folders
    .flatMap((folder) => sourcesBelow(path.join(root, folder)))
    .flatMap((file) => {
      const {importedFiles} = ts.preProcessFile(fs.readFileSync(file, 'utf8'), true, true)
      const packages = importedFiles.flatMap(({fileName}) => packageOf(fileName) ?? [])
      return [...new Set(packages)]
        .filter((name) => !declared.has(name) && !declared.has(`@types/${name}`))
        .map((name) => `${path.relative(root, file)}: ${name}`)
    })
}

const STOREFRONT = [
  'app',
  'bench',
  'common',
  'config',
  'demo/catalogue',
  'e2e',
  'lint',
  'overrides',
]
const MORE = ['demo/endpoints', 'inspector', 'scripts', 'server', 'worker']

it('the storefront declares every package that it imports', () => {
  expect(undeclared([...STOREFRONT, ...MORE], '.')).toEqual([])
})

it.each(['sandbox', 'demo/studio'])('%s declares every package that it imports', (workspace) => {
  expect(undeclared([workspace], workspace)).toEqual([])
})

it('every workspace and the storefront use one version of a package', () => {
  const versions = new Map<string, string>()
  const unequal = ['.', 'sandbox', 'demo/studio'].flatMap((folder) => {
    const {dependencies, devDependencies} = readManifest(folder)
    return Object.entries({...dependencies, ...devDependencies}).filter(([name, version]) => {
      const known = versions.get(name) ?? version
      versions.set(name, known)
      return known !== version
    })
  })
  expect(unequal).toEqual([])
})

it('an import that is not declared is found', () => {
  expect(packageOf('@fastify/cors/lib/x')).toBe('@fastify/cors')
  expect(undeclared(['sandbox/contract'], 'demo/studio').join()).toContain('ajv')
})
