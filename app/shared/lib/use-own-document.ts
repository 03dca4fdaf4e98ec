import {useEffect} from 'react'
import {changesDocument} from '@common/routes'

/** Path for which the browser loaded the document; null where browsers do not report it. */
function documentPath(): string | null {
  const [entry] = globalThis.performance?.getEntriesByType?.('navigation') ?? []
  return entry && URL.canParse(entry.name) ? new URL(entry.name).pathname : null
}

/**
 * Loads a page of payment again when the router showed it in the document of another page, whose security policy is
 * another one, as when a link is pressed before the app has taken over.
 */
export function useOwnDocument(): void {
  useEffect(() => {
    const loaded = documentPath()
    if (loaded !== null && changesDocument(loaded, window.location.pathname))
      window.location.reload()
  }, [])
}
