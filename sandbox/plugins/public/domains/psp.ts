/** Payments at a provider: sessions, cards, refunds, and the notifications of the provider. */
export {cardProblems, type CardField} from '../../../domains/psp/card'
export {
  isSigned,
  pauseAfter,
  readNotification,
  SIGNATURE_HEADER,
  signatureOf,
  type PaymentNotification,
} from '../../../domains/psp/notification'
export {keepCard, keepWallet} from '../../../domains/psp/payment-data'
export type {PaymentData} from '../../../domains/psp/payment-data-repository'
export {frameTitles, paymentTexts, type PageTexts} from '../../../domains/psp/payment-texts'
export {
  findDueNotifications,
  findNotificationsOf,
  findSession,
  recordAttempt,
  type OutgoingNotification,
} from '../../../domains/psp/psp-repository'
export {
  answerChallenge,
  cancelSession,
  decidePending,
  expireSessions,
  openSession,
  pay,
  requireSession,
} from '../../../domains/psp/psp-service'
export {refund} from '../../../domains/psp/refund'
export {isPayable, PspError, type PaymentSession} from '../../../domains/psp/session'
export {SLOW_ANSWER_MS} from '../../../domains/psp/test-cards'
