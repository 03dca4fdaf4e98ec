import {recordOf, type ScriptId} from '@config/scripts/records'
import {loadDeclared, type DeclaredScript} from '@app/shared/lib/load-declared'
import {removeScript} from '@app/shared/lib/load-script'
import {isGranted, grantedClasses} from '@app/features/consent/public/tracking-consent'
import {MARK} from './service-mark'

/** Addresses of the scripts of this page that need consent, by service. */
const started = new Map<ScriptId, string>()

/** True when the shopper's answer for the class of a service allows it (rule SCRIPT-2). Browser only. */
export const mayRun = (id: ScriptId): boolean => isGranted(recordOf(id).consent)

/**
 * Loads the script of a service, as its record says.
 * @throws Error (rejects) without the shopper's consent, and for a script that is slow, dead or malformed
 */
export async function loadService(script: DeclaredScript): Promise<void> {
  const {id, address} = script
  if (!mayRun(id)) throw new Error(`There is no consent for the service ${id}.`)
  if (recordOf(id).consent !== 'necessary') {
    markServices()
    started.set(id, address)
  }
  await loadDeclared(script)
  if (!mayRun(id)) throw new Error(`The consent for the service ${id} was withdrawn.`)
}

/**
 * Removes the scripts of the services whose class the shopper does not allow any more.
 * @returns whether code of them keeps running until the page is loaded again
 */
export function forgetServices(): boolean {
  const withdrawn = [...started].filter(([id]) => !mayRun(id))
  for (const [id, address] of withdrawn) {
    removeScript(address)
    started.delete(id)
  }
  return withdrawn.some(([id]) => recordOf(id).resident)
}

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
