import {execFile} from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import {promisify} from 'node:util'

const CONNECTIONS = 32

/** Answers per second of closed connections, and latency in milliseconds. */
export interface Rate {
  readonly rate: number
  readonly p99: number
}

const UNITS: Readonly<Record<string, number>> = {us: 0.001, ms: 1, s: 1000}

/**
 * Asks for paths in turn as fast as it can, with Brotli.
 * @param isUnique gives each request an address of its own, which is in no cache
 * @throws Error when an answer is no page
 */
export async function measure(
  base: string,
  paths: readonly string[],
  seconds: number,
  isUnique = false,
): Promise<Rate> {
  const script = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'scale-')), 'paths.lua')
  const list = paths.map((one) => JSON.stringify(one)).join(',')
  fs.writeFileSync(
    script,
    `local paths, n, start = {${list}}, 0, '${isUnique ? `?n=${Date.now()}-` : ''}'
request = function()
  n = n + 1
  return wrk.format('GET', paths[(n - 1) % #paths + 1]${isUnique ? ' .. start .. n' : ''})
end
`,
  )
  // oxfmt-ignore
  const args = ['-t', '1', '-c', `${CONNECTIONS}`, '-d', `${seconds}s`, '--timeout', '20s', '--latency',
    '-H', 'Accept-Encoding: br', '-s', script, base]
  const {stdout} = await promisify(execFile)('wrk', args)
  fs.rmSync(path.dirname(script), {recursive: true})
  const failed = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0]
  if (failed) throw new Error(`${base}: ${failed}`)
  const [, value = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  console.error(`  ${base}, ${paths.length} pages: ${rate} answers/s`)
  return {rate, p99: Number(value) * (UNITS[unit] ?? NaN)}
}

/** An answer; status 0 when there was none. */
export interface Visit {
  readonly atMs: number
  readonly ms: number
  readonly status: number
  readonly mayRepeat: boolean
  readonly edge: string
}

function visit(agent: http.Agent, url: string, began: number): Promise<Visit> {
  const asked = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, headers: http.IncomingHttpHeaders = {}) => {
      const now = performance.now()
      const mayRepeat = headers['retry-after'] !== undefined
      const edge = String(headers['x-edge-cache'] ?? '')
      resolve({atMs: asked - began, ms: now - asked, status, mayRepeat, edge})
    }
    http
      .get(url, {agent, headers: {'Accept-Encoding': 'br'}}, (answer) => {
        answer.resume()
        answer.once('error', () => end(0))
        answer.once('end', () => end(answer.statusCode ?? 0, answer.headers))
      })
      .once('error', () => end(0))
  })
}

/**
 * A fixed number of requests a second: a slow answer does not hold up the next request.
 * @param pathOf path of a request by its number
 * @param during what happens meanwhile; the visit lasts at least until its end
 */
export async function visitAt(
  base: string,
  pathOf: (index: number) => string,
  {rate, seconds, during}: {rate: number; seconds: number; during?: () => Promise<void>},
): Promise<Visit[]> {
  const agent = new http.Agent({keepAlive: true, maxSockets: 1000})
  const began = performance.now()
  const visits: Promise<Visit>[] = []
  let isOver = during === undefined
  void during?.().finally(() => (isOver = true))
  while (!isOver || performance.now() - began < seconds * 1000) {
    const due = ((performance.now() - began) / 1000) * rate
    while (visits.length < due) visits.push(visit(agent, base + pathOf(visits.length), began))
    await sleep(5)
  }
  const all = await Promise.all(visits)
  agent.destroy()
  return all
}

export interface Outcome {
  readonly all: number
  readonly ok: number
  /** 503 with `Retry-After`. */
  readonly later: number
  readonly failed: number
  /** Milliseconds. */
  readonly p99: number
  /** Seconds between the first and the last answer that is no page. */
  readonly outage: number
}

export function outcomeOf(visits: readonly Visit[]): Outcome {
  const isOk = ({status}: Visit) => status >= 200 && status < 400
  const others = visits.filter((one) => !isOk(one))
  const later = others.filter(({status, mayRepeat}) => status === 503 && mayRepeat).length
  const times = visits
    .filter(isOk)
    .map(({ms}) => ms)
    .sort((a, b) => a - b)
  const at = others.map(({atMs, ms}) => atMs + ms)
  return {
    all: visits.length,
    ok: times.length,
    later,
    failed: others.length - later,
    p99: times[Math.floor(times.length * 0.99)] ?? NaN,
    outage: at.length ? (Math.max(...at) - Math.min(...others.map(({atMs}) => atMs))) / 1000 : 0,
  }
}
