import type {ApiFault} from '@common/fault'

const logged = new WeakSet<object>()

/**
 * Logs a failed change of the browser (rule ERROR-15). Only its type and status: texts of a backend may name the shopper,
 * paths have ids.
 */
export function logFailedChange(method: string, fault: ApiFault): void {
  logged.add(fault)
  console.warn(`ApiFault: ${method} failed with a status of ${fault.status} (${fault.type})`)
}

/** Logs a failed read of the browser, unless it failed by a change that is logged. */
export function logFailedRead(error: unknown): void {
  if (!logged.has(Object(error) as object)) console.warn(error)
}
