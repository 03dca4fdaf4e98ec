import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import type {AddressInfo} from 'node:net'
import express, {type Express} from 'express'
import pino from 'pino'
import {createHost, type Host, type HostOptions} from '../create-host'
import {readHostEnvironment} from '../environment'

export interface RunningHost {
  base: string
  host: Host
  /** Folder of the build, and of earlier builds. */
  folder: string
  earlier: string
  /** Lines of the log so far. */
  lines: string[]
  close: () => Promise<void>
}

export const PURGE_TOKEN = 'a-token-for-purging'
const METRICS_TOKEN = 'a-token-for-figures'

/** Text of `/metrics`. */
export const figuresOf = async (base: string): Promise<string> => {
  const headers = {Authorization: `Bearer ${METRICS_TOKEN}`}
  return (await fetch(`${base}/metrics`, {headers})).text()
}

/** A host around a test's app, on `port`, else on any free one. */
export async function startHost(
  app: Express,
  env: Readonly<Record<string, string>> = {},
  {
    port = 0,
    bundleId = 'abc',
    ...more
  }: Partial<HostOptions> & {
    port?: number
    bundleId?: string
    prepare?: (folders: {folder: string; earlier: string}) => void
  } = {},
): Promise<RunningHost> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'host-'))
  const folder = path.join(root, 'build')
  const earlier = path.join(root, 'earlier')
  fs.mkdirSync(folder)
  fs.mkdirSync(earlier)
  more.prepare?.({folder, earlier})
  const lines: string[] = []
  const host = createHost({
    bundle: {app, id: bundleId, folder},
    environment: readHostEnvironment({
      EXTERNAL_DOMAIN_NAME: 'shop.example',
      EXTERNAL_PROTOCOL: 'https',
      PAGE_CACHE_PURGE_TOKEN: PURGE_TOKEN,
      METRICS_TOKEN,
      ...env,
    }),
    logger: pino({level: 'info'}, {write: (line: string) => void lines.push(line)}),
    earlierBuilds: earlier,
    ...more,
  })
  const server = http.createServer(host.listener)
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    host,
    folder,
    earlier,
    lines,
    close: async () => {
      host.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      fs.rmSync(root, {recursive: true, force: true})
    },
  }
}

/** A promise and the function that fulfils it. */
export function createGate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return {opened, open}
}

/** Behaviour of a test's page; the test changes it while the host runs. */
export interface PageBehaviour {
  status: number
  headers: Record<string, string>
  /** Delay of the answer in milliseconds. */
  delay: number
  /** The page answers only after this promise. */
  hold: Promise<void> | undefined
  body: (req: express.Request) => string
}

export const CACHEABLE = 'public, max-age=900, s-maxage=900, stale-while-revalidate=14400'

/** An app with one kind of page, which counts how often it is rendered. */
export function createPages(behaviour: Partial<PageBehaviour> = {}) {
  const pages: PageBehaviour & {renders: string[]; requests: express.Request[]} = {
    status: 200,
    headers: {
      'Cache-Control': CACHEABLE,
      'No-Vary-Search': 'key-order, params, except=("q" "sort")',
    },
    delay: 0,
    hold: undefined,
    body: () => `<p>${'words '.repeat(300)}${pages.renders.length}</p>`,
    renders: [],
    requests: [],
    ...behaviour,
  }
  const app = express()
  app.disable('x-powered-by')
  app.get('*', async (req, res) => {
    pages.renders.push(req.originalUrl)
    pages.requests.push(req)
    await pages.hold
    if (pages.delay > 0) await new Promise((resolve) => setTimeout(resolve, pages.delay))
    res.status(pages.status).set(pages.headers).type('html').send(pages.body(req))
  })
  return {app, pages}
}
