import http from 'node:http'
import net, {type AddressInfo, type Socket} from 'node:net'
import {createClosingServer} from './closing-server'

const LIMITS = {headersMs: 300, requestMs: 900}

it('ends a connection in use with its answer, and stops without waiting for the limit', async () => {
  const running: http.ServerResponse[] = []
  const {server, stop} = createClosingServer((_req, res) => void running.push(res), LIMITS)
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
  const {server, closeConnections, stop} = createClosingServer(
    (_req, res) => res.end('done'),
    LIMITS,
  )
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

describe('slow senders', () => {
  /** Reads the body of a request and answers with its length. */
  const readBody: http.RequestListener = (req, res) => {
    let bytes = 0
    req.on('data', (chunk: Buffer) => (bytes += chunk.length))
    req.on('end', () => res.end(`read ${bytes}`))
    req.on('error', () => undefined)
  }
  let closing: ReturnType<typeof createClosingServer>
  let port: number
  beforeEach(async () => {
    closing = createClosingServer(readBody, LIMITS)
    await new Promise<void>((resolve) => closing.server.listen(0, '127.0.0.1', resolve))
    port = (closing.server.address() as AddressInfo).port
  })
  afterEach(() => closing.stop())

  interface Talk {
    socket: Socket
    text: () => string
    /** Resolves to the milliseconds until the server ended the connection. */
    ended: Promise<number>
  }

  async function talk(): Promise<Talk> {
    const socket = net.connect(port, '127.0.0.1')
    await new Promise((resolve) => socket.once('connect', resolve))
    const began = performance.now()
    let text = ''
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.on('error', () => undefined)
    const ended = new Promise<number>((resolve) =>
      socket.once('close', () => resolve(performance.now() - began)),
    )
    return {socket, text: () => text, ended}
  }

  /** Sends a letter at intervals, as long as the connection is open. */
  function drip({socket, ended}: Talk, letter: string): void {
    const timer = setInterval(() => socket.writable && socket.write(letter), 40)
    void ended.then(() => clearInterval(timer))
  }

  it('end with 408 when the headers take too long', async () => {
    const slow = await talk()
    slow.socket.write('GET / HTTP/1.1\r\nHost: shop\r\nX-Long: ')
    drip(slow, 'a')
    expect(await slow.ended).toBeLessThan(2_000)
    expect(slow.text()).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('end with 408 when they say nothing at all', async () => {
    const silent = await talk()
    expect(await silent.ended).toBeLessThan(2_000)
    expect(silent.text()).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('end with 408 when the body takes too long', async () => {
    const slow = await talk()
    slow.socket.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 5000\r\n\r\n')
    drip(slow, 'a')
    const took = await slow.ended
    expect(took).toBeGreaterThan(600)
    expect(took).toBeLessThan(3_000)
    expect(slow.text()).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('take nothing away from the others, however many they are', async () => {
    const slow = await Promise.all(Array.from({length: 100}, talk))
    for (const one of slow) one.socket.write('GET / HTTP/1.1\r\nHost:')
    const answer = await fetch(`http://127.0.0.1:${port}/`, {method: 'POST', body: 'abc'})
    expect(await answer.text()).toBe('read 3')
    await Promise.all(slow.map(({ended}) => ended))
    const open = await new Promise((resolve) =>
      closing.server.getConnections((_error, count) => resolve(count)),
    )
    expect(open).toBeLessThanOrEqual(1)
  })

  it('are not those who keep a connection between requests', async () => {
    const connection = await talk()
    for (let round = 1; round <= 3; round += 1) {
      connection.socket.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 3\r\n\r\nabc')
      await new Promise((resolve) => setTimeout(resolve, 1_100))
      expect(connection.text().match(/read 3/g)).toHaveLength(round)
    }
    expect(connection.text()).not.toContain('408')
    connection.socket.destroy()
  })
})
