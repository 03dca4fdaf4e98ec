import type {ChildProcess} from 'node:child_process'
import {startStore, type RunningStore} from '../../server/host/test/start-store'
import {startVarnish, type RunningVarnish} from '../../server/host/test/start-varnish'
import {visitedPaths} from '../growth/load'
import {stop} from '../sandbox/program'
import {kill, rendersOf, startBackend, startHost} from './programs'

/** Number of listings whose pages are visited. */
const LISTINGS = 6
export const LISTING = '/deu/de-de/category/root'

export interface ScaleOptions {
  /** First of the ports; the sandbox is 1000 above. */
  readonly port: number
  readonly seconds: number
}

interface ShopOptions {
  readonly port: number
  readonly hosts: number
  readonly hasStore?: boolean
  readonly env?: Readonly<Record<string, string>>
}

export interface ScaledShop {
  readonly edge: RunningVarnish
  readonly store: RunningStore | null
  /** Addresses of the hosts, past Varnish. */
  readonly bases: readonly string[]
  /** Different pages without a query. */
  readonly paths: readonly string[]
  /** Pages that all hosts have rendered. */
  readonly renders: () => Promise<number>
  /** Ends a host, by default as a crash does. */
  readonly endHost: (index: number, gently?: boolean) => Promise<void>
  readonly startHost: (index: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts sandbox, store, hosts and Varnish. */
export async function startShop({
  port,
  hosts,
  hasStore = false,
  env,
}: ShopOptions): Promise<ScaledShop> {
  const sandboxPort = port + 1000
  const ports = Array.from({length: hosts}, (_, index) => port + 1 + index)
  const sandbox = await startBackend(sandboxPort)
  const store = hasStore ? await startStore() : null
  const all = {...(store && {SHARED_STORE_URL: store.url}), ...env}
  const start = (index: number) =>
    startHost({port: ports[index] ?? 0, sandboxPort, edgePort: port, env: all})
  const children: ChildProcess[] = []
  for (const index of ports.keys()) children.push(await start(index))
  const edge = await startVarnish(ports, {port})
  console.error(`  ${hosts} hosts run`)
  return {
    edge,
    store,
    bases: ports.map((one) => `http://127.0.0.1:${one}`),
    paths: [...new Set(await visitedPaths(edge.base, LISTINGS))].filter(
      (one) => !one.includes('?'),
    ),
    renders: async () =>
      (await Promise.all(ports.map(rendersOf))).reduce((sum, one) => sum + one, 0),
    endHost: async (index, gently = false) => {
      const child = children[index]
      if (child) await (gently ? stop(child) : kill(child))
    },
    startHost: async (index) => {
      children[index] = await start(index)
    },
    stop: async () => {
      await edge.close().catch(() => undefined)
      await Promise.all(children.map(kill))
      await store?.close()
      await stop(sandbox)
    },
  }
}

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
