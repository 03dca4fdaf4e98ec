import {FaultInjector} from './fault-injector'

const call = {system: 'scapi', method: 'GET', path: '/product/shopper-products/v1/products/a'}
const kinds = (board: FaultInjector, some = call) => board.match(some).map(({kind}) => kind)

test('a fault befalls its system, method and path only', () => {
  const board = new FaultInjector()
  board.add({kind: 'status', status: 500, system: 'scapi', method: 'GET', path: '*/products/*'})
  expect(kinds(board)).toEqual(['status'])
  expect(kinds(board, {...call, system: 'ocapi'})).toEqual([])
  expect(kinds(board, {...call, method: 'POST'})).toEqual([])
  expect(kinds(board, {...call, path: '/search'})).toEqual([])
})

test('a path without a star may stand anywhere, and its dots are dots', () => {
  const board = new FaultInjector()
  board.add({kind: 'drop', path: 'reviews.json'})
  expect(kinds(board, {...call, path: '/data/reviews.json'})).toEqual(['drop'])
  expect(kinds(board, {...call, path: '/data/reviewsXjson'})).toEqual([])
})

test('a fault for the next two calls is gone after them', () => {
  const board = new FaultInjector()
  board.add({kind: 'drop', times: 2})
  expect([kinds(board), kinds(board), kinds(board)]).toEqual([['drop'], ['drop'], []])
  expect(board.all()).toEqual([])
})

test('a share befalls the calls that the dice say', () => {
  const dice = [0.1, 0.9, 0.29, 0.3]
  const board = new FaultInjector(() => dice.shift() ?? 1)
  board.add({kind: 'drop', share: 0.3})
  const struck = [1, 2, 3, 4].map(() => kinds(board).length)
  expect(struck).toEqual([1, 0, 1, 0])
  expect(board.all()[0]?.hits).toBe(2)
})

test('latencies add up, of other kinds the first wins and the rest are not used up', () => {
  const board = new FaultInjector()
  board.add({kind: 'latency', delay: 10})
  board.add({kind: 'status', status: 503, times: 1})
  board.add({kind: 'drop', times: 1})
  board.add({kind: 'latency', delay: 20})
  expect(kinds(board)).toEqual(['latency', 'status', 'latency'])
  expect(kinds(board)).toEqual(['latency', 'drop', 'latency'])
})

test('one fault, then all of them are switched off', () => {
  const board = new FaultInjector()
  const {id} = board.add({kind: 'drop'})
  board.add({kind: 'malformed'})
  expect(board.remove(id)).toBe(true)
  expect(board.remove(id)).toBe(false)
  expect(kinds(board)).toEqual(['malformed'])
  board.reset()
  expect(kinds(board)).toEqual([])
})
