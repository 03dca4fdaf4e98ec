import http from 'node:http'

/** One call of a load. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly token: string
  readonly body?: unknown
}

/** Latency in milliseconds, and answers per second. */
export interface LoadFigures {
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly rate: number
}

/** Sends one call and resolves to the parsed answer. Throws on any status other than success. */
export type Send = (call: Call) => Promise<unknown>

/** A client with one connection for each concurrent call. */
export function createClient(port: number, connections: number): {send: Send; close(): void} {
  const agent = new http.Agent({keepAlive: true, maxSockets: connections})
  const send: Send = ({method, path, token, body}) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const request = http.request(
        {
          agent,
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            ...(text === undefined ? {} : {'content-length': Buffer.byteLength(text)}),
          },
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            const answer = Buffer.concat(chunks).toString()
            const status = response.statusCode ?? 0
            if (status >= 300) {
              reject(new Error(`${method} ${path}: ${status} ${answer.slice(0, 300)}`))
            } else resolve(answer === '' || method === 'GET' ? answer : JSON.parse(answer))
          })
        },
      )
      request.on('error', reject)
      request.end(text)
    })
  return {send, close: () => agent.destroy()}
}

/**
 * Runs one worker per connection for some seconds. A worker calls `measured` around
 * the measured work; other work, such as preparing a basket, is not measured.
 */
export async function runLoad(
  connections: number,
  seconds: number,
  worker: (
    number: number,
    measured: (task: () => Promise<unknown>) => Promise<unknown>,
  ) => Promise<void>,
): Promise<LoadFigures> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  const measured = async (task: () => Promise<unknown>): Promise<unknown> => {
    const start = performance.now()
    const answer = await task()
    times.push(performance.now() - start)
    return answer
  }
  const started = performance.now()
  await Promise.all(
    Array.from({length: connections}, async (_, number) => {
      while (performance.now() < end) await worker(number, measured)
    }),
  )
  const elapsed = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? NaN
  return {
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    rate: times.length / elapsed,
  }
}
