import http from 'node:http'
import net, {type AddressInfo} from 'node:net'
import os from 'node:os'
import {createClosingServer, type ClosingServer} from './closing-server'
import {readHostEnvironment} from './environment'
import {listen} from './listen'

/** Receive limits in milliseconds. */
const LIMITS = {headersMs: 10_000, requestMs: 30_000}

let servers: ClosingServer[] = []
afterEach(() => Promise.all(servers.splice(0).map(({stop}) => stop())))

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const start = async (address: string): Promise<number> => {
  const port = await freePort()
  const create = () => createClosingServer((_req, res) => void res.end('here'), LIMITS)
  servers = await listen(address, port, create)
  return port
}

/** Status, or null when no server listens there. */
const ask = (host: string, port: number): Promise<number | null> =>
  new Promise((resolve) => {
    const request = http.get({host, port, agent: false}, (res) => {
      res.resume()
      resolve(res.statusCode ?? null)
    })
    request.on('error', () => resolve(null))
  })

const others = (): string[] =>
  Object.values(os.networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({internal, family}) => !internal && family === 'IPv4')
    .map(({address}) => address)
const hasIpv6 = (): boolean =>
  Object.values(os.networkInterfaces()).some((list) => list?.some(({address}) => address === '::1'))

it('listens on this machine alone unless told otherwise, by either name of it', async () => {
  const {bindAddress} = readHostEnvironment({})
  const port = await start(bindAddress)
  expect(await ask('127.0.0.1', port)).toBe(200)
  expect(await ask('localhost', port)).toBe(200)
  expect(await ask('::1', port)).toBe(hasIpv6() ? 200 : null)
  for (const address of others()) expect(await ask(address, port)).toBeNull()
})

it('listens on every address when told so', async () => {
  const port = await start('0.0.0.0')
  for (const address of ['127.0.0.1', ...others()]) expect(await ask(address, port)).toBe(200)
})

it.each(['127.0.0.1', '::1'])('says what to do when the port is taken on %s', async (address) => {
  if (address === '::1' && !hasIpv6()) return
  const port = await freePort()
  const blocker = net.createServer()
  await new Promise<void>((resolve) => blocker.listen(port, address, resolve))
  const create = () => createClosingServer(() => undefined, LIMITS)
  await expect(listen('localhost', port, create)).rejects.toThrow(`Port ${port} is taken`)
  // The other loopback is free again.
  expect(await ask(address === '::1' ? '127.0.0.1' : '::1', port)).toBeNull()
  await new Promise((resolve) => blocker.close(resolve))
})

it('says what to do when the address is not of this machine', async () => {
  await expect(start('203.0.113.7')).rejects.toThrow('BIND_ADDRESS')
  expect(() => readHostEnvironment({BIND_ADDRESS: 'http://x'})).toThrow('BIND_ADDRESS')
})
