import {recordOf, type ScriptId} from '@config/scripts/records'
import {forgetScript, loadScript} from './load-script'
import {waitForGlobal} from './wait-for-global'

/** A script of a service of the registry. */
export interface DeclaredScript {
  readonly id: ScriptId
  readonly address: string
  readonly integrity?: string | undefined
}

/**
 * Loads the script of a service as its record says: within its time limit, until its member of the window is there. It does
 * not ask for consent: `loadService` (app/features/scripts) does. A failure is not remembered: the next call tries again.
 * @throws Error (rejects) for a script that is slow, dead or malformed
 */
export async function loadDeclared({id, address, integrity}: DeclaredScript): Promise<void> {
  const {global, timeoutMs} = recordOf(id)
  await loadScript(address, {timeoutMs, integrity})
  if (global === undefined) return
  try {
    await waitForGlobal(global)
  } catch (error) {
    forgetScript(address)
    throw error
  }
}
