import cluster from 'node:cluster'
import {readHostEnvironment} from './environment'
import {runPrimary, runWorker} from './cluster'
import {createLogger} from './logger'
import {serve} from './serve'
import {startTelemetry} from './telemetry/start'

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/** Stops once, on the first signal. */
function onSignal(stop: () => Promise<void>): void {
  let stopping = false
  const end = (): void => {
    if (stopping) return
    stopping = true
    void stop().then(() => process.exit(0))
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

async function start(): Promise<void> {
  const environment = readHostEnvironment(process.env)
  const telemetry = await startTelemetry(environment)
  const logger = createLogger(environment.logLevel, telemetry?.lines)
  const announce = (): void => console.log(`Storefront: ${environment.externalOrigin.origin}`)
  if (cluster.isWorker) return runWorker(environment, logger, telemetry)
  if (environment.workers > 1) {
    const events = {onReady: announce, onFailure: fail}
    onSignal(runPrimary(environment, logger, events, telemetry))
    return
  }
  const service = await serve(environment, logger, {telemetry})
  onSignal(service.stop)
  announce()
}

start().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
