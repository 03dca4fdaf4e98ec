import type {Registry} from 'prom-client'
import type {HostEnvironment} from '../environment'

export interface Telemetry {
  /** Sends the metrics of a registry too. */
  addMetrics: (registry: Registry) => void
  /** Takes lines of the log in pino's JSON. */
  lines: {write: (line: string) => void}
  /** Sends what is left, within a time limit, and ends. Never fails. */
  stop: () => Promise<void>
}

/** Starts telemetry when a collector is configured; else no module of it is loaded. */
export async function startTelemetry({
  telemetry,
}: Pick<HostEnvironment, 'telemetry'>): Promise<Telemetry | undefined> {
  if (!telemetry) return undefined
  const {startSdk} = await import('./sdk')
  return startSdk(telemetry.share)
}
