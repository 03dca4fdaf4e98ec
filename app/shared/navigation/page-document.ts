import {hashQueryKey} from '@tanstack/react-query'
import {answersIn, type PageState} from '../lib/page-state'

const DATA = /<script id="mobify-data"[^>]*>(.*?)<\/script>/s

/** Time in milliseconds after which the reads of a page do not wait for its document any more. */
const TIMEOUT_MS = 3000

/** Answers of a page's reads by the hash of their key. */
export type DocumentData = ReadonlyMap<string, unknown>

interface EmbeddedData {
  __PRELOADED_STATE__?: {queries?: PageState}
}

/** Data that the server embedded in a document; empty when there is none. */
export function dataOfDocument(html: string): DocumentData {
  const json = DATA.exec(html)?.[1]
  const {queries = []} = json ? ((JSON.parse(json) as EmbeddedData).__PRELOADED_STATE__ ?? {}) : {}
  return new Map(answersIn(queries).map(([key, data]) => [hashQueryKey(key), data]))
}

/** Reads the data of a page that this device has stored; empty without them. @param error why its document could not be read */
export type ReadStored = (address: string, error: unknown) => Promise<DocumentData>

let readStored: ReadStored = () => Promise.resolve(new Map())

/** Sets where data come from when there is no line. */
export function readWithoutLine(read: ReadStored): void {
  readStored = read
}

/**
 * Reads the data of a page from its document, which caches share between all visitors, so that no session is needed.
 * Without a connection it is that of the stored document. Empty without a document: an error page, a redirect, no answer in
 * time.
 */
export async function readPageDocument(address: string): Promise<DocumentData> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(address, {headers: {accept: 'text/html'}, signal})
    return answer.ok && !answer.redirected ? dataOfDocument(await answer.text()) : new Map()
  } catch (error) {
    return readStored(address, error)
  }
}
