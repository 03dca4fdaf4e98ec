import type {ReactElement} from 'react'
import type {QueryClient} from '@tanstack/react-query'
import ssrPrepass from 'react-ssr-prepass'
import {HTTPError} from '@salesforce/pwa-kit-react-sdk/ssr/universal/errors'
import {isApiFault} from '@app/shared/api/fault'
import type {PageComponent, PageExtra, PageQuery, PageRequest} from './page'
import {pageState, type PageState} from './page-state'
import {KEEP_PAGE_MS, sharedRead} from './shared-read'

/** Rounds in which reads found only while rendering are fetched (spec 9 "Limits"). */
const MAX_PREPASS_ROUNDS = 5

/** Longest id that a backend takes; what is longer in an address is the name of nothing. */
const LONGEST_ID = 256

/** Milliseconds that a page waits for what surrounds it. */
const SHELL_PATIENCE_MS = 1500

export interface LoadArguments {
  queryClient: QueryClient
  page: PageComponent
  request: PageRequest
  /** Reads of the shell: a failure leaves its block out and never fails the page. */
  shellQueries: readonly PageQuery[]
  /** The app, rendered only when the page asks for a prepass. */
  app: ReactElement
}

/**
 * Failure of a critical read as the error page shows it (DESIGN "Server rendering"). The message names the
 * backend's status. A refusal of the backend is a failure of ours towards the visitor: the page has status 500.
 */
export function toHttpError(error: unknown, page: PageComponent): HTTPError {
  if (error instanceof HTTPError) return error
  if (isApiFault(error) && error.status === 404) {
    return new HTTPError(404, page.notFoundTitle ?? 'Not found')
  }
  const answered = isApiFault(error) && error.status >= 400 ? error.status : 500
  const fault = new HTTPError(Math.max(answered, 500), `HTTP Error ${answered} occurred.`)
  return Object.assign(fault, {cause: error})
}

async function fetchFoundWhileRendering(
  queryClient: QueryClient,
  app: ReactElement,
): Promise<void> {
  for (let round = 0; round < MAX_PREPASS_ROUNDS; round += 1) {
    await ssrPrepass(app)
    const found = queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.status === 'loading' && query.state.fetchStatus === 'idle')
      .filter((query) => (query.options as {enabled?: boolean}).enabled !== false)
    if (found.length === 0) return
    await Promise.allSettled(found.map((query) => query.fetch()))
  }
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref?.()
  })

/**
 * What the shell shows, as far as it comes in time. A failure is logged, and its block is left out: the
 * browser reads it on its own.
 */
async function fetchShell(queryClient: QueryClient, queries: readonly PageQuery[]): Promise<void> {
  const leftOut = ({queryKey}: PageQuery, reason: unknown) =>
    console.warn(`Left out of the page: ${JSON.stringify(queryKey)} failed: ${String(reason)}`)
  const reads = takeWhatIsThere(queryClient, queries, leftOut)
  await Promise.race([reads.all, pause(SHELL_PATIENCE_MS)])
  reads.take()
}

interface Reads {
  /** Resolves when all have ended, one way or the other. */
  readonly all: Promise<unknown>
  /** Puts what is there by now into the page. */
  readonly take: () => void
}

/** Begins reads that a page can do without. What comes late is not part of it. */
function takeWhatIsThere(
  queryClient: QueryClient,
  queries: readonly PageQuery[],
  onFailure: (query: PageQuery, reason: unknown) => void = () => undefined,
): Reads {
  const answers = new Map<PageQuery, unknown>()
  const reads = queries.map((query) =>
    query.queryFn().then(
      (data) => answers.set(query, data),
      (reason: unknown) => onFailure(query, reason),
    ),
  )
  // In the order of the queries, not of their answers: the same page is the same text.
  const take = () =>
    queries
      .filter((query) => answers.has(query))
      .forEach((query) => queryClient.setQueryData(query.queryKey, answers.get(query)))
  return {all: Promise.all(reads), take}
}

/** Begins the extras of a page. @returns waits for those that are waited for, and takes what is there */
function beginExtras(queryClient: QueryClient, extras: readonly PageExtra[]) {
  const patient = extras.map((extra) => {
    const reads = takeWhatIsThere(queryClient, [extra])
    const {patience = 0} = extra
    return {...reads, ready: patience > 0 ? Promise.race([reads.all, pause(patience)]) : null}
  })
  return async (): Promise<void> => {
    await Promise.all(patient.map(({ready}) => ready))
    for (const {take} of patient) take()
  }
}

/** The server renders for nobody in particular: pages of the same moment share what they read. */
const shared = (query: PageQuery): PageQuery => ({
  ...query,
  queryFn: () => sharedRead(query.queryKey, query.queryFn, KEEP_PAGE_MS),
})

/**
 * Runs a page's critical reads in parallel and returns the state that goes into the page.
 * @throws HTTPError 404 or 5xx when a critical read fails
 */
export async function loadPageData(args: LoadArguments): Promise<{queries: PageState}> {
  const {queryClient, page, request, shellQueries, app} = args
  const parts = Object.values(request.params).flatMap((value) => value?.split('/') ?? [])
  if (parts.some((part) => part.length > LONGEST_ID)) {
    throw new HTTPError(404, page.notFoundTitle ?? 'Not found')
  }
  const shell = fetchShell(queryClient, shellQueries)
  const takeExtras = beginExtras(queryClient, page.extras?.(request) ?? [])
  const critical = (page.queries?.(request) ?? []).map((query) =>
    queryClient.fetchQuery(shared(query)),
  )
  try {
    await Promise.all(critical)
  } catch (error) {
    await shell
    throw toHttpError(error, page)
  }
  await shell
  await takeExtras()
  if (page.needsPrepass) await fetchFoundWhileRendering(queryClient, app)
  return {queries: pageState(queryClient)}
}
