import {Counter, type Metric, type Registry} from 'prom-client'

/** Counts in plain numbers, because it runs for every request; they become a counter when metrics are requested. */
export function tally<A extends string, B extends string>(
  registry: Registry,
  name: string,
  help: string,
  [first, second]: [A, B],
): (one: string, two: string) => void {
  const counts = new Map<string, Map<string, number>>()
  new Counter({
    name,
    help,
    labelNames: [first, second],
    registers: [registry],
    collect() {
      this.reset()
      for (const [one, inner] of counts) {
        for (const [two, count] of inner) {
          this.inc({[first]: one, [second]: two} as Record<A | B, string>, count)
        }
      }
    },
  })
  return (one, two) => {
    const inner = counts.get(one) ?? new Map<string, number>()
    if (inner.size === 0) counts.set(one, inner)
    inner.set(two, (inner.get(two) ?? 0) + 1)
  }
}

interface Observed {
  /** Observations up to each bound, not cumulative, and those above all bounds. */
  counts: number[]
  sum: number
}

/** The cumulative value for Prometheus: every bucket includes the lower ones. */
function exported(
  name: string,
  label: string,
  value: string,
  observed: Observed,
  bounds: number[],
) {
  let count = 0
  const values = observed.counts.map((inBucket, index) => {
    count += inBucket
    const labels = {le: bounds[index] ?? '+Inf', [label]: value}
    return {metricName: `${name}_bucket`, labels, value: count}
  })
  return [
    ...values,
    {metricName: `${name}_sum`, labels: {[label]: value}, value: observed.sum},
    {metricName: `${name}_count`, labels: {[label]: value}, value: count},
  ]
}

/** A histogram with one label and little cost per observation. @param bounds ascending */
export function tallyTimes(
  registry: Registry,
  name: string,
  help: string,
  label: string,
  bounds: number[],
): (value: string, seconds: number) => void {
  const byLabel = new Map<string, Observed>()
  const metric = {
    name,
    help,
    type: 'histogram',
    aggregator: 'sum',
    reset: () => byLabel.clear(),
    get: () =>
      Promise.resolve({
        name,
        help,
        type: 'histogram',
        aggregator: 'sum',
        values: [...byLabel].flatMap(([value, observed]) =>
          exported(name, label, value, observed, bounds),
        ),
      }),
  }
  // The registry reads only these members of a metric.
  registry.registerMetric(metric as unknown as Metric)
  return (value, seconds) => {
    let observed = byLabel.get(value)
    if (!observed) {
      observed = {counts: Array<number>(bounds.length + 1).fill(0), sum: 0}
      byLabel.set(value, observed)
    }
    let index = 0
    while (index < bounds.length && seconds > (bounds[index] ?? 0)) index += 1
    observed.counts[index] = (observed.counts[index] ?? 0) + 1
    observed.sum += seconds
  }
}
