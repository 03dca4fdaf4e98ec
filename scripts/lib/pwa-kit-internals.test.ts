import {createHash} from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const root = path.join(__dirname, '../..')
const packages = 'node_modules/@salesforce'

interface Internal {
  /** The only file of ours that depends on it. */
  readonly usedBy: string
  /** First 12 digits of the SHA-256 of the file of PWA Kit. */
  readonly hash: string
}

/**
 * Files of PWA Kit that are no public API and that this project depends on (ADR 0008). When an update changes one, read
 * the difference, check the file that uses it, and enter the new hash.
 */
const INTERNALS: Readonly<Record<string, Internal>> = {
  'pwa-kit-react-sdk/ssr/universal/components/app-error-boundary/index.js': {
    usedBy: 'app/shared/lib/use-critical-query.ts',
    hash: '6176df8358fc',
  },
  'pwa-kit-react-sdk/ssr/universal/components/route-component/index.js': {
    usedBy: 'scripts/webpack/server-renderer.js',
    hash: 'bfce9dc06a1c',
  },
  'pwa-kit-react-sdk/ssr/server/react-rendering.js': {
    usedBy: 'app/components/_document/page-data.ts',
    hash: '8f2fd1f3e296',
  },
  'pwa-kit-runtime/utils/ssr-server/configure-proxy.js': {
    usedBy: 'server/host/pwa-kit-proxying.ts',
    hash: 'a723b99a8810',
  },
  'pwa-kit-runtime/utils/ssr-proxying.js': {
    usedBy: 'server/host/pwa-kit-proxying.ts',
    hash: '609277b1f04c',
  },
  'pwa-kit-runtime/ssr/server/build-remote-server.js': {
    usedBy: 'server/app/create-handler.ts',
    hash: 'a74aa67e64dc',
  },
  'commerce-sdk-react/provider.js': {
    usedBy: 'scripts/webpack/commerce-hooks.js',
    hash: '73bc1563ac2f',
  },
  'commerce-sdk-react/hooks/useLocalStorage.js': {
    usedBy: 'scripts/webpack/commerce-hooks.js',
    hash: '847ee3d4865a',
  },
  'commerce-sdk-react/hooks/useAuthorizationHeader.js': {
    usedBy: 'scripts/webpack/commerce-hooks.js',
    hash: '6fae3af5381d',
  },
}

/** Modules that PWA Kit documents, or that its template imports. */
const PUBLIC = new Set([
  'pwa-kit-react-sdk/ssr/browser/main',
  'pwa-kit-react-sdk/ssr/universal/errors',
  'pwa-kit-react-sdk/ssr/universal/utils',
  'pwa-kit-runtime/utils/ssr-config',
  'pwa-kit-runtime/ssr/server/express',
  'pwa-kit-dev/configs/webpack/config',
])

const sourcesBelow = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.(ts|tsx|js|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))

const sources = ['app', 'common', 'config', 'overrides', 'scripts', 'server', 'worker'].flatMap(
  sourcesBelow,
)

/** Modules of PWA Kit that a file imports, without the scope. */
const importsOf = (file: string): string[] =>
  [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(/'@salesforce\/(pwa-kit-[^']+)'/g)]
    .map(([, name = '']) => name)
    .filter((name) => name.includes('/'))

test.each(Object.entries(INTERNALS))('%s is the file that we know', (name, {usedBy, hash}) => {
  expect(fs.existsSync(path.join(root, usedBy))).toBe(true)
  const text = fs.readFileSync(path.join(root, packages, name))
  expect(createHash('sha256').update(text).digest('hex').slice(0, 12)).toBe(hash)
})

test('an internal module is imported by one file', () => {
  const code = sources.filter((file) => !file.endsWith('.d.ts'))
  const imported = code.flatMap((file) =>
    importsOf(file)
      .filter((name) => !PUBLIC.has(name))
      .map((name) => `${name} by ${file}`),
  )
  const known = Object.entries(INTERNALS).flatMap(([name, {usedBy}]) => {
    const module = name.replace(/(\/index)?\.js$/, '')
    return importsOf(usedBy).includes(module) ? [`${module} by ${usedBy}`] : []
  })
  expect(known.length).toBeGreaterThan(2)
  expect(imported.sort()).toEqual(known.sort())
})

test('hooks of the runtime with an underscore are replaced in one file', () => {
  const users = sources.filter((file) =>
    /runtime\._\w+/.test(fs.readFileSync(path.join(root, file), 'utf8')),
  )
  expect(users).toEqual(['server/app/create-handler.ts'])
})

test('the webpack rules for internal files find them', () => {
  const rules = ['browser-renderer', 'server-renderer'].map((name) =>
    fs.readFileSync(path.join(root, `scripts/webpack/${name}.js`), 'utf8'),
  )
  const patterns = rules.flatMap((text) =>
    [...text.matchAll(/test: \/(.*pwa-kit.*)\/,/g)].map(([, source = '']) => new RegExp(source)),
  )
  const found = Object.keys(INTERNALS).filter((name) => patterns.some((rule) => rule.test(name)))
  expect(patterns).toHaveLength(2)
  expect(found).toHaveLength(1)
})
