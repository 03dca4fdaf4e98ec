import {AnswerCache} from './answer-cache'

interface Answer {
  status: number
  size: number
}

let now = 0
beforeEach(() => {
  now = 1_000_000
  jest.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => jest.restoreAllMocks())

const pass = (ms: number): void => {
  now += ms
}

function create(maxRunning = 2) {
  const answers = new AnswerCache<Answer>({
    lifetimeOf: ({status}) => (status === 200 ? 60_000 : 1_000),
    isHit: ({status}) => status === 200,
    maxHits: 3,
    maxBytes: 100,
    bytesOf: ({size}) => size,
    maxRunning,
  })
  let made = 0
  const ask = (key: string, answer: Answer) =>
    answers.obtain(key, () => {
      made += 1
      return Promise.resolve(answer)
    })
  return {ask, count: () => made}
}

const hit = {status: 200, size: 10}
const miss = {status: 404, size: 0}

it('makes an answer once for all who ask at the same time, and keeps it', async () => {
  const {ask, count} = create()
  expect(await Promise.all([ask('a', hit), ask('a', hit)])).toEqual([hit, hit])
  await ask('a', hit)
  expect(count()).toBe(1)
  pass(60_001)
  await ask('a', hit)
  expect(count()).toBe(2)
})

it('keeps a miss for its own, shorter time', async () => {
  const {ask, count} = create()
  await ask('gone', miss)
  pass(900)
  expect(await ask('gone', miss)).toEqual(miss)
  expect(count()).toBe(1)
  pass(200)
  expect(await ask('gone', hit)).toEqual(hit)
})

it('loses no hit to any number of misses', async () => {
  const {ask, count} = create()
  await ask('a', hit)
  for (let index = 0; index < 6_000; index += 1) await ask(`gone-${index}`, miss)
  expect(count()).toBe(6_001)
  await ask('a', hit)
  expect(count()).toBe(6_001)
})

it('keeps no more than its bound of bytes', async () => {
  const {ask, count} = create()
  await ask('a', {status: 200, size: 60})
  await ask('b', {status: 200, size: 60})
  await ask('b', hit)
  expect(count()).toBe(2)
  await ask('a', hit)
  expect(count()).toBe(3)
})

it('makes a bounded number at a time', async () => {
  const {ask} = create(2)
  const running = [ask('a', hit), ask('b', hit)]
  expect(ask('c', hit)).toBeNull()
  expect(ask('a', hit)).not.toBeNull()
  await Promise.all(running)
  expect(await ask('c', hit)).toEqual(hit)
})
