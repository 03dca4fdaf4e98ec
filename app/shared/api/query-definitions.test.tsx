/** Every read that `defineQuery` defines has a key of its own, which says for whom and where the answer holds. */
import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {testShop} from '@app/shared/test/shop'
import type * as DefineQuery from './define-query'

type Definition = Parameters<typeof DefineQuery.defineQuery>[0]

const mockDefined: Definition[] = []

jest.mock('./define-query', () => {
  const actual = jest.requireActual<typeof DefineQuery>('./define-query')
  const defineQuery = (definition: Definition) => {
    mockDefined.push(definition)
    return actual.defineQuery(definition)
  }
  return {...actual, defineQuery}
})

const app = path.resolve(__dirname, '../..')
const sources = readdirSync(app, {recursive: true, encoding: 'utf8'})
  .filter((file) => /^(features|pages|shared)\/.*(?<!\.test)\.tsx?$/.test(file))
  .filter((file) => file !== 'shared/api/define-query.ts')
  .map((file) => ({file, text: readFileSync(path.join(app, file), 'utf8')}))
const calls = ({text}: {text: string}) =>
  text.match(/= (defineQuery(<[^(]*>)?\(\{|definePreferences\()/g) ?? []
const files = sources.filter((source) => calls(source).length > 0)

beforeAll(async () => {
  // The set-up of tests has loaded some of them by now.
  jest.resetModules()
  await Promise.all(files.map(({file}) => import(path.join(app, file))))
})

test('every definition of the sources is read', () => {
  expect(mockDefined.length).toBeGreaterThan(50)
  expect(mockDefined).toHaveLength(files.flatMap(calls).length)
})

test('no two reads have the same names', () => {
  const names = mockDefined.map(({key}) => key.join('/')).sort()
  expect(names).toEqual([...new Set(names)])
})

const german = testShop('DEU', 'de-DE')
const english = testShop('DEU', 'en-DE')
const japanese = {...german, site: testShop('JPN').site}

test('keys differ where the scope does, and by nothing else', () => {
  const {defineQuery} = jest.requireActual<typeof DefineQuery>('./define-query')
  for (const {key, scope = 'locale'} of mockDefined) {
    const {query} = defineQuery({key, scope, read: () => Promise.resolve()})
    const keyOf = (shop: typeof german, customerId = 'first') =>
      JSON.stringify(query(shop, {customerId} as never).queryKey)
    const same = {
      site: keyOf(german) === keyOf(japanese),
      locale: keyOf(german) === keyOf(english),
      customer: query(german, {customerId: 'first'} as never).queryKey[1] !== 'first',
    }
    expect([key, same]).toEqual([
      key,
      {
        everywhere: {site: true, locale: true, customer: true},
        site: {site: false, locale: true, customer: true},
        locale: {site: false, locale: false, customer: true},
        customer: {site: false, locale: false, customer: false},
      }[scope],
    ])
  }
})

test('what the customer alone may see has the scope of the customer', () => {
  const personal = /customers\/|passkey\/list|email-change|orders\/search|\/warranties/
  const open = files.filter(({text}) => personal.test(text) && !text.includes("scope: 'customer'"))
  expect(open.map(({file}) => file)).toEqual([])
})
