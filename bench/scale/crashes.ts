import fs from 'node:fs'
import {setTimeout as sleep} from 'node:timers/promises'
import {outcomeOf, visitAt} from './load'
import {PURGE_TOKEN} from './programs'
import {LISTING, startShop, table, type ScaledShop, type ScaleOptions} from './shop'

/** Requests a second; every third is for a page that is in no cache. */
const RATE = 60
const HEAD = ['event', 'requests', 'answered', '503 with Retry-After', 'failed', 'p99', 'outage']

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

/** What visitors get while something happens. @returns a row, and the seconds until it was over */
async function visitDuring(
  {edge, paths}: ScaledShop,
  title: string,
  event: () => Promise<unknown>,
): Promise<{row: string[]; seconds: number}> {
  const pathOf = (index: number) =>
    `${paths[index % paths.length]}${index % 3 ? '' : `?q=${title.length}-${index}`}`
  let seconds = 0
  /** Of an event that measures itself. */
  let own: unknown
  const visits = await visitAt(edge.base, pathOf, {
    rate: RATE,
    seconds: 6,
    during: async () => {
      await sleep(1500)
      const measured = await timeOf(async () => {
        own = await event()
      })
      seconds = typeof own === 'number' ? own : measured
      await sleep(3000)
    },
  })
  const {all, ok, later, failed, p99, outage} = outcomeOf(visits)
  const row = [title, all, ok, later, failed, `${p99.toFixed(0)} ms`, `${outage.toFixed(1)} s`]
  console.error(`  ${row.join(', ')}; ${seconds.toFixed(1)} s`)
  return {row: row.map(String), seconds}
}

/** Resolves when Varnish answers again. */
async function untilAnswered(base: string): Promise<void> {
  while (
    !(await fetch(base + LISTING).then(
      ({ok}) => ok,
      () => false,
    ))
  )
    await sleep(20)
}

const childOf = (pid: number): number =>
  Number(fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])

/** Seconds until a purge at one host is seen at every host and at the edge. */
async function purgeSeconds({edge, bases, paths}: ScaledShop): Promise<number> {
  const [page = LISTING] = paths
  const all = [edge.base, ...bases]
  for (const base of all) await (await fetch(base + page)).arrayBuffer()
  const body = JSON.stringify({url: page})
  const headers = {Authorization: `Bearer ${PURGE_TOKEN}`}
  const before = await fetch(edge.base + page)
  const old = before.headers.get('age')
  await sleep(1100)
  return timeOf(async () => {
    const {ok} = await fetch(`${bases[0]}/page-cache/purge`, {method: 'POST', body, headers})
    if (!ok) throw new Error('The purge failed.')
    for (const base of all) {
      for (;;) {
        const age = Number((await fetch(base + page)).headers.get('age'))
        if (age <= Number(old)) break
      }
    }
  })
}

/** Markdown of crashes, a purge and a release while visitors come. */
export async function measureCrashes({port}: ScaleOptions): Promise<string> {
  const shop = await startShop({port, hosts: 3, hasStore: true})
  const {edge, store} = shop
  try {
    for (const path of shop.paths) await (await fetch(edge.base + path)).arrayBuffer()
    const rows: string[][] = []
    const notes: string[] = []
    const run = async (
      title: string,
      event: () => Promise<unknown>,
      note: string,
    ): Promise<void> => {
      const {row, seconds} = await visitDuring(shop, title, event)
      rows.push(row)
      notes.push(`- ${title}: ${note} after ${seconds.toFixed(1)} s.`)
    }
    await run('a host is killed', () => shop.endHost(0), 'gone')
    await run('its replacement starts', () => shop.startHost(0), 'it answers')
    await run('the store is killed', async () => store?.kill(), 'gone')
    await run('a store without contents starts', async () => store?.restart(), 'it answers')
    await run(
      "Varnish's child is killed, which has the pages",
      async () => {
        process.kill(childOf(edge.pid), 'SIGKILL')
        await sleep(50)
        await untilAnswered(edge.base)
      },
      'Varnish has started another one, without pages, and answers',
    )
    let purge = 0
    await run(
      'purges of one page',
      async () => (purge = await purgeSeconds(shop)),
      'seen at every host and at the edge',
    )
    await run(
      'a release: each host ends and starts again, one after the other',
      async () => {
        for (const index of shop.bases.keys()) {
          await shop.endHost(index, true)
          await shop.startHost(index)
        }
      },
      'all three run',
    )
    return [
      '## Crashes, purges, releases',
      `Three hosts with a shared store behind Varnish, ${RATE} requests a second, a third of them for pages that are in no cache.`,
      table(HEAD, rows),
      notes.join('\n'),
      `Goal of a purge (1 s everywhere): ${purge <= 1 ? 'reached' : 'MISSED'}.`,
    ].join('\n\n')
  } finally {
    await shop.stop()
  }
}
