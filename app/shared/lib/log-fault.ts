import type {ApiFault} from '@common/fault'

const logged = new WeakSet<ApiFault>()

/**
 * Logs a failed call of the browser once (rule ERROR-15), also when another call fails by it. Only its method, status and
 * type: texts of a backend may name the shopper, paths have ids.
 */
export function logFault(method: string, fault: ApiFault): void {
  if (logged.has(fault)) return
  logged.add(fault)
  console.warn(`ApiFault: ${method} failed with a status of ${fault.status} (${fault.type})`)
}
