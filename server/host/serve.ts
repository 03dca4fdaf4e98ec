import path from 'node:path'
import type {Logger} from 'pino'
import {loadBundle} from './bundle'
import {createClosingServer} from './closing-server'
import {createHost, type Host, type HostOptions} from './create-host'
import type {HostEnvironment} from './environment'
import {listen} from './listen'
import {connectStore} from './shared-store/connect'
import type {Telemetry} from './telemetry/start'

export interface Service {
  host: Host
  /** Accepts no new requests and resolves when the running ones have ended, or at the time limit. */
  stop: () => Promise<void>
}

interface ServeOptions extends Pick<HostOptions, 'purgeOthers' | 'allMetrics' | 'refreshes'> {
  /** Awaited before the process stops listening. */
  beforeClose?: () => Promise<void>
  /** Sends traces, metrics and logs of this process. */
  telemetry?: Telemetry
}

/**
 * Answers requests on the configured address and port with the build in `build/`, once the first pages have been
 * rendered: a balancer or another process of a cluster sends no visitor to a cold process.
 * @throws Error with a remedy when there is no build or the port is taken
 */
export async function serve(
  environment: HostEnvironment,
  logger: Logger,
  {beforeClose, telemetry, ...more}: ServeOptions = {},
): Promise<Service> {
  const {bindAddress, port, sharedStoreUrl} = environment
  const bundle = loadBundle(path.resolve('build'), environment)
  const storeConnection = sharedStoreUrl ? await connectStore(sharedStoreUrl) : undefined
  const host = createHost({
    bundle,
    environment,
    logger,
    traceShare: telemetry && environment.telemetry?.share,
    storeConnection,
    ...more,
  })
  telemetry?.addMetrics(host.metrics.registry)
  await host.warmUp()
  const servers = await listen(bindAddress, port, () =>
    createClosingServer(host.listener, environment.receive),
  )
  return {
    host,
    stop: async () => {
      host.drain()
      if (environment.drainMs > 0) {
        for (const {closeConnections} of servers) closeConnections()
        await new Promise((resolve) => setTimeout(resolve, environment.drainMs))
      }
      await beforeClose?.()
      await Promise.all(servers.map(({stop}) => stop()))
      host.close()
      await telemetry?.stop()
    },
  }
}
