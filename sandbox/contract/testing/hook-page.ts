import './browser-globals'
import {CommerceApiProvider} from '@salesforce/commerce-sdk-react'
import {QueryClient, QueryClientProvider} from '@tanstack/react-query'
import {act, renderHook, waitFor} from '@testing-library/react'
import {createElement, type ReactNode} from 'react'
import type {Target} from '../target'

/** What a query hook shows while and after it asks. */
export interface Reading<Data> {
  data?: Data
  error: unknown
}

/** What a mutation hook offers. */
export interface Changing<Options, Answer> {
  mutateAsync(options: Options): Promise<Answer>
}

const silent = () => undefined
const logger = {debug: silent, info: silent, log: silent, warn: silent, error: silent}

/** How long (ms) a hook may take to answer. */
const TIMEOUT = 10_000

type ProviderProps = Parameters<typeof CommerceApiProvider>[0]

/**
 * A page that mounts the hooks of commerce-sdk-react below their provider, which makes its own SDK
 * clients as in a shop. Settings go over those of the target.
 */
export class HookPage {
  readonly queries = new QueryClient({
    // Forgets nothing by itself: a timer would keep the process alive.
    defaultOptions: {
      queries: {retry: false, cacheTime: Infinity},
      mutations: {retry: false, cacheTime: Infinity},
    },
    logger: {log: silent, warn: silent, error: silent},
  })
  readonly wrapper: (props: {children: ReactNode}) => ReactNode

  constructor(target: Target, settings: Partial<ProviderProps> = {}) {
    const {baseUrl, organizationId, clientId, siteId, locale} = target
    const props = {
      proxy: baseUrl,
      // Like a browser, the client follows the redirect: any page that answers will do.
      redirectURI: `${baseUrl}/healthz`,
      organizationId,
      clientId,
      shortCode: 'local',
      siteId,
      locale,
      currency: 'EUR',
      logger,
      ...settings,
    }
    this.wrapper = ({children}) =>
      createElement(
        QueryClientProvider,
        {client: this.queries},
        createElement(CommerceApiProvider, {...props, children} as unknown as ProviderProps),
      )
  }

  /** Mounts a query on a page that knows nothing yet, until it has data. Throws its error. */
  async read<Data>(hook: () => Reading<Data>): Promise<NonNullable<Data>> {
    this.queries.clear()
    const {result, unmount} = renderHook(hook, {wrapper: this.wrapper})
    await waitFor(
      () => {
        if (!(result.current.error ?? result.current.data)) throw new Error('The hook has no data.')
      },
      {timeout: TIMEOUT},
    )
    const {data, error} = result.current
    unmount()
    if (data === undefined || data === null) throw error
    return data
  }

  /** Mounts a mutation and calls it. Throws what it is refused with. */
  async change<Options, Answer>(
    hook: () => Changing<Options, Answer>,
    options: Options,
  ): Promise<Answer> {
    const {result, unmount} = renderHook(hook, {wrapper: this.wrapper})
    let outcome: {answer: Answer} | {error: unknown} | undefined
    await act(async () => {
      outcome = await result.current.mutateAsync(options).then(
        (answer) => ({answer}),
        (error: unknown) => ({error}),
      )
    })
    unmount()
    if (outcome && 'answer' in outcome) return outcome.answer
    throw outcome?.error
  }
}
