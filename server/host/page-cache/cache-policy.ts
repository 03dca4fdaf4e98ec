/** How long a shared cache may use an answer, milliseconds from its rendering. */
export interface CachePolicy {
  freshMs: number
  /** After `freshMs`: used at once while one refresh runs. */
  staleMs: number
  /** After `freshMs`: used when the page cannot be rendered again. */
  errorMs: number
}

const NOT_SHARED = ['no-store', 'no-cache', 'private']
const NEVER_STALE = ['must-revalidate', 'proxy-revalidate']

function parseDirectives(header: string): Map<string, string> {
  const parts = header.split(',').map((part) => part.trim().toLowerCase())
  return new Map(
    parts.filter(Boolean).map((part) => {
      const [name = '', value = ''] = part.split('=')
      return [name.trim(), value.trim().replace(/^"|"$/g, '')]
    }),
  )
}

function milliseconds(value: string | undefined): number | null {
  return value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) * 1000 : null
}

/**
 * Reads `Cache-Control` as a shared cache does (RFC 9111, RFC 5861): `s-maxage` overrides `max-age`.
 * @param defaultErrorMs used when the answer has no `stale-if-error`
 * @returns null when the answer must not be shared, which includes an answer without the header
 */
export function readCachePolicy(
  header: string | undefined,
  defaultErrorMs: number,
): CachePolicy | null {
  if (!header) return null
  const directives = parseDirectives(header)
  if (NOT_SHARED.some((name) => directives.has(name))) return null
  const freshMs = milliseconds(directives.get('s-maxage') ?? directives.get('max-age'))
  if (freshMs === null) return null
  if (NEVER_STALE.some((name) => directives.has(name))) {
    return freshMs > 0 ? {freshMs, staleMs: 0, errorMs: 0} : null
  }
  const staleMs = milliseconds(directives.get('stale-while-revalidate')) ?? 0
  const errorMs = milliseconds(directives.get('stale-if-error')) ?? defaultErrorMs
  return freshMs + staleMs > 0 ? {freshMs, staleMs, errorMs} : null
}
