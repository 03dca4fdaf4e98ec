import {useEffect} from 'react'

/** Path for which the browser loaded the document; null where browsers do not report it. */
function documentPath(): string | null {
  const [entry] = globalThis.performance?.getEntriesByType?.('navigation') ?? []
  return entry && URL.canParse(entry.name) ? new URL(entry.name).pathname : null
}

/**
 * Loads the page again when the router showed it in the document of another page, whose security policy is
 * another one.
 */
export function useOwnDocument(): void {
  useEffect(() => {
    const loaded = documentPath()
    if (loaded !== null && loaded !== window.location.pathname) window.location.reload()
  }, [])
}
