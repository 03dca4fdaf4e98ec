import type {TraceRecord} from '../model/trace'

const keyOf = (siteId: string): string => `trace_${siteId}`

/** Ids of the sites whose records this page has written. */
const written = new Set<string>()

/** The stored trace of a site, null where there is none. */
export function readTrace(siteId: string): TraceRecord | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(siteId)) ?? 'null') as TraceRecord | null
  } catch {
    // Storage is disabled, or other code wrote an invalid value.
    return null
  }
}

/** Stores the trace of a site. */
export function keepTrace(siteId: string, record: TraceRecord): void {
  try {
    localStorage.setItem(keyOf(siteId), JSON.stringify(record))
    written.add(siteId)
  } catch {
    // Storage failed: the next event begins a new trace.
  }
}

/** Removes the trace of a site: a guest has become a customer (rule EVENT-5). */
export function endTrace(siteId: string): void {
  try {
    localStorage.removeItem(keyOf(siteId))
  } catch {
    // Storage is disabled: there is no record.
  }
  written.delete(siteId)
}

/** Removes the traces that this page has written. */
export function endWrittenTraces(): void {
  for (const siteId of [...written]) endTrace(siteId)
}
