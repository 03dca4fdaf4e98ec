import {execFile, spawn} from 'node:child_process'
import {once} from 'node:events'
import path from 'node:path'
import {promisify} from 'node:util'
import {measureThroughput} from '../throughput'

/** Current performance of this machine, without our code: the reference for comparing rates. */
export interface Calibration {
  /** Renderings of a fixed React tree per second, in one process. */
  readonly react: number
  /** Answers per second of a bare `http` server with the same bytes. */
  readonly http: number
}

const program = (name: string): string[] => ['--import', 'tsx', path.join(__dirname, name)]
const env = {...process.env, NODE_ENV: 'production'}

async function renderTree(): Promise<number> {
  const {stdout} = await promisify(execFile)(process.execPath, program('render-tree.ts'), {env})
  return Number(stdout)
}

/** Serves the bytes of a page from a bare server, under the load of the page's measurement. */
async function serveBytes(url: string): Promise<number> {
  const server = spawn(process.execPath, [...program('bare-server.ts'), url], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  try {
    const [line] = (await Promise.race([
      once(server.stdout, 'data'),
      ended.then(() => Promise.reject(new Error('The bare server did not start.'))),
    ])) as [Buffer]
    return (await measureThroughput(`http://localhost:${Number(line.toString())}/`)).rate
  } finally {
    server.kill()
    await ended
  }
}

/** Measures both; takes about twenty seconds. @param url of a page that is available */
export async function calibrate(url: string): Promise<Calibration> {
  return {react: await renderTree(), http: await serveBytes(url)}
}
