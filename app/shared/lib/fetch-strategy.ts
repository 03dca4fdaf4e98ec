import type {ReactElement} from 'react'
import type {QueryClient} from '@tanstack/react-query'
import ssrPrepass from 'react-ssr-prepass'
import {HTTPError} from '@salesforce/pwa-kit-react-sdk/ssr/universal/errors'
import {pageState} from './freeze-state'
import {missingOf} from './incomplete'
import type {PageComponent, PagePart, PageQuery, PageRequest} from './page'
import {toHttpError} from './page-error'
import type {PageState} from './page-state'
import {settleKeys} from './settle-keys'
import {KEEP_PAGE_MS, pendingFor, sharedRead} from './shared-read'
import type {Shop} from './shop-context'

/**
 * Maximum number of prepass rounds, which fetch the reads that are only found while rendering (rule
 * LIMIT-6).
 */
const MAX_PREPASS_ROUNDS = 5

/** Maximum length of an id that a backend accepts; a longer id in an address is a 404. */
const LONGEST_ID = 256

export interface LoadArguments {
  queryClient: QueryClient
  page: PageComponent
  request: PageRequest
  /** Parts of the shell, shown on every page. */
  shellParts: readonly PagePart[]
  /** The app, rendered only when the page needs a prepass. */
  app: ReactElement
}

export interface LoadedPage {
  state: {queries: PageState}
  /** Names of the missing parts without which the page must not be cached; empty for a cacheable page. */
  missing: readonly string[]
}

/** @returns whether every read that was found has an answer */
async function fetchFoundWhileRendering(
  queryClient: QueryClient,
  app: ReactElement,
): Promise<boolean> {
  let complete = true
  for (let round = 0; round < MAX_PREPASS_ROUNDS; round += 1) {
    await ssrPrepass(app)
    const found = queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.status === 'loading' && query.state.fetchStatus === 'idle')
      .filter((query) => (query.options as {enabled?: boolean}).enabled !== false)
    if (found.length === 0) break
    const ended = await Promise.allSettled(found.map((query) => query.fetch()))
    complete &&= ended.every(({status}) => status === 'fulfilled')
  }
  return complete
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref?.()
  })

/** Shared pages are rendered for all visitors alike: concurrent pages share their reads. */
const sharedBy =
  (shop: Shop) =>
  <Query extends PageQuery>(query: Query): Query => ({
    ...query,
    queryFn: () => sharedRead(shop, query.queryKey, query.queryFn, query.keepMs ?? KEEP_PAGE_MS),
  })

interface RunningPart {
  readonly part: PagePart
  /** Resolves with the read or at the time limit of the part, whichever is first. */
  readonly ready: Promise<unknown>
  /** Present once the read has succeeded. */
  answer?: {readonly data: unknown}
}

/**
 * Starts the read of a part, or joins the one that is running. A read that other pages have already waited
 * for without an answer is not waited for again, so a slow backend does not delay every page.
 */
function beginPart(part: PagePart): RunningPart {
  const timeoutMs = part.timeoutMs - pendingFor(part.queryKey)
  const read = part.queryFn().then(
    (data) => {
      running.answer = {data}
    },
    (reason: unknown) => {
      console.warn(`Left out of the page: ${part.name} failed: ${String(reason)}`)
    },
  )
  const ready = timeoutMs > 0 ? Promise.race([read, pause(timeoutMs)]) : Promise.resolve()
  const running: RunningPart = {part, ready}
  return running
}

/**
 * Adds the loaded parts to the page, in the order of their declaration, so that the same page has the same
 * markup.
 * @returns names of the missing parts without which the page must not be cached
 */
async function takeParts(
  queryClient: QueryClient,
  parts: readonly RunningPart[],
): Promise<readonly string[]> {
  await Promise.all(parts.map(({ready}) => ready))
  return parts.flatMap(({part, answer}) => {
    if (!answer) return part.cacheableWithout ? [] : [part.name]
    queryClient.setQueryData(part.queryKey, answer.data)
    return missingOf(answer.data)
  })
}

/**
 * Runs a page's critical reads in parallel and returns the state that is embedded in the page.
 * @throws HTTPError 404 or 5xx when a critical read fails
 */
export async function loadPageData(args: LoadArguments): Promise<LoadedPage> {
  const {queryClient, page, request, shellParts, app} = args
  const ids = Object.values(request.params).flat()
  if (ids.some((id) => (id?.length ?? 0) > LONGEST_ID)) {
    throw new HTTPError(404, page.notFoundTitle ?? 'Not found')
  }
  const shared = sharedBy(request.shop)
  const shell = shellParts.map((part) => beginPart(shared(part)))
  const parts = (page.parts?.(request) ?? []).map((part) => beginPart(shared(part)))
  const queries = page.queries?.(request) ?? []
  const critical = queries.map((query) => queryClient.fetchQuery(shared(query)))
  let answers: readonly unknown[]
  try {
    answers = await Promise.all(critical)
  } catch (error) {
    await takeParts(queryClient, shell)
    throw toHttpError(error, page)
  }
  const keys = settleKeys(queryClient, queries)
  const missing = await takeParts(queryClient, [...shell, ...parts])
  const found = !page.needsPrepass || (await fetchFoundWhileRendering(queryClient, app))
  return {
    state: {
      queries: pageState(queryClient, keys),
    },
    missing: [...answers.flatMap(missingOf), ...missing, ...(found ? [] : ['render'])],
  }
}
