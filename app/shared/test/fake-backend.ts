interface FakeAnswer {
  status?: number
  body?: unknown
}

type FakeRoute = FakeAnswer | ((url: URL, init: RequestInit) => FakeAnswer)

export interface FakeBackend {
  /** `GET /path?query` of every call, in order. */
  calls: string[]
  /**
   * Answers calls whose path ends with `end`; the last matching rule applies. A null simulates a lost
   * connection.
   */
  on: (end: string, route: FakeRoute | null) => void
}

/** Replaces `fetch` with rules; a call without a rule fails the test. */
export function fakeBackend(): FakeBackend {
  const routes: [string, FakeRoute | null][] = []
  const backend: FakeBackend = {
    calls: [],
    on: (end, route) => routes.unshift([end, route]),
  }
  globalThis.fetch = ((input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://localhost')
    backend.calls.push(`${init.method ?? 'GET'} ${url.pathname}${url.search}`)
    const rule = routes.find(([end]) => url.pathname.endsWith(end))
    if (!rule) throw new Error(`No rule for ${url.pathname}`)
    const [, route] = rule
    if (route === null) return Promise.reject(new TypeError('Failed to fetch'))
    const {status = 200, body = {}} = typeof route === 'function' ? route(url, init) : route
    const answer = {
      ok: status < 400,
      status,
      statusText: '',
      headers: {get: () => null},
      text: () => Promise.resolve(JSON.stringify(body)),
      clone: () => answer,
    }
    return Promise.resolve(answer)
  }) as unknown as typeof fetch
  return backend
}
