import {tellWorker} from './worker'

/** A worker that notes what it is told. */
const worker = () => {
  const messages: unknown[] = []
  return {messages, postMessage: (message: unknown) => messages.push(message)}
}

function install(registration: object): void {
  const serviceWorker = {ready: Promise.resolve(registration)}
  Object.defineProperty(globalThis, 'navigator', {value: {serviceWorker}, configurable: true})
}

const message = {type: 'limit', site: 'deu'} as const

test('a newer worker that still waits is asked to take over, and the active one does the task', async () => {
  const [active, waiting] = [worker(), worker()]
  install({active, waiting})
  await tellWorker(message)
  expect(waiting.messages).toEqual([{type: 'take-over'}])
  expect(active.messages).toEqual([message])
})

test('without one the task goes to the active worker alone', async () => {
  const active = worker()
  install({active, waiting: null})
  await tellWorker(message)
  expect(active.messages).toEqual([message])
})
