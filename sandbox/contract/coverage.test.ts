import {OperationTable} from './operations/operation'
import {scenarios} from './scenarios'
import {wrongEffects} from './testing/wrong-effects'

const table = new OperationTable()

test('scenarios speak of operations of the contract only, and never prove one by itself', () => {
  expect(wrongEffects(scenarios, table)).toEqual([])
  const [first] = scenarios
  if (!first) throw new Error('there are no scenarios')
  const wrong = {
    ...first,
    effects: {unknown: 'ocapi/getBasket', 'ocapi/getOrder': 'ocapi/getOrder'},
  }
  expect(wrongEffects([wrong], table)).toEqual([
    `${first.title}: unknown by ocapi/getBasket`,
    `${first.title}: ocapi/getOrder by ocapi/getOrder`,
  ])
})

test('a path leads to its operation, the most literal one first', () => {
  const orders = '/checkout/shopper-orders/v1/organizations/f_ecom_x_001/orders'
  expect(table.find('GET', `${orders}/oms-meta-data`)?.id).toBe('getOmsMetaData')
  expect(table.find('GET', `${orders}/00001`)?.id).toBe('getOrder')
  expect(table.find('GET', '/s/DEU/dw/shop/v21_3/products/(a,b)')?.id).toBe('getProducts')
  expect(table.find('GET', '/s/DEU/dw/shop/v21_3/products/a')?.id).toBe('getProduct')
  expect(table.find('DELETE', '/s/DEU/dw/shop/v21_3/products/a')).toBeUndefined()
})
