import {randomUUID} from 'node:crypto'
import {setTimeout as sleep} from 'node:timers/promises'
import {context, trace} from '@opentelemetry/api'
import {AsyncLocalStorageContextManager} from '@opentelemetry/context-async-hooks'
import {OTLPLogExporter} from '@opentelemetry/exporter-logs-otlp-http'
import {OTLPMetricExporter} from '@opentelemetry/exporter-metrics-otlp-http'
import {OTLPTraceExporter} from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {BatchLogRecordProcessor, LoggerProvider} from '@opentelemetry/sdk-logs'
import {MeterProvider, PeriodicExportingMetricReader} from '@opentelemetry/sdk-metrics'
import {BasicTracerProvider, BatchSpanProcessor} from '@opentelemetry/sdk-trace-base'
import type {Registry} from 'prom-client'
import {VERSION} from '../../../common/version'
import {metricsOf} from './figures'
import {logRecordOf} from './log-records'
import {createSampler} from './sampler'
import type {Telemetry} from './start'

/** Milliseconds that a stop waits for the collector. */
const FLUSH_MS = 3_000

/** Each process is an instance of its own. `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` come last. */
const resourceOfProcess = () =>
  defaultResource()
    .merge(
      resourceFromAttributes({
        'service.name': 'storefront',
        'service.version': VERSION,
        'service.instance.id': randomUUID(),
      }),
    )
    .merge(detectResources({detectors: [envDetector]}))

/**
 * Sends traces, metrics and logs of this process by OTLP over HTTP. The exporters read `OTEL_EXPORTER_OTLP_*`; their queues
 * are bounded, and what a collector does not take in time is dropped.
 * @param share share of traces that are recorded, 0 to 1
 */
export function startSdk(share: number): Telemetry {
  const resource = resourceOfProcess()
  const registries = new Set<Registry>()
  const traces = new BasicTracerProvider({
    resource,
    sampler: createSampler(share),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(traces)
  const logs = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({exporter: new OTLPLogExporter()})],
  })
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        metricProducers: [metricsOf(registries)],
      }),
    ],
  })
  const logger = logs.getLogger('storefront', VERSION)
  return {
    addMetrics: (registry) => void registries.add(registry),
    lines: {
      write: (text) => {
        const record = logRecordOf(text)
        if (record) logger.emit(record)
      },
    },
    stop: async () => {
      const ended = [traces, logs, meters].map((one) => one.shutdown().catch(() => undefined))
      await Promise.race([Promise.all(ended), sleep(FLUSH_MS)])
    },
  }
}
