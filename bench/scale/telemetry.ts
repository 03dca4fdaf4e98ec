import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {visitedPaths} from '../growth/load'
import {stop} from '../sandbox/program'
import {measure} from './load'
import {kill, startBackend, startHost} from './programs'
import {LISTING, table, type ScaleOptions} from './shop'

/** Share of the traces that are recorded. */
const SHARE = 0.01
/** Greatest loss of answers per second. */
const GOAL_LOSS = 0.03
const ROUNDS = 5

/** A collector that takes everything. */
async function startCollector(): Promise<http.Server> {
  const server = http.createServer((req, res) => {
    req.resume()
    req.once('end', () => res.setHeader('Content-Type', 'application/json').end('{}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN

type Load = (base: string) => Promise<number>

/** Answers per second of a host without and of one with telemetry, in turns; medians. */
async function compare(
  {port}: ScaleOptions,
  pageCache: 'on' | 'off',
  env: Readonly<Record<string, string>>,
  load: Load,
): Promise<readonly [plain: number, traced: number]> {
  const common = {sandboxPort: port + 1000, edgePort: port}
  const cache = {PAGE_CACHE: pageCache}
  const plain = await startHost({...common, port: port + 1, env: cache})
  const traced = await startHost({...common, port: port + 2, env: {...cache, ...env}})
  const bases = [port + 1, port + 2].map((one) => `http://127.0.0.1:${one}`)
  try {
    for (const base of bases) await load(base)
    const rates: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      // The order changes, because the machine's speed does.
      for (const index of round % 2 ? [1, 0] : [0, 1])
        rates[index as 0 | 1].push(await load(bases[index] ?? ''))
    }
    return [median(rates[0]), median(rates[1])]
  } finally {
    await Promise.all([kill(plain), kill(traced)])
  }
}

/** Markdown of what telemetry costs a host. */
export async function measureTelemetry(options: ScaleOptions): Promise<string> {
  const sandbox = await startBackend(options.port + 1000)
  const collector = await startCollector()
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: `${SHARE}`,
  }
  const {seconds} = options
  const cached: Load = async (base) => (await measure(base, [LISTING], seconds)).rate
  let paths: readonly string[] = []
  const rendered: Load = async (base) => {
    if (paths.length === 0)
      paths = [...new Set(await visitedPaths(base, 3))].filter((one) => !one.includes('?'))
    return (await measure(base, paths, seconds, true)).rate
  }
  try {
    const rows = [
      ['a listing in memory', await compare(options, 'on', env, cached)],
      ['rendered pages', await compare(options, 'off', env, rendered)],
    ] as const
    const losses = rows.map(([, [plain, traced]]) => 1 - traced / plain)
    return [
      '## Telemetry',
      table(
        ['one host', 'without, answers/s', `with ${SHARE * 100} % of the traces`, 'cost'],
        rows.map(([title, [plain, traced]], index) => [
          title,
          plain.toFixed(0),
          traced.toFixed(0),
          `${((losses[index] ?? NaN) * 100).toFixed(1)} %`,
        ]),
      ),
      `Medians of ${ROUNDS} rounds in turns. Goal (at most ${GOAL_LOSS * 100} %): ${losses.every((loss) => loss <= GOAL_LOSS) ? 'reached' : 'MISSED'}.`,
    ].join('\n\n')
  } finally {
    collector.close()
    collector.closeAllConnections()
    await stop(sandbox)
  }
}
