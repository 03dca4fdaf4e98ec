import type {PaymentProvider, ProviderSession} from 'commerce-sandbox/domains/payment'
import type {Sandbox} from 'commerce-sandbox/plugin'
import {describeMethod, methodsFor} from './methods'
import {notificationOf} from './operations'
import {findSession, findSessionsOf} from './psp-repository'
import {cancelSession, openSession} from './psp-service'
import {refund} from './refund'
import {isPayable, type PaymentSession} from './session'
import {storeCardOf} from './stored-card'
import {paymentSettings} from './settings'
import {deleteStoredCard} from './stored-card-repository'
import {outcomes, testCards} from './test-cards'

/**
 * Origin of the provider as browsers reach it. Its host differs from that of the shop, so that cookies and frames are
 * apart.
 */
export const providerOrigin = ({config}: Pick<Sandbox, 'config'>): string =>
  new URL(paymentSettings.of({config}).url ?? `http://127.0.0.1:${config.port}`).origin

/** The page on which a shopper pays a session. */
export const payPageUrl = (sandbox: Pick<Sandbox, 'config'>, sessionId: string): string =>
  `${providerOrigin(sandbox)}/psp/pay/${sessionId}`

function stateOf(session: PaymentSession): ProviderSession['state'] {
  if (isPayable(session)) return 'payable'
  return session.status === 'authorised' || session.status === 'pending' ? 'taken' : 'closed'
}

const asMerchant = (session: PaymentSession): ProviderSession => {
  const {id, sessionData, amount, refunded, pspReference} = session
  return {id, sessionData, amount, refunded, pspReference, state: stateOf(session)}
}

/** Event with which a session has ended; undefined before. */
function endOf({status}: PaymentSession) {
  switch (status) {
    case 'authorised':
      return {type: 'AUTHORISATION', success: true} as const
    case 'cancelled':
      return {type: 'CANCELLATION', success: true} as const
    case 'expired':
      return {type: 'EXPIRY', success: true} as const
    default:
      return undefined
  }
}

/** The provider as the orders of the sandbox use it. */
export const paymentProvider = (sandbox: Pick<Sandbox, 'config'>): PaymentProvider => ({
  methods: (situation, locale) =>
    methodsFor(situation).map((method) => describeMethod(method, locale)),
  openSession: (db, input) => asMerchant(openSession(db, input)),
  pageOf: (sessionId) => payPageUrl(sandbox, sessionId),
  sessionsOf: (db, merchant, merchantReference) =>
    findSessionsOf(db, merchant, merchantReference).map(asMerchant),
  cancelSession(db, sessionId) {
    cancelSession(db, sessionId)
  },
  outcomeOf(db, sessionId) {
    const session = findSession(db, sessionId)
    const event = session && endOf(session)
    return event && notificationOf(session, event)
  },
  refund,
  storeCard: storeCardOf,
  deleteStoredCard,
  testCards: testCards.map(({number, behaviour}) => ({number, outcome: outcomes[behaviour]})),
})
