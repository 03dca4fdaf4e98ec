import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {createClosingServer} from './closing-server'

it('ends a connection in use with its answer, and stops without waiting for the limit', async () => {
  const running: http.ServerResponse[] = []
  const {server, stop} = createClosingServer((_req, res) => void running.push(res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const {port} = server.address() as AddressInfo
  const agent = new http.Agent({keepAlive: true, maxSockets: 1})
  const ask = () =>
    new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      const request = http.get({port, agent}, (res) => {
        res.resume().on('end', () => resolve([res.statusCode, res.headers.connection]))
      })
      request.on('error', reject)
    })
  const answered = async () => {
    const answer = ask()
    while (running.length === 0) await new Promise((resolve) => setTimeout(resolve, 2))
    return {answer, end: () => running.pop()?.end('done')}
  }

  const first = await answered()
  first.end()
  expect(await first.answer).toEqual([200, 'keep-alive'])

  const second = await answered()
  const began = performance.now()
  const stopped = stop()
  second.end()
  expect((await second.answer)[0]).toBe(200)
  await stopped
  expect(performance.now() - began).toBeLessThan(5_000)
  agent.destroy()
})

it('tells callers to come back on another connection', async () => {
  const {server, closeConnections, stop} = createClosingServer((_req, res) => res.end('done'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const {port} = server.address() as AddressInfo
  const connection = async () =>
    new Promise((resolve) => {
      const agent = new http.Agent({keepAlive: true})
      http.get({port, agent}, (res) => {
        res.resume().on('end', () => {
          agent.destroy()
          resolve(res.headers.connection)
        })
      })
    })
  expect(await connection()).toBe('keep-alive')
  closeConnections()
  expect(await connection()).toBe('close')
  await stop()
})
