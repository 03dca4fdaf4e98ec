/**
 * `npm run bench -- --only sandbox`: imports generated archives of growing size and measures the sandbox on
 * each with 16 connections. Prints a Markdown table and writes `bench/results/sandbox-{day}.md`.
 * `--sizes 500,5000,50000`, `--seconds N` for each load, `--port N`.
 */
import fs from 'node:fs'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {describeMachine} from '../report'
import {createClient, type LoadFigures} from './load'
import {
  generateArchive,
  readMemory,
  runSandbox,
  startSandbox,
  stop,
  waitUntilReady,
} from './program'
import {logIn, measureBaskets, measureProducts, measureSearch, readProducts} from './scenarios'

const connections = 16
const workDir = path.resolve('.cache/bench-sandbox')
const resultsDir = path.resolve('bench/results')

interface SizeFigures {
  readonly products: number
  readonly importSeconds: number
  readonly importMemory: number
  /** Time (ms) of the first search after the start, and of the first one with a phrase. */
  readonly firstSearch: number
  readonly firstWords: number
  readonly search: LoadFigures
  readonly product: LoadFigures
  readonly basketAdd: LoadFigures
  readonly serverMemory: number
}

/** Limits of p95 in milliseconds, of seconds and of megabytes, at 50,000 products. */
const limits = {
  importSeconds: 120,
  importMemory: 1536,
  search: 50,
  product: 5,
  basketAdd: 20,
} as const

async function measureSize(products: number, seconds: number, port: number): Promise<SizeFigures> {
  const archive = path.join(workDir, `archive-${products}`)
  const data = path.join(workDir, `data-${products}`)
  if (!fs.existsSync(archive)) {
    await generateArchive(products, archive)
  }
  fs.rmSync(data, {recursive: true, force: true})
  const imported = await runSandbox(['import', archive, '--replace', '--data', data])
  const server = startSandbox(['--data', data, '--port', String(port)])
  const client = createClient(port, connections)
  try {
    await waitUntilReady(port)
    const tokens = await Promise.all(Array.from({length: connections}, () => logIn(port)))
    const [token = ''] = tokens
    const first = async (words: string) => {
      const started = performance.now()
      const answer = `/search/shopper-search/v1/organizations/f_ecom_bhlt_001/product-search?siteId=DEU&locale=de-DE${words}`
      await client.send({method: 'GET', path: answer, token})
      return performance.now() - started
    }
    const firstSearch = await first('')
    const firstWords = await first('&q=Kinderwagen')
    const shop = {
      port,
      connections,
      send: client.send,
      tokens,
      ...(await readProducts(client.send, token)),
    }
    // The compilation and caching of the first calls of each kind are excluded from the figures.
    for (const warmUp of [measureSearch, measureProducts, measureBaskets]) await warmUp(shop, 2)
    return {
      products,
      importSeconds: imported.seconds,
      importMemory: imported.peakMemory,
      firstSearch,
      firstWords,
      search: await measureSearch(shop, seconds),
      product: await measureProducts(shop, seconds),
      basketAdd: await measureBaskets(shop, seconds),
      serverMemory: readMemory(server, 'VmRSS'),
    }
  } finally {
    client.close()
    await stop(server)
  }
}

const rounded = (value: number): string => value.toFixed(value < 10 ? 1 : 0)

function renderTable(sizes: readonly SizeFigures[]): string {
  const load = ({p50, p95, rate}: LoadFigures) =>
    `${rounded(p95)} ms (${rounded(p50)} ms, ${rounded(rate)}/s)`
  const rows: [string, (size: SizeFigures) => string, string][] = [
    ['import', (size) => `${rounded(size.importSeconds)} s`, `${limits.importSeconds} s`],
    [
      'memory of the import',
      (size) => `${rounded(size.importMemory)} MB`,
      `${limits.importMemory} MB`,
    ],
    ['first search after the start', (size) => `${rounded(size.firstSearch)} ms`, ''],
    ['first search with words', (size) => `${rounded(size.firstWords)} ms`, ''],
    ['refined search, p95 (p50, rate)', (size) => load(size.search), `${limits.search} ms`],
    ['product by id, p95 (p50, rate)', (size) => load(size.product), `${limits.product} ms`],
    ['basket add, p95 (p50, rate)', (size) => load(size.basketAdd), `${limits.basketAdd} ms`],
    ['memory of the server', (size) => `${rounded(size.serverMemory)} MB`, ''],
  ]
  const head = ['products', ...sizes.map(({products}) => products.toLocaleString('en')), 'limit']
  return [
    head,
    head.map(() => '---'),
    ...rows.map(([name, cell, limit]) => [name, ...sizes.map(cell), limit]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      sizes: {type: 'string', default: '500,5000,50000'},
      seconds: {type: 'string', default: '8'},
      port: {type: 'string', default: '4140'},
    },
  })
  const sizes: SizeFigures[] = []
  for (const size of values.sizes.split(',').map(Number)) {
    console.error(`Measuring ${size} products ...`)
    sizes.push(await measureSize(size, Number(values.seconds), Number(values.port)))
  }
  const day = new Date().toISOString().slice(0, 10)
  const about = `${connections} connections on ${describeMachine()}.`
  const table = renderTable(sizes)
  console.log(`${about}\n\n${table}`)
  fs.mkdirSync(resultsDir, {recursive: true})
  fs.writeFileSync(
    path.join(resultsDir, `sandbox-${day}.md`),
    `# The sandbox, measured ${day}\n\n${about}\n\n${table}\n`,
  )
}

void main()
