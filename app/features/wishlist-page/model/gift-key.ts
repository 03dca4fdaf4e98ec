import {createBrowserStore} from '@app/shared/lib/browser-store'

/** Length of a key in bytes. */
const KEY_BYTES = 24

const store = createBrowserStore<string>('gift-key', (stored) => {
  try {
    const key: unknown = JSON.parse(stored ?? '""')
    return typeof key === 'string' ? key : ''
  } catch {
    return ''
  }
})

/** Secret key with which this browser reserves gifts; '' until it reserves the first one. Browser only. */
export const giftKey = store.read

/** The key of this browser, which is created on first use. Browser only. */
export function giftKeyOrNew(siteId: string): string {
  const known = store.read(siteId)
  if (known) return known
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  store.write(siteId, key)
  return key
}
