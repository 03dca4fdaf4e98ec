import {execFileSync, spawn, type ChildProcess} from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import {isInstalled} from '../../scripts/lib/servers.cjs'
import {prepareData, STOREFRONT_FLAGS} from '../growth/shop'
import {startSandbox, waitUntilReady} from '../sandbox/program'
import {EDGE_TOKEN} from '../../server/host/test/start-varnish'

/** Debian's package of each program that the bench starts. */
const PACKAGES = {
  varnishd: 'varnish varnish-modules',
  nginx: 'nginx-light',
  'redis-server': 'redis-server',
  wrk: 'wrk',
}
const PRODUCTS = 500
export const METRICS_TOKEN = 'token-of-the-figures'
export const PURGE_TOKEN = 'token-of-the-purges'

/** Installs missing programs as root. @throws Error that names the packages otherwise */
export function requirePrograms(): void {
  const missing = Object.entries(PACKAGES).flatMap(([program, packages]) =>
    isInstalled(program) ? [] : packages.split(' '),
  )
  if (missing.length === 0) return
  if (process.getuid?.() !== 0) throw new Error(`Install first: ${missing.join(' ')}`)
  const options = {
    stdio: 'inherit',
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  } as const
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], options)
}

/** A sandbox with a generated catalogue, on a port. */
export async function startBackend(port: number): Promise<ChildProcess> {
  const child = startSandbox(['--data', await prepareData(PRODUCTS), '--port', String(port)])
  await waitUntilReady(port)
  return child
}

interface HostOptions {
  port: number
  sandboxPort: number
  /** Port under which visitors reach the shop; the hosts of one shop have the same. */
  edgePort: number
  env?: Readonly<Record<string, string>>
}

/** A host of one process, as in production; resolves when it answers. */
export async function startHost({
  port,
  sandboxPort,
  edgePort,
  env,
}: HostOptions): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [...STOREFRONT_FLAGS, '--import', 'tsx', 'server/host/main.ts'],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        SANDBOX_PORT: String(sandboxPort),
        EXTERNAL_DOMAIN_NAME: `localhost:${edgePort}`,
        EXTERNAL_PROTOCOL: 'http',
        WEB_CONCURRENCY: '1',
        LOG_LEVEL: 'silent',
        WARM_UP_MS: '3000',
        METRICS_TOKEN,
        PAGE_CACHE_PURGE_TOKEN: PURGE_TOKEN,
        CDN: 'varnish',
        CDN_PURGE_URL: `http://127.0.0.1:${edgePort}`,
        CDN_PURGE_TOKEN: EDGE_TOKEN,
        ...env,
      },
    },
  )
  await waitUntilReady(port)
  return child
}

/** nginx that answers every path with one page's bytes and headers. */
export async function startNginx(
  port: number,
  folder: string,
  page: Response,
): Promise<ChildProcess> {
  fs.writeFileSync(path.join(folder, 'page'), Buffer.from(await page.arrayBuffer()))
  const own = [...page.headers].filter(
    ([name]) =>
      !/^(content-(type|length)|date|connection|keep-alive|age|accept-ranges)$/.test(name),
  )
  const headers = own.map(([name, value]) => `add_header ${name} '${value.replace(/'/g, '')}';`)
  const config = `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes auto; pid ${folder}/pid; error_log stderr;
events {}
http { access_log off; keepalive_requests 100000000; sendfile on; open_file_cache max=10;
  server { listen 127.0.0.1:${port}; root ${folder}; default_type 'text/html; charset=utf-8'; etag off;
    location / { try_files /page =404; ${headers.join(' ')} } } }`
  fs.writeFileSync(path.join(folder, 'nginx.conf'), config)
  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  })
  await waitUntilReady(port).catch(async (error: unknown) => {
    child.kill('SIGTERM')
    throw error
  })
  return child
}

/** Ends a program at once, as a crash does. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

/** Number of pages that a host has rendered. */
export async function rendersOf(port: number): Promise<number> {
  const headers = {Authorization: `Bearer ${METRICS_TOKEN}`}
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, {headers})).text()
  return Number(/^page_render_seconds_count\{outcome="ok"\} (\d+)/m.exec(text)?.[1] ?? 0)
}
