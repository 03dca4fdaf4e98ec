import {hashQueryKey} from '@tanstack/react-query'
import type {PageState} from '../lib/page-state'

const DATA = /<script id="mobify-data"[^>]*>(.*?)<\/script>/s

/** Answers of a page's reads by the hash of their key. */
export type DocumentData = ReadonlyMap<string, unknown>

interface EmbeddedData {
  __PRELOADED_STATE__?: {queries?: PageState}
}

/** Data that the server embedded in a document; empty when there is none. */
export function dataOfDocument(html: string): DocumentData {
  const json = DATA.exec(html)?.[1]
  const {queries = []} = json ? ((JSON.parse(json) as EmbeddedData).__PRELOADED_STATE__ ?? {}) : {}
  return new Map(queries.map(([key, data]) => [hashQueryKey(key), data]))
}

/**
 * Reads the data of a page from its document, which caches share between all visitors, so that no session is needed.
 * Empty when the document cannot be had: an error page, a redirect, no connection.
 */
export async function readPageDocument(address: string): Promise<DocumentData> {
  try {
    const answer = await fetch(address, {headers: {accept: 'text/html'}})
    return answer.ok && !answer.redirected ? dataOfDocument(await answer.text()) : new Map()
  } catch {
    return new Map()
  }
}
