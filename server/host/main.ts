import path from 'node:path'
import {loadBundle} from './bundle'
import {createHost} from './create-host'
import {readHostEnvironment} from './environment'

/** Milliseconds in which running requests may end after a stop was asked for. */
const STOP_TIMEOUT_MS = 10_000

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function start(): void {
  const {port, externalOrigin} = readHostEnvironment(process.env)
  const host = createHost(loadBundle(path.resolve('build'), externalOrigin), externalOrigin)
  const server = host.listen(port, () => console.log(`Storefront: ${externalOrigin.origin}`))
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=3100 npm start`
        : `The storefront cannot listen on port ${port}: ${error.message}`,
    )
  })
  const stop = (): void => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

try {
  start()
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
