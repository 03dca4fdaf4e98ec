import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {stop} from '../sandbox/program'
import {startNginx} from './programs'
import {measure, type Rate} from './load'
import {LISTING, startShop, table, type ScaledShop, type ScaleOptions} from './shop'

const BROTLI = {headers: {'Accept-Encoding': 'br'}}
/** Goals of a cached listing through Varnish: answers per second, or the share of nginx with the same bytes. */
const GOAL_RATE = 50_000
const GOAL_SHARE = 0.8

type Round = readonly [nginx: Rate, varnish: Rate, memory: Rate]

/** nginx, Varnish and a host with the same bytes, twice in turn: the machine changes from minute to minute. */
async function measureEdge({port, seconds}: ScaleOptions, shop: ScaledShop): Promise<Round> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'))
  const nginxPort = port + 9
  const nginx = await startNginx(nginxPort, folder, await fetch(shop.edge.base + LISTING, BROTLI))
  const measureAt = (base = '') => measure(base, [LISTING], seconds)
  try {
    const rounds: Round[] = []
    for (let round = 0; round < 2; round += 1) {
      const still = await measureAt(`http://127.0.0.1:${nginxPort}`)
      rounds.push([still, await measureAt(shop.edge.base), await measureAt(shop.bases[0])])
    }
    const [best] = rounds.sort((a, b) => b[0].rate + b[1].rate - a[0].rate - a[1].rate)
    if (!best) throw new Error('Nothing was measured.')
    return best
  } finally {
    await stop(nginx)
    fs.rmSync(folder, {recursive: true, force: true})
  }
}

/** Renders of all hosts for one visit of each page at each host, and for one through Varnish. */
async function countRenders(port: number, hasStore: boolean): Promise<string[]> {
  const shop = await startShop({port, hosts: 3, hasStore})
  try {
    const pages = shop.paths.slice(0, 60)
    const rendersOf = async (bases: readonly string[]): Promise<number> => {
      await fetch(`${shop.bases[0]}/page-cache/purge`, purgeAll)
      if (!hasStore)
        for (const base of shop.bases) await fetch(`${base}/page-cache/purge`, purgeAll)
      const before = await shop.renders()
      for (const page of pages)
        await Promise.all(bases.map(async (base) => (await fetch(base + page)).arrayBuffer()))
      return (await shop.renders()) - before
    }
    const direct = await rendersOf(shop.bases)
    const edge = await rendersOf([shop.edge.base])
    return [hasStore ? 'yes' : 'no', `${pages.length}`, `${direct}`, `${edge}`]
  } finally {
    await shop.stop()
  }
}

const purgeAll = {
  method: 'POST',
  body: '{"all":true}',
  headers: {Authorization: 'Bearer token-of-the-purges'},
}

/** Pages of the shared store: the memory of the host is too small for them. */
async function measureStore({port, seconds}: ScaleOptions): Promise<Rate> {
  const shop = await startShop({port, hosts: 1, hasStore: true, env: {PAGE_CACHE_MB: '1'}})
  try {
    const [base = ''] = shop.bases
    for (const one of shop.paths) await (await fetch(base + one)).arrayBuffer()
    return await measure(base, shop.paths, seconds)
  } finally {
    await shop.stop()
  }
}

/** Pages that are in no cache, through Varnish. */
async function renderThrough({port, seconds}: ScaleOptions, hosts: number): Promise<Rate> {
  const shop = await startShop({port, hosts, env: {PAGE_CACHE: 'off'}})
  try {
    await measure(shop.edge.base, shop.paths, 2, true)
    return await measure(shop.edge.base, shop.paths, seconds, true)
  } finally {
    await shop.stop()
  }
}

const row = (title: string, {rate, p99}: Rate, nginx?: Rate): string[] => [
  title,
  rate.toFixed(0),
  `${p99.toFixed(1)} ms`,
  ...(nginx ? [(rate / nginx.rate).toFixed(3)] : []),
]

/** Markdown of the levels that have a page: nginx for comparison, Varnish, a host, the store. */
export async function measureLevels(options: ScaleOptions): Promise<string> {
  const shop = await startShop({port: options.port, hosts: 1})
  const [nginx, varnish, memory] = await measureEdge(options, shop).finally(shop.stop)
  const store = await measureStore(options)
  const share = varnish.rate / nginx.rate
  const isReached = varnish.rate >= GOAL_RATE || share >= GOAL_SHARE
  return [
    '## Levels',
    table(
      ['level', 'answers/s', 'p99', 'of nginx'],
      [
        row('nginx, a file with the same bytes', nginx, nginx),
        row('Varnish, a cached listing', varnish, nginx),
        row('one host, a listing in its memory', memory, nginx),
        row('one host, pages of the shared store', store, nginx),
      ],
    ),
    `Goal of a cached listing through Varnish (${GOAL_RATE.toLocaleString('en')} a second, or ${GOAL_SHARE * 100} % of nginx): ${isReached ? 'reached' : 'MISSED'}.`,
  ].join('\n\n')
}

/** Markdown of pages that no level has. */
export async function measureRenders(options: ScaleOptions): Promise<string> {
  const rendered: Rate[] = []
  for (const hosts of [1, 2, 3]) rendered.push(await renderThrough(options, hosts))
  const renders = [await countRenders(options.port, false), await countRenders(options.port, true)]
  return [
    '## Rendered pages',
    table(
      ['hosts behind Varnish', 'pages/s', 'p99'],
      rendered.map((rate, index) => row(`${index + 1}`, rate)),
    ),
    'Renders of three hosts together:',
    table(
      ['shared store', 'pages', 'each page asked of each host', 'each page asked of Varnish'],
      renders,
    ),
  ].join('\n\n')
}
