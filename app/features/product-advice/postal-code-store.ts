import {createBrowserStore} from '@app/shared/lib/browser-store'

function readCode(stored: string | null): string {
  try {
    const parsed: unknown = JSON.parse(stored ?? '""')
    return typeof parsed === 'string' ? parsed : ''
  } catch {
    return ''
  }
}

/** The shopper's last postal code, so that it is entered once and not on every page. */
export const postalCodeStore = createBrowserStore('postal-code', readCode)
