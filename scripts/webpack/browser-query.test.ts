import fs from 'node:fs'
import path from 'node:path'
import {browserRendererRules} from './browser-renderer'

const page = path.resolve(
  'node_modules/@salesforce/pwa-kit-react-sdk/ssr/universal/components/refresh/index.js',
)

test('the page of PWA Kit that refreshes data has every part of React Query that it uses', () => {
  const rule = browserRendererRules.find(({test: files}) => files.test(page))
  const file = rule?.resolve?.alias['@tanstack/react-query'] ?? ''
  const [, list = ''] = /export \{([^}]*)\}/.exec(fs.readFileSync(file, 'utf8')) ?? []
  const offered = list.split(',').map((name) => name.trim())
  const source = fs.readFileSync(page, 'utf8')
  const used = [...source.matchAll(/_reactQuery\.(\w+)/g)].flatMap(([, name]) => name ?? [])
  expect(used).toContain('useQueryClient')
  expect(offered).toEqual(expect.arrayContaining(used))
})
