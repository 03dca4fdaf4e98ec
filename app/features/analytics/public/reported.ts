import {statisticsConsent} from '@app/features/consent/public/tracking-consent'

/** Maximum number of values that a tab remembers of one kind; the oldest are dropped first. */
const MAX_VALUES = 50

/** Kinds of reported values, by their key in the session storage. */
export type ReportedKind = 'told-orders' | 'told-checkouts' | 'told-step' | 'told-returns'

function readValues(kind: ReportedKind): readonly string[] {
  try {
    const values: unknown = JSON.parse(sessionStorage.getItem(kind) ?? '[]')
    return Array.isArray(values) ? values.map(String) : []
  } catch {
    // Storage is disabled, or other code wrote an invalid value: a repeated event is better than a missing one.
    return []
  }
}

function writeValues(kind: ReportedKind, values: readonly string[]): void {
  try {
    sessionStorage.setItem(kind, JSON.stringify(values.slice(-MAX_VALUES)))
  } catch {
    // Storage is disabled or full: the event may occur again.
  }
}

/**
 * Whether a value is reported for the first time in this tab (rule EVENT-9); true only once. Reloads and the
 * way back open the same page again, which must not repeat an event that counts something done.
 */
export function isFirstReport(kind: ReportedKind, value: string): boolean {
  if (statisticsConsent() === 'declined') return false
  const values = readValues(kind)
  if (values.includes(value)) return false
  writeValues(kind, [...values, value])
  return true
}

/** Whether a value differs from the last one that was reported in this tab; only the last one is remembered. */
export function isNewReport(kind: ReportedKind, value: string): boolean {
  if (statisticsConsent() === 'declined') return false
  if (readValues(kind).at(-1) === value) return false
  writeValues(kind, [value])
  return true
}
