import {createRequestQueue} from './request-queue'

let visibility: DocumentVisibilityState
beforeEach(() => {
  visibility = 'visible'
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => jest.restoreAllMocks())

function leave(): void {
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Requests that say when they start, and end when the test wants. */
function requests() {
  const started: number[] = []
  const ends: (() => void)[] = []
  const request = (name: number) => () => {
    started.push(name)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  return {started, ends, request}
}

it('sends one after the other, those that are added meanwhile too', async () => {
  const {started, ends, request} = requests()
  const send = createRequestQueue()
  const first = send([request(1), request(2)])
  const second = send([request(3)])
  for (const expected of [[1], [1, 2], [1, 2, 3]]) {
    expect(started).toEqual(expected)
    ends.at(-1)?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  await Promise.all([first, second])
  expect(started).toEqual([1, 2, 3])
  void send([request(4)])
  expect(started).toEqual([1, 2, 3, 4])
})

it('sends what waits at once, and once, when the page is left', async () => {
  const {started, ends, request} = requests()
  const send = createRequestQueue()
  const all = send([request(1), request(2), request(3)])
  expect(started).toEqual([1])
  leave()
  expect(started).toEqual([1, 2, 3])
  void send([request(4), request(5)])
  ends[0]?.()
  await all
  expect(started).toEqual([1, 2, 3, 4, 5])
})

it('continues after a request that fails', async () => {
  const {started, request} = requests()
  const send = createRequestQueue()
  await send([() => Promise.reject(new Error('gone'))])
  void send([request(1)])
  expect(started).toEqual([1])
})

it('continues after a call without requests', async () => {
  const {started, request} = requests()
  const send = createRequestQueue()
  await send([])
  void send([request(1)])
  expect(started).toEqual([1])
})

it('waits while the page is seen again', () => {
  const {started, request} = requests()
  const send = createRequestQueue()
  void send([request(1), request(2)])
  document.dispatchEvent(new Event('visibilitychange'))
  expect(started).toEqual([1])
})
