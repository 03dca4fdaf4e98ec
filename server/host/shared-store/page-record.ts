import {z} from 'zod'
import type {StoredPage} from '../page-cache/page-store'
import {RETENTION_MS} from './purge-log'
import {packRecord, unpackRecord} from './record'

/** Version of the form in which pages are stored; a host reads no other one. */
export const FORMAT = 2
const span = z.number().min(0)
const descriptionSchema = z.object({
  siteId: z.string(),
  pathname: z.string(),
  tags: z.array(z.string()),
  status: z.int().min(200).max(599),
  headers: z.array(z.string()),
  etag: z.string(),
  /** Spans from the rendering, in milliseconds. */
  freshMs: span,
  staleMs: span,
  errorMs: span,
  /** Span for which the store keeps the page. */
  keptMs: span,
  /** Newest purge that the renderer knew of, by the log's clock. */
  purgesUntil: span,
})

/** A page of the store. */
export interface PageRecord {
  readonly page: StoredPage
  readonly purgesUntil: number
}

/**
 * A page in the form of the store. Clocks of hosts differ, so it has spans; the age follows from the time that the store
 * keeps it still.
 * @returns the value and its remaining time in the store, in milliseconds; null for a page that is too large or over
 */
export function encodePage(
  {brotli, madeAt, freshUntil, staleUntil, errorUntil, ...rest}: StoredPage,
  purgesUntil: number,
  now: number,
): {value: Buffer; remainingMs: number} | null {
  const keptMs = Math.min(errorUntil - madeAt, RETENTION_MS)
  const description: z.infer<typeof descriptionSchema> = {
    siteId: rest.siteId,
    pathname: rest.pathname,
    tags: [...rest.tags],
    status: rest.status,
    headers: [...rest.headers],
    etag: rest.etag,
    freshMs: freshUntil - madeAt,
    staleMs: staleUntil - madeAt,
    errorMs: errorUntil - madeAt,
    keptMs,
    purgesUntil,
  }
  const value = packRecord(description, [brotli])
  const remainingMs = Math.floor(madeAt + keptMs - now)
  return value === null || remainingMs < 1 ? null : {value, remainingMs}
}

/**
 * Reads a value of the store.
 * @param remainingMs time that the store keeps it still, in milliseconds
 * @param now time of `performance.now()` before it was asked for
 * @returns null for a value that is not whole, or that is none of `encodePage`
 */
export function decodePage(value: Buffer, remainingMs: number, now: number): PageRecord | null {
  const record = remainingMs < 0 ? null : unpackRecord(value)
  if (!record) return null
  const {data} = descriptionSchema.safeParse(record.description)
  if (!data) return null
  const {freshMs, staleMs, errorMs, keptMs, purgesUntil, ...rest} = data
  const madeAt = now - Math.max(0, keptMs - remainingMs)
  const page: StoredPage = {
    ...rest,
    brotli: record.bodies,
    madeAt,
    freshUntil: madeAt + freshMs,
    staleUntil: madeAt + staleMs,
    errorUntil: madeAt + errorMs,
  }
  return {page, purgesUntil}
}
