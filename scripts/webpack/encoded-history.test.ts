import fs from 'node:fs'
import path from 'node:path'
import {encodedHistoryRule, process as transform} from './encoded-history'

const folder = path.resolve('node_modules/history')

interface History {
  createLocation: (path: string) => {pathname: string; search: string}
}

/** A CommonJS build of history as webpack and Jest change it. */
function load(file: string): History {
  const module = {exports: {} as History}
  const {code} = transform(fs.readFileSync(file, 'utf8'))
  new Function('module', 'exports', 'require', code)(module, module.exports, require)
  return module.exports
}

const builds = ['cjs/history.js', 'cjs/history.min.js', 'esm/history.js']

it.each(builds)('%s is changed, and decodes paths in one place', (build) => {
  const file = path.join(folder, build)
  expect(encodedHistoryRule.test.test(file)).toBe(true)
  const source = fs.readFileSync(file, 'utf8')
  expect(source.match(/\bdecodeURI\(/g)).toHaveLength(1)
  expect(source).not.toMatch(/decodeURIComponent/)
})

it.each(builds.slice(0, 2))('%s keeps a path as it is in the address', (build) => {
  const {createLocation} = load(path.join(folder, build))
  for (const pathname of [
    '/a%2Fb',
    '/a%252Fb',
    '/50%25',
    '/a%20b/%C3%84',
    '/%E0%A4%A',
    '/a%2520',
  ]) {
    expect(createLocation(`${pathname}?q=1`)).toMatchObject({pathname, search: '?q=1'})
  }
})
