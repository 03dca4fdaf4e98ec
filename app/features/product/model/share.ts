import {encodePart} from '@common/address-part'
/** Data for sharing a page. */
export interface Shared {
  readonly title: string
  /** Absolute address. */
  readonly url: string
}

/** `unavailable`: the device has no share sheet, or it failed. */
export type ShareOutcome = 'shared' | 'cancelled' | 'unavailable'

/** Opens the share sheet of the device, if it has one. Browser only. */
export async function shareNatively(shared: Shared): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return 'unavailable'
  if (typeof navigator.canShare === 'function' && !navigator.canShare(shared)) return 'unavailable'
  try {
    await navigator.share(shared)
    return 'shared'
  } catch (error) {
    // The shopper cancelled.
    return (error as Error).name === 'AbortError' ? 'cancelled' : 'unavailable'
  }
}

/** `mailto:` address of a new mail with a subject and a text. */
export const mailHref = (subject: string, text: string): string =>
  `mailto:?subject=${encodePart(subject)}&body=${encodePart(text)}`
