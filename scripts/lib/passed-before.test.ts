import {execFileSync} from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {contentHashes, filesToTest, notePassed} from './passed-before.cjs'

const EXTENT = 'sample:1'
let root = ''
const {CI} = process.env

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true})
  fs.writeFileSync(path.join(root, file), text)
}
const next = (extent = EXTENT) => filesToTest(root, contentHashes(root), extent)

beforeEach(() => {
  delete process.env.CI
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'passed-'))
  execFileSync('git', ['init', '-q'], {cwd: root})
  write('.gitignore', '.cache')
  write('app/price.ts', 'export const price = 1')
  write('app/price.test.ts', "import {price} from './price'")
  write('app/sources.test.ts', "import fs from 'node:fs'")
  write('config/variables.test.ts', "import fs from 'node:fs'; fs.readdirSync('app/features')")
  write('config/own.test.ts', "import fs from 'node:fs'; fs.readdirSync('config')")
  write('lint/rules.test.ts', 'it')
  write('config/sites.json', '{}')
  notePassed(root, contentHashes(root), EXTENT)
})

afterEach(() => fs.rmSync(root, {recursive: true}))
afterAll(() => Object.assign(process.env, CI === undefined ? {} : {CI}))

/** Tests that read sources as files run each time. */
const ALWAYS = ['app/sources.test.ts', 'config/variables.test.ts', 'lint/rules.test.ts']

it('runs what reads sources when nothing has changed', () => {
  expect(next()).toEqual(ALWAYS)
})

it('adds changed and new code of the app, committed or not, until it passes', () => {
  write('app/price.ts', 'export const price = 2')
  write('app/new.test.tsx', 'it')
  expect(next()?.sort()).toEqual([...ALWAYS, 'app/new.test.tsx', 'app/price.ts'].sort())
  notePassed(root, contentHashes(root), EXTENT)
  expect(next()).toEqual(ALWAYS)
})

it.each([
  ['a change outside of the app', () => write('config/sites.json', '[]')],
  ['a file of the app that is no code', () => write('app/icon.svg', '<svg/>')],
  ['a removed file', () => fs.rmSync(path.join(root, 'app/price.ts'))],
  ['CI', () => void (process.env.CI = '1')],
  ['the repository of git is gone', () => fs.rmSync(path.join(root, '.git'), {recursive: true})],
  ['no passed run', () => fs.rmSync(path.join(root, '.cache'), {recursive: true})],
])('runs everything after %s', (_, change) => {
  change()
  expect(next()).toBeNull()
})

it('runs everything in another extent', () => {
  expect(next('sample:2')).toBeNull()
})
