import {grantedClasses} from '@app/features/consent/model/consent-classes'

/**
 * Entry of the local storage while services that need consent may have left something in the browser; its value are
 * the classes that were granted.
 */
const MARK = 'services'

/** @returns ends the listening; the callback runs when the answer was changed in another tab where services ran */
export function onServiceMarkChanged(tell: () => void): () => void {
  const listen = ({key}: StorageEvent) => {
    if (key === MARK) tell()
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

function write(value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(MARK)
    else window.localStorage.setItem(MARK, value)
  } catch {
    // The browser blocks storage: there is nothing to clean up.
  }
}

/** Remembers that services run, or have run, with the present answer. */
export const markServices = (): void => write(grantedClasses())

/** Forgets that services have run. */
export const unmarkServices = (): void => write(null)
