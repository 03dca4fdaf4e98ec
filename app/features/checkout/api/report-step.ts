import {CONTROLLERS_PATH} from '@common/proxy-path'
import type {Shop} from '@app/shared/lib/shop-context'
import type {StepId} from '../model/steps'

/** Numbers of the steps that the shop reports to the backend (rule CHECK-17). */
const REPORTED: Readonly<Partial<Record<StepId, number>>> = {address: 1, delivery: 2, payment: 3}

/** The address on our own origin for an address of a site controller; null for any other one. */
function controllerPath(address: unknown): string | null {
  const [, path] = /^https?:\/\/[^/]+(\/s\/[\w-]+\/[\w-]+\/sapi\/.*)$/.exec(String(address)) ?? []
  return path ? CONTROLLERS_PATH + path : null
}

/**
 * Reports an opened step (`custom_objects/ocapi/reporting`), then calls the controller that the answer names.
 * A report that fails is left out: it must not affect the checkout.
 */
export async function reportStep({api}: Shop, step: StepId): Promise<void> {
  const number = REPORTED[step]
  if (number === undefined) return
  try {
    const {c_result} = await api.ocapi<{c_result?: {url?: unknown}}>(
      '/custom_objects/ocapi/reporting',
      {query: {step: number, name: step}},
    )
    const path = controllerPath(c_result?.url)
    if (path) await (await fetch(path, {credentials: 'omit'})).text()
  } catch {
    // The report is for statistics only.
  }
}
