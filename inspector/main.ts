/** `npm run inspector`: the site inspector as a program of its own, on this machine only. */
import express from 'express'
import {parseVariables} from '../config/environment'
import {backendVariables} from '../config/variables/backends'
import {inspectorVariables} from '../config/variables/tools'
import {answerFailures} from './failure'
import {inspectSites} from './inspect'
import {loopbackHosts, protectAnswers} from './protect'
import {assetRoutes} from './views/asset-routes'

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function explain(error: NodeJS.ErrnoException, port: number): string {
  return error.code === 'EADDRINUSE'
    ? `Port ${port} is taken. Stop what uses it, or choose another: INSPECTOR_PORT=3901 npm run inspector`
    : `The inspector cannot listen on port ${port}: ${error.message}`
}

function start(): void {
  const settings = parseVariables({...backendVariables, ...inspectorVariables}, process.env)
  const {INSPECTOR_PORT: port, INSPECTOR_SHOP_URL: shopOrigin, INSPECTOR_DATA: folder} = settings
  const {INSPECTOR_EXPERIMENTS_URL: experiments} = settings
  const app = express()
  app.disable('x-powered-by')
  app.use(protectAnswers(loopbackHosts(port), true), assetRoutes())
  const onFailure = (error: unknown): void => console.error(error)
  app.use(
    inspectSites({
      backend: settings,
      shopOrigin,
      readFrom: shopOrigin,
      experiments,
      folder,
      base: '',
      guarded: false,
      onFailure,
    }),
  )
  app.use(answerFailures('', onFailure))
  const server = app.listen(port, 'localhost', () => {
    console.log(`Inspector: http://localhost:${port} (shop: ${shopOrigin})`)
  })
  server.on('error', (error) => fail(explain(error, port)))
}

try {
  start()
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
