import fs from 'node:fs'
import path from 'node:path'
import {coveragePage} from './coverage'
import {findOperation, operations, readers} from './operations/operation'
import {scenarios} from './scenarios'

test('the coverage page is what the scenarios say; else run `npm run generate -- coverage`', () => {
  const page = path.resolve(__dirname, '../../docs/sandbox-coverage.md')
  expect(fs.readFileSync(page, 'utf8')).toBe(coveragePage(scenarios))
})

test('scenarios speak of operations of the contract only, and never prove one by itself', () => {
  const keys = new Set(operations.map(({key}) => key))
  const readable = new Set([...operations, ...readers].map(({key}) => key))
  for (const {title, effects} of scenarios) {
    for (const [key, reader] of Object.entries(effects)) {
      expect({title, key, known: keys.has(key)}).toEqual({title, key, known: true})
      expect({title, reader, known: readable.has(reader)}).toEqual({title, reader, known: true})
      expect(reader).not.toBe(key)
    }
  }
})

test('a path leads to its operation, the most literal one first', () => {
  const orders = '/checkout/shopper-orders/v1/organizations/f_ecom_x_001/orders'
  expect(findOperation('GET', `${orders}/oms-meta-data`)?.id).toBe('getOmsMetaData')
  expect(findOperation('GET', `${orders}/00001`)?.id).toBe('getOrder')
  expect(findOperation('GET', '/s/DEU/dw/shop/v21_3/products/(a,b)')?.id).toBe('getProducts')
  expect(findOperation('GET', '/s/DEU/dw/shop/v21_3/products/a')?.id).toBe('getProduct')
  expect(findOperation('DELETE', '/s/DEU/dw/shop/v21_3/products/a')).toBeUndefined()
})
