/** Tracking parameters, which do not change the page. */
const TRACKING = /^(utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|_ga|mc_[ce]id)$/

/** Parameters by which developers make PWA Kit measure or print a page; in production they would fill the log. */
const DEBUGGING =
  /^(__server_timing|__server_only|__pretty_print|mobify_server_only|mobify_pretty)(\[|$)/

/** True for a parameter that does not change the page. @param name decoded */
export const isIgnored = (name: string): boolean => TRACKING.test(name) || DEBUGGING.test(name)

/**
 * The query in a canonical form: names sorted, values of one name in their order, without tracking.
 * @param read names that the page reads; null when they are unknown
 */
export function normaliseQuery(query: string, read: ReadonlySet<string> | null): string {
  const pairs = [...new URLSearchParams(query)].filter(
    ([name]) => !isIgnored(name) && (read === null || read.has(name)),
  )
  pairs.sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
  return new URLSearchParams(pairs).toString()
}

/**
 * Parameters that change an answer, from its `No-Vary-Search: params, except=("q" "sort")`.
 * @returns null when every parameter changes the answer
 */
export function readParameters(header: string | null | undefined): readonly string[] | null {
  if (!header || !/(^|,)\s*params\s*(,|$)/.test(header)) return null
  const [, list = ''] = /except=\(([^)]*)\)/.exec(header) ?? []
  return [...list.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name)
}
