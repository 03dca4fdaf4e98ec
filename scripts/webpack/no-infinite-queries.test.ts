import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const LEFT_OUT = /nfiniteQuer/
const sources = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(tsx?|m?js)$/.test(name))
    .map((name) => path.join(root, folder, name))

it('nothing that browsers load uses infinite queries, whose rules the build leaves out', () => {
  const hooks = path.dirname(require.resolve('@salesforce/commerce-sdk-react/package.json'))
  const files = [
    ...sources('app'),
    ...sources('overrides'),
    ...sources(path.relative(root, hooks)).filter(
      (name) => !name.includes('node_modules/', hooks.length),
    ),
  ]
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => LEFT_OUT.test(fs.readFileSync(file, 'utf8')))).toEqual([])
})

it('the rules are the module that TanStack Query imports', () => {
  const client = path.join(root, 'node_modules/@tanstack/query-core/build/lib/queryClient.mjs')
  expect(fs.readFileSync(client, 'utf8')).toContain("from './infiniteQueryBehavior.mjs'")
})
