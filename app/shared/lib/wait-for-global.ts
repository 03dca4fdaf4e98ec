/** Milliseconds between two looks for what a script defines (rule SCRIPT-5). */
export const RECHECK_MS = 50
/** Milliseconds after the load event in which a script has to define its member of the window. */
const DEFINED_WITHIN_MS = 2000

const membersOf = () => window as unknown as Readonly<Record<string, unknown>>

/**
 * Resolves once the window has a member: scripts often define it some time after their load event.
 * @throws Error (rejects) when it is still missing after two seconds, as with a script that is malformed or throws
 */
export async function waitForGlobal(name: string): Promise<void> {
  const end = Date.now() + DEFINED_WITHIN_MS
  while (membersOf()[name] === undefined) {
    if (Date.now() >= end) throw new Error(`The script did not define ${name}.`)
    await new Promise((resolve) => setTimeout(resolve, RECHECK_MS))
  }
}
