import fs from 'node:fs'
import path from 'node:path'

const kit = path.resolve('node_modules/@salesforce/pwa-kit-react-sdk/ssr')

const scriptsBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.js') && !name.includes('.test.'))
    .map((name) => path.join(folder, name))

test('browsers have every part of the router that PWA Kit uses', () => {
  const source = fs.readFileSync(path.join(__dirname, 'browser-router.mjs'), 'utf8')
  const [, list = ''] = /export \{([^}]*)\}/.exec(source) ?? []
  const offered = list.split(',').map((name) => name.trim())
  const used = ['browser', 'universal']
    .flatMap((part) => scriptsBelow(path.join(kit, part)))
    .flatMap((file) => [...fs.readFileSync(file, 'utf8').matchAll(/_reactRouterDom\.(\w+)/g)])
    .flatMap(([, name]) => (name ? [name] : []))
  expect(used).toContain('BrowserRouter')
  expect(offered).toEqual(expect.arrayContaining(used))
})

test('browsers have every part of history that the router imports', () => {
  const router = scriptsBelow(path.resolve('node_modules/react-router-dom/esm'))
  const imported = [...router, path.resolve('node_modules/react-router/esm/react-router.js')]
    .map(
      (file) => /import \{([^}]*)\} from 'history'/.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? '',
    )
    .flatMap((list) => list.split(','))
    .flatMap((name) => name.trim().split(' as ')[0] || [])
  const source = fs.readFileSync(path.join(__dirname, 'browser-history.mjs'), 'utf8')
  expect(imported).toContain('createBrowserHistory')
  for (const name of imported) expect(source).toMatch(new RegExp(`\\b${name}\\b`))
})
