import {settlePayment} from 'commerce-sandbox/domains/orders'
import {isSigned} from 'commerce-sandbox/plugin'
import {
  type FastifyInstance,
  type Need,
  pathParameter,
  type Routes,
  shopOf,
} from 'commerce-sandbox/plugin'
import type {NotificationAnswers} from './answers/own'
import {senderOf} from './notification-sender'
import {PspError} from './session'
import {readNotification, SIGNATURE_HEADER} from './notification'
import {paymentSettings} from './settings'

/** A notification that the provider has signed. */
const signed: Need<{body: string}> = {
  caller: 'secret',
  read: (sandbox, {body, headers}) => {
    const {hmacKey} = paymentSettings.of(sandbox)
    const text = String(body ?? '')
    const signature = headers[SIGNATURE_HEADER]
    if (typeof signature === 'string' && isSigned(text, signature, hmacKey)) {
      return {body: text}
    }
    throw new PspError(401, 'invalid_signature', 'The signature is missing or wrong.')
  },
}

/** The body is read unparsed: its signature covers exactly these bytes. */
export function readUnparsed(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', {parseAs: 'string'}, (_request, body, done) => done(null, body))
}

/** The controller of a site with which the shop receives the provider's notifications. */
export const notificationRoutes: Routes<NotificationAnswers> = (route, sandbox) => {
  route(
    'POST /on/demandware.store/Sites-:siteId-Site/:locale/Payment-Notify',
    {needs: signed},
    ({body}, request) => {
      const siteId = pathParameter(request, 'siteId')
      const site = sandbox.sites.get(siteId)
      const notification = readNotification(body)
      if (!site || !notification || notification.merchant !== siteId) {
        throw new PspError(422, 'not_understood', 'This is no notification for this site.')
      }
      const shop = {...shopOf(sandbox), site, locale: site.defaultLocale}
      const result = settlePayment(shop, notification)
      senderOf(sandbox).wake()
      if (result === 'unknown-order' || result === 'mismatch') {
        throw new PspError(422, result.replace('-', '_'), 'The notification fits no order.')
      }
      return {result}
    },
  )
}
