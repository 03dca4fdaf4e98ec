import {measure, outcomeOf, visitAt, type Outcome} from './load'
import {LISTING, startShop, table, type ScaleOptions} from './shop'

/** Requests a second for pages in the edge, while the surge goes on. */
const CACHED_RATE = 200
const SURGE = 1.5

const row = (title: string, {all, ok, later, failed, p99}: Outcome): string[] => [
  title,
  `${all}`,
  `${ok}`,
  `${later}`,
  `${failed}`,
  `${p99.toFixed(0)} ms`,
]

/** Markdown of a surge of pages that are in no cache, to 150 % of what one host renders. */
export async function measureSurge({port, seconds}: ScaleOptions): Promise<string> {
  const shop = await startShop({port, hosts: 1, env: {PAGE_CACHE: 'off'}})
  try {
    const {base} = shop.edge
    await measure(base, shop.paths, 2, true)
    const {rate} = await measure(base, shop.paths, seconds, true)
    await (await fetch(base + LISTING)).arrayBuffer()
    const pathOf = (index: number) => `${shop.paths[index % shop.paths.length]}?surge=${index}`
    const [surge, cached] = await Promise.all([
      visitAt(base, pathOf, {rate: rate * SURGE, seconds: seconds * 2}),
      visitAt(base, () => LISTING, {rate: CACHED_RATE, seconds: seconds * 2}),
    ])
    const head = [
      'pages',
      'requests',
      'answered',
      '503 with Retry-After',
      'failed',
      'p99 of the answered',
    ]
    return [
      '## Surge',
      `One host renders ${rate.toFixed(0)} pages/s; ${(rate * SURGE).toFixed(0)} a second were asked for, ${seconds * 2} s long.`,
      table(head, [
        row('in no cache', outcomeOf(surge)),
        row('in the edge, meanwhile', outcomeOf(cached)),
      ]),
    ].join('\n\n')
  } finally {
    await shop.stop()
  }
}
