/** What is shared of a page. */
export interface Shared {
  readonly title: string
  /** Absolute. */
  readonly url: string
}

/** `unavailable`: the device has no way of its own, or it failed. */
export type ShareOutcome = 'shared' | 'cancelled' | 'unavailable'

/** Opens the share sheet of the device, where it has one. Browser only. */
export async function shareNatively(shared: Shared): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return 'unavailable'
  if (typeof navigator.canShare === 'function' && !navigator.canShare(shared)) return 'unavailable'
  try {
    await navigator.share(shared)
    return 'shared'
  } catch (error) {
    // The shopper thought better of it.
    return (error as Error).name === 'AbortError' ? 'cancelled' : 'unavailable'
  }
}

/** Address that opens a new mail with a subject and a text. */
export const mailHref = (subject: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
