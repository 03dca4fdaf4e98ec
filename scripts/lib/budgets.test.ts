import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {checkBudgets, weighRoute} from './budgets'

let build: string

beforeAll(() => {
  build = fs.mkdtempSync(path.join(os.tmpdir(), 'budgets-'))
  const write = (name: string, bytes: number) => {
    fs.mkdirSync(path.dirname(path.join(build, name)), {recursive: true})
    fs.writeFileSync(path.join(build, name), 'x'.repeat(bytes))
  }
  write('main.js', 50_000)
  write('main.js.br', 20_000)
  write('shared.js', 1_000)
  write('pages-home.css', 3_000)
  write('static/fonts/commissioner-latin-flar.abc.woff2', 30_000)
  write('static/fonts/commissioner-greek.abc.woff2', 9_000)
  const namedChunkGroups = {
    main: {assets: ['main.js', 'shared.js']},
    'pages-home': {assets: [{name: 'shared.js'}, {name: 'pages-home.css'}]},
  }
  write('loadable-stats.json', 0)
  fs.writeFileSync(path.join(build, 'loadable-stats.json'), JSON.stringify({namedChunkGroups}))
})

afterAll(() => fs.rmSync(build, {recursive: true}))

test('a route weighs what it loads, once and compressed', () => {
  expect(weighRoute(build, 'pages-home')).toEqual({scripts: 21, styles: 3, fonts: 30})
})

test('a route within its budget passes', () => {
  const {withinBudget, table} = checkBudgets(build, {
    'pages-home': {scripts: 21, styles: 3, fonts: 30},
  })
  expect(withinBudget).toBe(true)
  expect(table).not.toContain('OVER')
})

test('a route above its budget is named and fails', () => {
  const {withinBudget, table} = checkBudgets(build, {
    'pages-home': {scripts: 20, styles: 3, fonts: 30},
  })
  expect(withinBudget).toBe(false)
  expect(table).toMatch(/home +21\.0 of 20 OVER/)
})

test('a budget for a route that is not built says so', () => {
  expect(() => weighRoute(build, 'pages-gone')).toThrow(/pages-gone/)
})
