import type {QueryClient} from '@tanstack/react-query'
import {releaseOf} from '@common/offline-stores'
import {dataOfDocument} from '@app/shared/navigation/page-document'

/** How a page stands to the one of the server. */
export type Refreshed =
  /** No line, or a server without an answer. */
  | 'unreached'
  /** The data of the page are those of the server. */
  | 'current'
  /** The page cannot go on as it is: another release, another address, or it is gone. */
  | 'outdated'

/** Milliseconds after which a server that does not answer counts as out of reach. */
const TIMEOUT_MS = 20_000

/** Age in milliseconds from which on an answer is a copy of the browser: a page is fresh for that time (rule CACHE-1). */
const COPY_MS = 900_000

const isCopy = ({headers}: Response, now: number): boolean =>
  now - Date.parse(headers.get('date') ?? '') > COPY_MS

function readDocument(cache: RequestCache): Promise<Response> {
  const {pathname, search} = window.location
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return fetch(pathname + search, {
    credentials: 'omit',
    cache,
    headers: {accept: 'text/html'},
    signal,
  })
}

/**
 * Reads a page's document and puts its data in the place of older ones. Answers that were read meanwhile stay: they are
 * newer than a document, which caches may have.
 * @param release id of the bundle that runs
 * @param cache `default` while the browser waits for the same answer; `no-cache` when the line is back
 */
export async function refreshPage(
  queryClient: QueryClient,
  release: string,
  cache: RequestCache,
): Promise<Refreshed> {
  const began = Date.now()
  let answer: Response
  let html: string
  try {
    answer = await readDocument(cache)
    // The browser may answer with its own copy while it reads the new one.
    if (cache === 'default' && isCopy(answer, began)) answer = await readDocument('no-cache')
    html = await answer.text()
  } catch {
    return 'unreached'
  }
  if (answer.status >= 500) return 'unreached'
  if (answer.status !== 200 || answer.redirected || releaseOf(html) !== release) return 'outdated'
  const queries = queryClient.getQueryCache()
  for (const [hash, data] of dataOfDocument(html)) {
    const query = queries.get(hash)
    if (query && query.state.dataUpdatedAt <= began) queryClient.setQueryData(query.queryKey, data)
  }
  return 'current'
}
