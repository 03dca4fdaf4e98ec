import {grantedClasses} from '@app/features/consent/model/tracking-consent'
import {MARK} from './service-mark'

/** @returns ends the listening; the callback runs when the answer was changed in another tab where services ran */
export function onServiceMarkChanged(tell: () => void): () => void {
  const listen = ({key}: StorageEvent) => {
    if (key === MARK) tell()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
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
