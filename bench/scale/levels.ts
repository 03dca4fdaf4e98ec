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

/** nginx and Varnish with the same bytes, each measured twice in turn: the machine is not alike from minute to minute. */
async function measureEdge({port, seconds}: ScaleOptions, shop: ScaledShop): Promise<[Rate, Rate]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'))
  const nginxPort = port + 9
  const nginx = await startNginx(
    nginxPort,
    folder,
    await fetch(shop.edge.base + LISTING, {...BROTLI}),
  )
  try {
    const rounds: [Rate, Rate][] = []
    for (let round = 0; round < 2; round += 1) {
      const still = await measure(`http://127.0.0.1:${nginxPort}`, [LISTING], seconds)
      rounds.push([still, await measure(shop.edge.base, [LISTING], seconds)])
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

/** A level that one host answers; the page cache or what stands in for it is filled before. */
async function measureHost(
  {port, seconds}: ScaleOptions,
  env: Readonly<Record<string, string>>,
  {hasStore = false, listingOnly = false} = {},
): Promise<Rate> {
  const shop = await startShop({port, hosts: 1, hasStore, env})
  try {
    const [base = ''] = shop.bases
    const paths = listingOnly ? [LISTING] : shop.paths
    for (const one of paths) await (await fetch(base + one)).arrayBuffer()
    return await measure(base, paths, seconds)
  } finally {
    await shop.stop()
  }
}

/** Pages that are in no cache, through Varnish. */
async function measureRenders({port, seconds}: ScaleOptions, hosts: number): Promise<Rate> {
  const shop = await startShop({port, hosts, env: {PAGE_CACHE: 'off'}})
  try {
    await measure(shop.edge.base, shop.paths, 2, true)
    return await measure(shop.edge.base, shop.paths, seconds, true)
  } finally {
    await shop.stop()
  }
}

/** Markdown of the levels from nginx down to a rendering. */
export async function measureLevels(options: ScaleOptions): Promise<string> {
  const {port} = options
  const shop = await startShop({port, hosts: 1})
  const [nginx, varnish] = await measureEdge(options, shop).finally(shop.stop)
  const memory = await measureHost(options, {}, {listingOnly: true})
  const store = await measureHost(options, {PAGE_CACHE_MB: '1'}, {hasStore: true})
  const rendered: Rate[] = []
  for (const hosts of [1, 2, 3]) rendered.push(await measureRenders(options, hosts))
  const row = (title: string, {rate, p99}: Rate) => [
    title,
    rate.toFixed(0),
    `${p99.toFixed(1)} ms`,
    (rate / nginx.rate).toFixed(3),
  ]
  const share = varnish.rate / nginx.rate
  const isReached = varnish.rate >= GOAL_RATE || share >= GOAL_SHARE
  const rows = [
    row('nginx, a file with the same bytes', nginx),
    row('Varnish, a cached listing', varnish),
    row('one host, a listing in its memory', memory),
    row('one host, pages of the shared store', store),
    ...rendered.map((rate, index) => row(`rendered, ${index + 1} hosts behind Varnish`, rate)),
  ]
  const renders = [await countRenders(port, false), await countRenders(port, true)]
  return [
    '## Levels',
    table(['level', 'answers/s', 'p99', 'of nginx'], rows),
    `Goal of a cached listing through Varnish (${GOAL_RATE.toLocaleString('en')} a second, or ${GOAL_SHARE * 100} % of nginx): ${isReached ? 'reached' : 'MISSED'}.`,
    '## Renders of three hosts',
    table(
      [
        'shared store',
        'pages',
        'renders, each page asked of each host',
        'renders, through Varnish',
      ],
      renders,
    ),
  ].join('\n\n')
}
