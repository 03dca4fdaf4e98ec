import {createRatingBoard, MAX_BATCH, RATINGS_TTL_MS, type Rating} from './ratings'

const rating: Rating = {average: 4.5, total: 2}
const asked: (readonly string[])[] = []
let answer: (ids: readonly string[], signal: AbortSignal) => Promise<ReadonlyMap<string, Rating>>
const failures: unknown[] = []

const board = () =>
  createRatingBoard(
    (ids, signal) => {
      asked.push(ids)
      return answer(ids, signal)
    },
    (error) => failures.push(error),
  )

beforeEach(() => {
  jest.useFakeTimers()
  asked.length = 0
  failures.length = 0
  answer = (ids) =>
    Promise.resolve(new Map(ids.filter((id) => id !== 'none').map((id) => [id, rating])))
})
afterEach(() => jest.useRealTimers())

const settle = () => jest.advanceTimersByTimeAsync(60)

it('asks once for all that is wanted within a moment, and tells each who wanted it', async () => {
  const {want, get} = board()
  const listener = jest.fn()
  want('a', listener)
  want('b', listener)
  want('none', listener)
  want('a', listener)
  expect(get('a')).toBeUndefined()
  await settle()
  expect(asked).toEqual([['a', 'b', 'none']])
  expect(get('a')).toEqual(rating)
  expect(get('none')).toBeNull()
  expect(listener).toHaveBeenCalledTimes(3)
})

it('asks nothing again for 15 minutes', async () => {
  const {want} = board()
  want('a', jest.fn())()
  want('a', jest.fn())
  await settle()
  await jest.advanceTimersByTimeAsync(RATINGS_TTL_MS - 1000)
  want('a', jest.fn())
  await settle()
  expect(asked).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(1000)
  want('a', jest.fn())
  await settle()
  expect(asked).toHaveLength(2)
})

it('asks for at most a hundred at once', async () => {
  const {want} = board()
  for (let index = 0; index < MAX_BATCH + 1; index += 1) want(`p${index}`, jest.fn())
  await settle()
  expect(asked.map(({length}) => length)).toEqual([100, 1])
})

it('does not ask for what nobody wants any more', async () => {
  const {want} = board()
  want('a', jest.fn())()
  await settle()
  expect(asked).toEqual([])
})

it('gives a call up when nobody waits for it', async () => {
  let signal: AbortSignal | undefined
  answer = (_ids, given) => {
    signal = given
    return new Promise((_resolve, reject) =>
      given.addEventListener('abort', () => reject(new Error('aborted'))),
    )
  }
  const {want} = board()
  const endA = want('a', jest.fn())
  const endB = want('b', jest.fn())
  await settle()
  endA()
  expect(signal?.aborted).toBe(false)
  endB()
  expect(signal?.aborted).toBe(true)
  await settle()
  expect(failures).toEqual([])
})

it('reports a failure, leaves the rating out and asks again when it is wanted again', async () => {
  answer = () => Promise.reject(new Error('503'))
  const {want, get} = board()
  want('a', jest.fn())
  await settle()
  expect(failures).toHaveLength(1)
  expect(get('a')).toBeUndefined()
  want('a', jest.fn())
  await settle()
  expect(asked).toHaveLength(2)
})
