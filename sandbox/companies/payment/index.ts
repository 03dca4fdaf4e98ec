import {
  acceptForms,
  definePlugin,
  type FastifyError,
  type FastifyInstance,
  type Sandbox,
  simulatedService,
} from 'commerce-sandbox/plugin'
import {pspApiRoutes, requireKey} from './api-routes'
import {pspClientRoutes} from './client-routes'
import {pspFrameRoutes} from './frame-routes'
import {notificationRoutes, readUnparsed} from './notification-routes'
import {senderOf} from './notification-sender'
import {pspPageRoutes} from './page-routes'
import {paymentProvider} from './provider'
import {paymentSettings} from './settings'
import {PspError} from './session'

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known =
      error instanceof PspError
        ? error
        : new PspError(error.statusCode ?? 500, 'invalid_request', error.message)
    if (known.status >= 500) request.log.error(error)
    return reply
      .status(known.status)
      .header('cache-control', 'no-store')
      .send({error: known.code, message: known.message})
  })
}

/** What all parts of the provider have in common. */
function prepare(app: FastifyInstance): void {
  answerErrors(app)
  acceptForms(app)
}

/** Delivers notifications while the server listens. */
function deliver(app: FastifyInstance, sandbox: Sandbox): void {
  app.addHook('onListen', async () => senderOf(sandbox).start())
  app.addHook('preClose', async () => senderOf(sandbox).stop())
}

const system = {name: 'payment', paths: /^\/psp\//} as const

/**
 * The payment provider (`/psp`), a separate system with an API, a hosted page and signed
 * notifications; and the controller with which the shop receives these.
 */
export default definePlugin({
  name: 'payment',
  migrations: 'migrations',
  settings: paymentSettings,
  paymentProvider,
  services: [
    simulatedService({
      ...system,
      prefixes: ['/psp/v1'],
      prepare: (app, sandbox) => {
        prepare(app)
        requireKey(app, sandbox)
        deliver(app, sandbox)
      },
      routes: [pspApiRoutes],
    }),
    simulatedService({...system, prefixes: ['/psp/pay'], prepare, routes: [pspPageRoutes]}),
    simulatedService({
      ...system,
      prefixes: ['/psp/client'],
      prepare: (app) => {
        prepare(app)
        app.addHook('onSend', async (_request, reply) => {
          reply.header('cache-control', reply.getHeader('cache-control') ?? 'no-store')
        })
      },
      routes: [pspClientRoutes, pspFrameRoutes],
    }),
    simulatedService({
      name: 'payment',
      prepare: (app) => {
        answerErrors(app)
        readUnparsed(app)
      },
      routes: [notificationRoutes],
    }),
  ],
})
