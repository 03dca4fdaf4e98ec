import path from 'node:path'
import type {Logger} from 'pino'
import {loadBundle} from './bundle'
import {createClosingServer} from './closing-server'
import {createHost, type Host, type HostOptions} from './create-host'
import type {HostEnvironment} from './environment'

export interface Service {
  host: Host
  /** Takes no new requests and resolves when the running ones have ended, or time is up. */
  stop: () => Promise<void>
}

export interface ServeOptions extends Pick<HostOptions, 'onPurge' | 'allMetrics'> {
  /** Awaited before the process stops listening. */
  beforeClose?: () => Promise<void>
}

const listenFailure = (error: NodeJS.ErrnoException, port: number): string =>
  error.code === 'EADDRINUSE'
    ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=3100 npm start`
    : `The storefront cannot listen on port ${port}: ${error.message}`

/**
 * Answers requests on the configured port with the build in `build/`.
 * @throws Error that says what to do when there is no build or the port is taken
 */
export async function serve(
  environment: HostEnvironment,
  logger: Logger,
  {beforeClose, ...more}: ServeOptions = {},
): Promise<Service> {
  const {port, externalOrigin} = environment
  const bundle = loadBundle(path.resolve('build'), externalOrigin)
  const host = createHost({bundle, environment, logger, ...more})
  const {server, closeConnections, stop} = createClosingServer(host.listener, environment.receive)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(listenFailure(error, port))))
    server.listen(port, resolve)
  })
  return {
    host,
    stop: async () => {
      host.drain()
      if (environment.drainMs > 0) {
        closeConnections()
        await new Promise((resolve) => setTimeout(resolve, environment.drainMs))
      }
      await beforeClose?.()
      await stop()
      host.close()
    },
  }
}
