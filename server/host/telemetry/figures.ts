import {ValueType, type HrTime} from '@opentelemetry/api'
import {hrTime, millisToHrTime} from '@opentelemetry/core'
import {emptyResource} from '@opentelemetry/resources'
import {
  AggregationTemporality,
  DataPointType,
  InstrumentType,
  type DataPoint,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics'
import type {Registry} from 'prom-client'
import {VERSION} from '../../../common/version'

type Labels = Readonly<Record<string, string | number>>

/** A value of prom-client's JSON. */
interface Value {
  readonly value: number
  readonly labels: Labels
  /** Of histograms alone: `…_bucket`, `…_sum` or `…_count`. */
  readonly metricName?: string
}

interface Metric {
  readonly name: string
  readonly help: string
  /** A name at run time, although the types of prom-client say a number. */
  readonly type: unknown
  readonly values: readonly Value[]
}

interface Period {
  readonly startTime: HrTime
  readonly endTime: HrTime
}

const points = ({values}: Metric, period: Period): DataPoint<number>[] =>
  values.map(({value, labels}) => ({...period, value, attributes: {...labels}}))

/** Buckets in the order of their bounds, as counts of their own instead of cumulative ones. */
function histogramOf(values: readonly Value[]): Histogram {
  const buckets = values
    .filter(({metricName}) => metricName?.endsWith('_bucket'))
    .map(({value, labels}) => ({value, bound: labels.le === '+Inf' ? Infinity : Number(labels.le)}))
    .sort((one, other) => one.bound - other.bound)
  const ending = (end: string): number =>
    values.find(({metricName}) => metricName?.endsWith(end))?.value ?? 0
  return {
    buckets: {
      boundaries: buckets.map(({bound}) => bound).filter(Number.isFinite),
      counts: buckets.map(({value}, index) => value - (buckets[index - 1]?.value ?? 0)),
    },
    sum: ending('_sum'),
    count: ending('_count'),
  }
}

function histogramPoints({values}: Metric, period: Period): DataPoint<Histogram>[] {
  const series = new Map<string, {attributes: Labels; values: Value[]}>()
  for (const value of values) {
    const {le: _bound, ...attributes} = value.labels
    const key = JSON.stringify(Object.entries(attributes).sort())
    const known = series.get(key)
    if (known) known.values.push(value)
    else series.set(key, {attributes, values: [value]})
  }
  return [...series.values()].map(({attributes, values: own}) => ({
    ...period,
    attributes: {...attributes},
    value: histogramOf(own),
  }))
}

function metricDataOf(metric: Metric, period: Period): MetricData | null {
  const common = (type: InstrumentType) => ({
    descriptor: {
      name: metric.name,
      description: metric.help,
      unit: '',
      type,
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  })
  switch (metric.type) {
    case 'counter':
      return {
        ...common(InstrumentType.COUNTER),
        dataPointType: DataPointType.SUM,
        isMonotonic: true,
        dataPoints: points(metric, period),
      }
    case 'gauge':
      return {
        ...common(InstrumentType.GAUGE),
        dataPointType: DataPointType.GAUGE,
        dataPoints: points(metric, period),
      }
    case 'histogram':
      return {
        ...common(InstrumentType.HISTOGRAM),
        dataPointType: DataPointType.HISTOGRAM,
        dataPoints: histogramPoints(metric, period),
      }
    default:
      return null
  }
}

/** The metrics of `/metrics` of this process, for OTLP. The registry stays the one place where they are counted. */
export function metricsOf(registries: ReadonlySet<Registry>): MetricProducer {
  const startTime = millisToHrTime(Date.now())
  return {
    async collect() {
      const period = {startTime, endTime: hrTime()}
      const lists = await Promise.all([...registries].map((one) => one.getMetricsAsJSON()))
      const metrics = lists
        .flat()
        .flatMap((metric) => metricDataOf(metric as unknown as Metric, period) ?? [])
      return {
        resourceMetrics: {
          resource: emptyResource(),
          scopeMetrics: [{scope: {name: 'storefront', version: VERSION}, metrics}],
        },
        errors: [],
      }
    },
  }
}
