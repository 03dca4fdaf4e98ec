/**
 * `npm run bench -- --only growth`: pages per second and memory over processes and products, and a soak, on the
 * production build with generated catalogues. Prints Markdown and writes `bench/results/growth-{day}.md`.
 * `--products 500,5000,50000`, `--processes 1,2`, `--seconds N` of each load, `--soak MINUTES` (0: none),
 * `--prepare` only makes the catalogues, `--port N` (the sandbox listens 1000 above).
 */
import fs from 'node:fs'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {describeMachine} from '../report'
import {visit, visitedPaths, type Load} from './load'
import {prepareData, startShop} from './shop'
import {soak, type SoakFigures} from './soak'

const WARM_UP = 4

interface Growth extends Load {
  products: number
  processes: number
  /** Memory in MB. */
  host: number
  sandbox: number
}

/** Pages rendered per request: the page cache is off. */
async function measure(
  products: number,
  processes: number,
  seconds: number,
  port: number,
): Promise<Growth> {
  const shop = await startShop({products, processes, pageCacheMb: 'off', port})
  try {
    const paths = await visitedPaths(shop.base)
    await visit(shop.base, paths, WARM_UP)
    const load = await visit(shop.base, paths, seconds)
    return {products, processes, ...load, ...shop.memory()}
  } finally {
    await shop.stop()
  }
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

function growthTable(growths: readonly Growth[]): string {
  const rows = growths.map(({products, processes, rate, p99, host, sandbox}) => [
    products.toLocaleString('en'),
    String(processes),
    rate.toFixed(0),
    `${p99.toFixed(0)} ms`,
    `${host.toFixed(0)} MB`,
    `${sandbox.toFixed(0)} MB`,
  ])
  const head = ['products', 'processes', 'pages/s', 'p99', 'memory of the host', 'of the sandbox']
  return table(head, rows)
}

function soakTable({minutes, capacity, rate, p99, samples, growth, flat}: SoakFigures): string {
  const everyMinute = samples.filter((_, index) => index % 12 === 11)
  const head = ['minute', 'memory of the host', 'heap']
  const rows = everyMinute.map(({memory, heap}, index) => [
    String(index + 1),
    `${memory.toFixed(0)} MB`,
    `${heap.toFixed(0)} MB`,
  ])
  const verdict = `${(growth * 100).toFixed(1)} % in ten minutes: ${flat ? 'flat' : 'NOT FLAT'}`
  return `${minutes} minutes at ${rate.toFixed(0)} of ${capacity.toFixed(0)} pages/s (one process, page cache of 4 MB, p99 ${p99.toFixed(0)} ms). Growth of memory after it settled: ${verdict}.\n\n${table(head, rows)}`
}

function write(parts: readonly string[]): string {
  const day = new Date().toISOString().slice(0, 10)
  const folder = path.resolve('bench/results')
  fs.mkdirSync(folder, {recursive: true})
  const file = path.join(folder, `growth-${day}.md`)
  const about = `${describeMachine()}. Listings of 38 tiles and products, one to three, 8 connections; storefront, sandbox and load generator on the same machine.`
  fs.writeFileSync(file, [`# Growth, measured ${day}`, about, ...parts].join('\n\n') + '\n')
  return file
}

const numbers = (text: string): number[] => text.split(',').filter(Boolean).map(Number)

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      products: {type: 'string', default: '500,5000,50000'},
      processes: {type: 'string', default: '1,2'},
      seconds: {type: 'string', default: '10'},
      soak: {type: 'string', default: '10'},
      port: {type: 'string', default: '3330'},
      prepare: {type: 'boolean', default: false},
    },
  })
  const port = Number(values.port)
  const parts: string[] = []
  const growths: Growth[] = []
  for (const products of numbers(values.products)) {
    console.error(`Preparing ${products} products ...`)
    await prepareData(products)
    for (const processes of values.prepare ? [] : numbers(values.processes)) {
      console.error(`Measuring ${products} products, ${processes} processes ...`)
      growths.push(await measure(products, processes, Number(values.seconds), port))
    }
  }
  if (values.prepare) return
  if (growths.length > 0) {
    parts.push('## Pages made, page cache off', growthTable(growths))
    // When a soak fails, the figures of the other measurements are kept.
    write(parts)
  }
  if (Number(values.soak) > 0) {
    console.error(`Soaking for ${values.soak} minutes ...`)
    parts.push('## Soak', soakTable(await soak(Number(values.soak), 5_000, port)))
  }
  console.log(`\n${parts.join('\n\n')}\n\nWritten to ${write(parts)}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
