/** The answers of the controller with which the shop receives notifications of the payment provider. */
export interface NotificationAnswers {
  'POST /on/demandware.store/Sites-:siteId-Site/:locale/Payment-Notify': {
    200: {result: 'settled' | 'replayed'}
    '4xx': {error: string; message: string}
  }
}
