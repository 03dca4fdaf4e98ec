const ASKED = 'redirected'

/** Whether an address has been loaded from the server because the app found no page there. */
export const isAsked = (search: string): boolean => new URLSearchParams(search).has(ASKED)

/**
 * Loads an address that the app has no page for once more from the server, which may know a redirect, marked with
 * `redirected=1` (rule ROUTE-9). Browser only.
 * @returns false for an address that is marked already
 */
export function askServer({pathname, search}: {pathname: string; search: string}): boolean {
  if (isAsked(search)) return false
  const again = new URLSearchParams(search)
  again.set(ASKED, '1')
  window.location.replace(`${pathname}?${again}`)
  return true
}
