import {spawn, type ChildProcess} from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import {
  generateArchive,
  readMemory,
  runSandbox,
  startSandbox,
  stop,
  waitUntilReady,
} from '../sandbox/program'

const workDir = path.resolve('.cache/bench-growth')
/** Memory of the storefront as `scripts/start.mjs` starts it. */
export const STOREFRONT_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=40']
const METRICS_TOKEN = 'token-of-the-figures'

export interface ShopOptions {
  /** Number of products in the generated catalogue, variants included. */
  products: number
  /** Number of processes of the host. */
  processes: number
  pageCacheMb: number | 'off'
  port: number
}

export interface Shop {
  base: string
  /** Resident memory of all processes of the host, and of the sandbox, MB. */
  memory: () => {host: number; sandbox: number}
  /** Used heap of all processes of the host together, MB. */
  heap: () => Promise<number>
  stop: () => Promise<void>
}

/** Folder of a database with that number of products; created once. */
export async function prepareData(products: number): Promise<string> {
  const archive = path.join(workDir, `archive-${products}`)
  const data = path.join(workDir, `data-${products}`)
  if (fs.existsSync(path.join(data, 'complete'))) return data
  fs.rmSync(data, {recursive: true, force: true})
  if (!fs.existsSync(archive)) {
    await generateArchive(products, archive)
  }
  await runSandbox(['import', archive, '--replace', '--data', data])
  fs.writeFileSync(path.join(data, 'complete'), '')
  return data
}

/** Processes that a process has started. */
export const pidsBelow = (pid: number): number[] => {
  const file = `/proc/${pid}/task/${pid}/children`
  const own = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : ''
  return own === '' ? [] : own.split(' ').map(Number)
}

/** Resident memory of a process and of its child processes, MB; NaN where the system does not provide it. */
function memoryOf(child: ChildProcess): number {
  const all = [child.pid ?? 0, ...pidsBelow(child.pid ?? 0)]
  const each = all.map((pid) => readMemory({pid}, 'VmRSS')).filter((value) => !Number.isNaN(value))
  return each.length > 0 ? each.reduce((sum, value) => sum + value, 0) : NaN
}

async function heapOf(base: string): Promise<number> {
  const headers = {Authorization: `Bearer ${METRICS_TOKEN}`}
  const figures = await (await fetch(`${base}/metrics`, {headers})).text()
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(figures)?.[1]) / 1e6
}

/** With a large catalogue the first listing is slow: the sandbox's caches are still empty. */
async function waitForListing(base: string): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const {ok} = await fetch(`${base}/deu/de-de/category/root`)
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error('The shop does not show its catalogue.')
}

/** Starts a sandbox with generated products and the production host on it. */
export async function startShop(options: ShopOptions): Promise<Shop> {
  const {products, processes, pageCacheMb, port} = options
  const data = await prepareData(products)
  const sandboxPort = port + 1000
  const sandbox = startSandbox(['--data', data, '--port', String(sandboxPort)])
  await waitUntilReady(sandboxPort)
  const host = spawn(
    process.execPath,
    [...STOREFRONT_FLAGS, '--import', 'tsx', 'server/host/main.ts'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        SANDBOX_PORT: String(sandboxPort),
        WEB_CONCURRENCY: String(processes),
        LOG_LEVEL: 'warn',
        METRICS_TOKEN,
        PAGE_CACHE: pageCacheMb === 'off' ? 'off' : 'on',
        PAGE_CACHE_MB: pageCacheMb === 'off' ? '1' : String(pageCacheMb),
      },
    },
  )
  await waitUntilReady(port)
  const base = `http://localhost:${port}`
  const stopBoth = async (): Promise<void> => {
    await stop(host)
    await stop(sandbox)
  }
  await waitForListing(base).catch(async (error: unknown) => {
    await stopBoth()
    throw error
  })
  return {
    base,
    memory: () => ({host: memoryOf(host), sandbox: readMemory(sandbox, 'VmRSS')}),
    heap: () => heapOf(base),
    stop: stopBoth,
  }
}
