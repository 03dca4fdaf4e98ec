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
