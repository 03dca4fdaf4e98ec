import fs from 'node:fs'
import path from 'node:path'
import {overridables, type Overrides} from './table'

const root = path.resolve(__dirname, '..')

it('has a row for each component that sites can replace', () => {
  const folder = path.join(root, 'app/features')
  const declared = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => [
      ...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(/= overridable\(\s*'([^']+)'/g),
    ])
    .map(([, name]) => name)
  expect(declared.sort()).toEqual(Object.keys(overridables).sort())
})

it('is what the guide says', () => {
  const guide = fs.readFileSync(path.join(root, 'docs/guides/overrides.md'), 'utf8')
  const items = [...guide.matchAll(/^- `(\w+\/\w+)`: (.*)$/gm)].map(([, name, shows]) => [
    name,
    shows,
  ])
  expect(items).toEqual(Object.entries(overridables))
})

it('refuses other names and props, by its types', () => {
  const allowed: Overrides = {
    JPN: {'home/HomeHero': ({hero}) => <h1>{hero.title}</h1>, 'shell/Logo': () => null},
  }
  // @ts-expect-error: no such component
  const unknown: Overrides = {JPN: {'home/Hero': () => null}}
  // @ts-expect-error: the hero has no prop of this name
  const other: Overrides = {JPN: {'home/HomeHero': ({title}: {title: string}) => <h1>{title}</h1>}}
  expect([allowed, unknown, other]).toHaveLength(3)
})
