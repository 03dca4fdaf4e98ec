import http from 'node:http'
import {startProgram, type RunningProgram} from './test/start-program'

/** A page takes a few milliseconds, as real pages do; a slow page is still in progress when the stop is requested. */
const BUNDLE = `
const express = require(${JSON.stringify(require.resolve('express'))})
const app = express()
app.get('/slow', (req, res) => setTimeout(() => res.send('slow'), 1500))
app.get('*', (req, res) => setTimeout(() => res.send('x'.repeat(5000)), Math.random() * 8))
exports.app = app
`
const KEPT_CLIENTS = 40
const NEW_CLIENTS = 4
/** Answers until the stop. */
const ANSWERED_BEFORE = 600

let program: RunningProgram | undefined
afterEach(() => program?.close())

interface Outcome {
  answered: number
  /** Requests without a complete answer, by error. */
  lost: string[]
}

/** Resolves when the whole answer has arrived; rejects with the error code. */
function ask(port: number, agent: http.Agent | false, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const req = http.get({host: '127.0.0.1', port, path, agent}, (res) => {
      let bytes = 0
      res.on('data', (chunk: Buffer) => (bytes += chunk.length))
      res.on('end', () => (res.complete ? resolve(bytes) : reject(new Error('incomplete'))))
      res.on('error', reject)
    })
    req.on('error', reject)
  })
}

/** Sends one request after another until connections are refused; a refused connection loses no request. */
async function client(port: number, keepAlive: boolean, outcome: Outcome): Promise<void> {
  const agent = keepAlive ? new http.Agent({keepAlive: true, maxSockets: 1}) : false
  for (;;) {
    try {
      await ask(port, agent, '/pages')
      outcome.answered += 1
    } catch (error) {
      const {code, message} = error as NodeJS.ErrnoException
      if (code === 'ECONNREFUSED') break
      outcome.lost.push(code ?? message)
    }
    if (keepAlive) await new Promise((resolve) => setTimeout(resolve, Math.random() * 20))
  }
  if (agent) agent.destroy()
}

it.each([1, 2])(
  'loses no request when it is stopped under load, with %d processes',
  async (processes) => {
    program = await startProgram(BUNDLE, {WEB_CONCURRENCY: String(processes)})
    const {port, child, ended} = program
    const outcome: Outcome = {answered: 0, lost: []}
    const clients = Array.from({length: KEPT_CLIENTS + NEW_CLIENTS}, (_, index) =>
      client(port, index < KEPT_CLIENTS, outcome),
    )
    while (outcome.answered < ANSWERED_BEFORE)
      await new Promise((resolve) => setTimeout(resolve, 5))
    const slow = ask(port, false, '/slow')
    await new Promise((resolve) => setTimeout(resolve, 200))
    child.kill('SIGTERM')
    await Promise.all(clients)
    expect(await slow).toBe(4)
    expect(await ended).toBe(0)
    expect(outcome.lost).toEqual([])
  },
  90_000,
)

it('answers a request that a kept connection sends after the stop, and ends it then', async () => {
  program = await startProgram(BUNDLE, {WEB_CONCURRENCY: '2'})
  const {port, child, ended} = program
  const agent = new http.Agent({keepAlive: true, maxSockets: 1})
  const began = performance.now()
  await ask(port, agent, '/pages')
  child.kill('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 900))
  expect(await ask(port, agent, '/pages')).toBe(5000)
  expect(await ended).toBe(0)
  expect(performance.now() - began).toBeLessThan(9_000)
  agent.destroy()
}, 90_000)
