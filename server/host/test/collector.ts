import http from 'node:http'
import type {AddressInfo} from 'node:net'

interface KeyValue {
  key: string
  value: Record<string, unknown>
}
export interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: KeyValue[]
  links?: {traceId: string; spanId: string}[]
  status: {code?: number}
}

export interface Collector {
  url: string
  /** Bodies of all calls, as they came. */
  bodies: string[]
  spans: () => SentSpan[]
  /** Names of the metrics. */
  metrics: () => string[]
  logs: () => {severityText: string; traceId?: string; body: {stringValue: string}}[]
  /** `service.instance.id` of every process that sent something. */
  instances: () => Set<unknown>
  close: () => Promise<void>
}

/** A receiver of OTLP over HTTP in its JSON form. @param answers false: it takes calls and never answers */
export async function startCollector({answers = true} = {}): Promise<Collector> {
  const calls: {path: string; body: string}[] = []
  const server = http.createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      calls.push({path: req.url ?? '', body: Buffer.concat(chunks).toString()})
      if (answers) res.writeHead(200, {'Content-Type': 'application/json'}).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const read = <Item>(path: string, resources: string, scopes: string, items: string) =>
    calls
      .filter((call) => call.path === path)
      .flatMap(({body}) => {
        const parsed = JSON.parse(body) as Record<string, Record<string, unknown>[]>
        return (parsed[resources] ?? []).flatMap((resource) =>
          (resource[scopes] as Record<string, Item[]>[]).flatMap((scope) => scope[items] ?? []),
        )
      })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get bodies() {
      return calls.map(({body}) => body)
    },
    spans: () => read<SentSpan>('/v1/traces', 'resourceSpans', 'scopeSpans', 'spans'),
    metrics: () =>
      read<{name: string}>('/v1/metrics', 'resourceMetrics', 'scopeMetrics', 'metrics').map(
        ({name}) => name,
      ),
    logs: () => read('/v1/logs', 'resourceLogs', 'scopeLogs', 'logRecords'),
    instances: () =>
      new Set(
        calls.flatMap(({body}) =>
          [...body.matchAll(/"service\.instance\.id","value":\{"stringValue":"([^"]+)"/g)].map(
            ([, id]) => id,
          ),
        ),
      ),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
