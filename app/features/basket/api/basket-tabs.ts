import type {Basket} from '../public/basket'

/** Name of the channel between the tabs of one browser. */
const CHANNEL = 'basket'

interface BasketMessage {
  readonly siteId: string
  readonly customerId: string
  readonly basket: Basket | null
}

let channel: BroadcastChannel | undefined

/** The channel; undefined where the browser has none. It is opened on first use. */
function basketChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel(CHANNEL)
  return channel
}

/** Sends the basket that the backend returned to the other tabs of this browser. */
export const tellOtherTabs = (message: BasketMessage): void => basketChannel()?.postMessage(message)

/**
 * Calls `onBasket` for every basket that another tab received.
 * @returns ends the subscription
 */
export function listenToOtherTabs(onBasket: (message: BasketMessage) => void): () => void {
  const tabs = basketChannel()
  if (!tabs) return () => undefined
  const listener = ({data}: MessageEvent<BasketMessage>) => onBasket(data)
  tabs.addEventListener('message', listener)
  return () => tabs.removeEventListener('message', listener)
}

/** True if `received` is at least as new as the known state of the same basket. */
export function isNewer(received: Basket | null, known: Basket | null | undefined): boolean {
  if (!received || !known || received.basketId !== known.basketId) return true
  return Date.parse(received.lastModified ?? '') >= Date.parse(known.lastModified ?? '')
}
