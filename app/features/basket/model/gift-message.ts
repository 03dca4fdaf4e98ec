/** Maximum length of a gift message in characters (rule BASKET-18). */
export const GIFT_MESSAGE_LENGTH = 250

/** The gift message of a basket or an order of either protocol; '' when there is none. */
export function giftMessageOf(document: object): string {
  const {c_giftMessage: text} = document as {readonly c_giftMessage?: unknown}
  return typeof text === 'string' ? text : ''
}
