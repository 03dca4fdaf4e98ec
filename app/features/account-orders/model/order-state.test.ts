import {ORDER_FILTERS, orderState, readOrderList, writeOrderList} from './order-state'

test.each([
  ['created', 'orders.state.open'],
  ['paid', 'orders.state.open'],
  ['shipped', 'orders.state.shipped'],
  ['delivered', 'orders.state.delivered'],
  ['returned', 'orders.state.returned'],
  ['cancelled', 'orders.state.cancelled'],
  ['failed', 'orders.state.failed'],
] as const)('the name of the stage %s', (stage, id) => {
  expect(orderState(stage)).toBe(id)
})

test.each([
  ['', {text: '', page: 0}],
  ['?q=cot&state=open&page=3', {text: 'cot', filter: 'open', page: 2}],
  ['?state=toString&page=-1', {text: '', page: 0}],
  ['?page=x', {text: '', page: 0}],
])('the address %j is read', (search, view) => {
  expect(readOrderList(search)).toEqual(view)
})

test('a view is written so that it is read again', () => {
  const view = {text: 'cot & chair', filter: 'shipped', page: 1} as const
  expect(readOrderList(writeOrderList(view))).toEqual(view)
  expect(writeOrderList({text: ' ', page: 0})).toBe('')
})

test('each filter takes its stages', () => {
  expect(ORDER_FILTERS).toEqual({
    open: ['created', 'paid'],
    shipped: ['shipped'],
    delivered: ['delivered'],
    returned: ['returned'],
    cancelled: ['cancelled', 'failed'],
  })
})

test.each([
  ['1', 0],
  ['2', 1],
  ['999', 998],
  ['1000', 0],
  ['2.5', 0],
])('page %s of the address is page %d', (page, expected) => {
  expect(readOrderList(`?page=${page}`).page).toBe(expected)
})

test('a search is as long as the backend takes it', () => {
  expect(readOrderList(`?q=${'x'.repeat(101)}`).text).toBe('x'.repeat(100))
})

test('only what is not the default is in the address', () => {
  expect(writeOrderList({text: ' cot ', page: 0})).toBe('?q=cot')
  expect(writeOrderList({text: '', filter: 'open', page: 2})).toBe('?state=open&page=3')
})
