import {createBrowserStore} from '@app/shared/lib/browser-store'

function readCode(stored: string | null): string {
  try {
    const parsed: unknown = JSON.parse(stored ?? '""')
    return typeof parsed === 'string' ? parsed : ''
  } catch {
    return ''
  }
}

/** The postal code that the shopper asked for last, so that nobody types it on every page. */
export const postalCodeStore = createBrowserStore('postal-code', readCode)
