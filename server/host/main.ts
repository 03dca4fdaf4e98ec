import cluster from 'node:cluster'
import {readHostEnvironment} from './environment'
import {runPrimary, runWorker} from './cluster'
import {createLogger} from './logger'
import {serve} from './serve'

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
  const logger = createLogger(environment.logLevel)
  const announce = (): void => console.log(`Storefront: ${environment.externalOrigin.origin}`)
  if (cluster.isWorker) return runWorker(environment, logger)
  if (environment.workers > 1) {
    onSignal(runPrimary(environment, logger, {onReady: announce, onFailure: fail}))
    return
  }
  const service = await serve(environment, logger)
  onSignal(service.stop)
  announce()
}

start().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
