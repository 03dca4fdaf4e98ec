/** Milliseconds for which a server process keeps what is the same for everyone. */
const KEEP_MS = 60_000

interface KeptRead {
  until: number
  value: Promise<unknown>
}

const kept = new Map<string, KeptRead>()

/**
 * A read that all pages of a site and locale share (menu, header, footer): a server process makes it
 * once a minute instead of once a page. In the browser it is a plain read: the query cache keeps it.
 * A failure is not kept.
 * @param key unique for what is read, with site and locale in it
 */
export function sharedRead<T>(key: readonly string[], read: () => Promise<T>): Promise<T> {
  if (typeof window !== 'undefined') return read()
  const id = key.join('|')
  const known = kept.get(id)
  if (known && known.until > Date.now()) return known.value as Promise<T>
  const value = read()
  kept.set(id, {until: Date.now() + KEEP_MS, value})
  value.catch(() => {
    if (kept.get(id)?.value === value) kept.delete(id)
  })
  return value
}
