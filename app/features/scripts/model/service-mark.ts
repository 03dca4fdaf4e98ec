/** Entry of the local storage while services that need consent may have left something in the browser. */
const MARK = 'services'

/** @returns ends the listening; the callback runs when another tab has cleaned up */
export function onServiceMarkRemoved(tell: () => void): () => void {
  const listen = ({key, newValue}: StorageEvent) => {
    if (key === MARK && newValue === null) tell()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

/** True when services that need consent have run in this browser since the last clean-up. */
export function hasServiceMark(): boolean {
  try {
    return window.localStorage.getItem(MARK) !== null
  } catch {
    return false
  }
}

export function setServiceMark(ran: boolean): void {
  try {
    if (ran) window.localStorage.setItem(MARK, '1')
    else window.localStorage.removeItem(MARK)
  } catch {
    // The browser blocks storage: there is nothing to clean up.
  }
}
