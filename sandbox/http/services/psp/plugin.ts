import type {FastifyError, FastifyInstance, FastifyPluginAsync} from 'fastify'
import {shopOf} from '../../common/checkout-context'
import {isSigned, readNotification, SIGNATURE_HEADER} from '../../../domains/psp/notification'
import {PspError} from '../../../domains/psp/session'
import {settlePayment} from '../../../domains/orders/settle-payment'
import type {Sandbox} from '../../../sandbox'
import type {OwnAnswers} from '../../answers/own'
import {pathParameter, routesOf, type Need} from '../../common/routes'
import {acceptForms} from '../../forms'
import {pspApiRoutes} from './api-routes'
import {pspClientRoutes} from './client-routes'
import {pspFrameRoutes} from './frame-routes'
import {NotificationSender} from './notification-sender'
import {pspPageRoutes} from './page-routes'

/** Path at which the shop receives the provider's notifications: a controller of the site. */
const NOTIFY = 'Payment-Notify'
const NOTIFICATION_ROUTE = `POST /on/demandware.store/Sites-:siteId-Site/:locale/${NOTIFY}` as const

/**
 * The payment provider (`/psp`), a separate system with an API, a hosted page and signed
 * notifications; and the controller with which the shop receives these.
 */
export const pspPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (root, {sandbox}) => {
  const sender = new NotificationSender({
    db: sandbox.db,
    hmacKey: sandbox.config.paymentHmacKey,
    outgoing: sandbox.outgoing,
    pathOf: (merchant) => ['on', 'demandware.store', `Sites-${merchant}-Site`, 'default', NOTIFY],
  })
  root.addHook('onListen', async () => sender.start())
  root.addHook('preClose', async () => sender.stop())
  const wake = () => sender.wake()
  const flush = () => sender.flush()

  await root.register(
    async (app) => {
      answerErrors(app)
      acceptForms(app)
      await app.register(pspApiRoutes, {sandbox, wake, prefix: '/v1'})
      await app.register(pspPageRoutes, {sandbox, wake, prefix: '/pay'})
      await app.register(pspClientRoutes, {sandbox, wake, flush, prefix: '/client'})
      await app.register(pspFrameRoutes, {sandbox, prefix: '/client'})
    },
    {prefix: '/psp'},
  )
  await root.register(async (app) => {
    answerErrors(app)
    takeNotifications(app, sandbox, wake)
  })
}

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

/** A notification that the provider has signed. */
const signed: Need<{body: string}> = {
  caller: 'secret',
  read: ({config}, {body, headers}) => {
    const text = String(body ?? '')
    const signature = headers[SIGNATURE_HEADER]
    if (typeof signature === 'string' && isSigned(text, signature, config.paymentHmacKey)) {
      return {body: text}
    }
    throw new PspError(401, 'invalid_signature', 'The signature is missing or wrong.')
  },
}

/** The body is read unparsed: its signature covers exactly these bytes. */
function takeNotifications(app: FastifyInstance, sandbox: Sandbox, wake: () => void): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', {parseAs: 'string'}, (_request, body, done) => done(null, body))
  const route = routesOf<OwnAnswers>(app, sandbox)
  route(NOTIFICATION_ROUTE, {needs: signed}, ({body}, request) => {
    const siteId = pathParameter(request, 'siteId')
    const site = sandbox.sites.get(siteId)
    const notification = readNotification(body)
    if (!site || !notification || notification.merchant !== siteId) {
      throw new PspError(422, 'not_understood', 'This is no notification for this site.')
    }
    const shop = {...shopOf(sandbox), site, locale: site.defaultLocale}
    const result = settlePayment(shop, notification)
    wake()
    if (result === 'unknown-order' || result === 'mismatch') {
      throw new PspError(422, result.replace('-', '_'), 'The notification fits no order.')
    }
    return {result}
  })
}
