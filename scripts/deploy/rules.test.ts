import fs from 'node:fs'
import path from 'node:path'
import {parser} from '@prometheus-io/lezer-promql'
import express from 'express'
import {parse} from 'yaml'
import {countReplacements} from '../../server/host/metrics'
import {figuresOf, startHost, type RunningHost} from '../../server/host/test/start-host'

interface Rule {
  readonly record?: string
  readonly alert?: string
  readonly expr: string
  readonly labels?: Readonly<Record<string, string>>
}
interface Panel {
  readonly title: string
  readonly targets: readonly {readonly expr: string}[]
}

const root = path.join(__dirname, '../..')
const read = (file: string): string => fs.readFileSync(path.join(root, 'deploy', file), 'utf8')
const {groups} = parse(read('prometheus/rules.yaml')) as {groups: {rules: Rule[]}[]}
const rules = groups.flatMap((group) => group.rules)
const {panels} = JSON.parse(read('grafana/storefront.json')) as {panels: Panel[]}

/** Grafana fills its variables in before Prometheus reads a query. */
const filled = (query: string): string => query.replaceAll('$__rate_interval', '5m')
const queries: readonly (readonly [string, string])[] = [
  ...rules.map(({record, alert, expr}) => [record ?? alert ?? '', expr] as const),
  ...panels.flatMap(({title, targets}) => targets.map(({expr}) => [title, filled(expr)] as const)),
]

/** Names of the nodes of a query with their text. */
function nodesOf(query: string): [string, string][] {
  const nodes: [string, string][] = []
  parser.parse(query).iterate({
    enter: ({name, from, to, type}) => {
      nodes.push([type.isError ? 'error' : name, query.slice(from, to)])
    },
  })
  return nodes
}
const metricsIn = (query: string): string[] => {
  const nodes = nodesOf(query)
  return nodes.flatMap(([name, text], index) =>
    name === 'Identifier' && nodes[index - 1]?.[0] === 'VectorSelector' ? [text] : [],
  )
}

let host: RunningHost
let known: Set<string>
beforeAll(async () => {
  host = await startHost(express())
  const text = (await figuresOf(host.base)) + (await countReplacements().registry.metrics())
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  known = new Set([
    ...types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
    ...rules.flatMap(({record}) => record ?? []),
  ])
})
afterAll(() => host.close())

it('reads metrics and faults of queries', () => {
  expect(metricsIn('sum(rate(a_total{b="c"}[5m])) / on (slo) d')).toEqual(['a_total', 'd'])
  expect(nodesOf('sum(rate(a_total[5m])').some(([name]) => name === 'error')).toBe(true)
  expect(rules.length).toBeGreaterThan(20)
  expect(panels.length).toBeGreaterThan(10)
})

it.each(queries)('%s is PromQL about metrics that hosts give: %s', (_name, query) => {
  expect(nodesOf(query).filter(([name]) => name === 'error')).toEqual([])
  const metrics = metricsIn(query)
  expect(query.startsWith('vector(') || metrics.length > 0).toBe(true)
  expect(metrics.filter((name) => !known.has(name))).toEqual([])
})

it('has a budget for every objective, and the guide the same number', () => {
  const guide = fs.readFileSync(path.join(root, 'docs/guides/operations.md'), 'utf8')
  const budgets = rules.flatMap(({record, labels, expr}) =>
    record === 'slo:error_budget:ratio' ? [[labels?.slo ?? '', expr] as const] : [],
  )
  const measured = new Set(
    rules.flatMap(({record, labels}) =>
      record?.startsWith('slo:errors:') ? [labels?.slo ?? ''] : [],
    ),
  )
  expect(new Set(budgets.map(([slo]) => slo))).toEqual(measured)
  for (const [slo, expr] of budgets) {
    const share = 100 - 100 * Number(/[\d.]+/.exec(expr)?.[0])
    expect(guide).toMatch(new RegExp(`\`${slo}\`[^\\n]*\\b${share} %`))
  }
})

it('names every alert in the guide', () => {
  const guide = fs.readFileSync(path.join(root, 'docs/guides/operations.md'), 'utf8')
  const alerts = rules.flatMap(({alert}) => alert ?? [])
  expect(alerts.filter((alert) => !guide.includes(`\`${alert}\``))).toEqual([])
})
