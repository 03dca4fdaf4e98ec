import {recordOf, type ScriptId} from '@config/scripts/records'
import {forgetScript, loadScript} from './load-script'

/** Milliseconds between two looks for what a script defines (rule SCRIPT-5). */
const RECHECK_MS = 50
/** Milliseconds after the load event in which a script has to define its member of the window. */
const DEFINED_WITHIN_MS = 2000

const membersOf = () => window as unknown as Readonly<Record<string, unknown>>

/**
 * Resolves once the window has a member: scripts often define it some time after their load event.
 * @throws Error (rejects) when it is still missing after two seconds, as with a script that is malformed or throws
 */
async function waitForGlobal(name: string): Promise<void> {
  const end = Date.now() + DEFINED_WITHIN_MS
  while (membersOf()[name] === undefined) {
    if (Date.now() >= end) throw new Error(`The script did not define ${name}.`)
    await new Promise((resolve) => setTimeout(resolve, RECHECK_MS))
  }
}

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
