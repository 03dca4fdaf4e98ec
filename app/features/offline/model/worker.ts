import {PUSH_STORE} from '@common/push-record'
import {isPageStore, type WorkerMessage} from '@common/offline-stores'
import {trustedScript} from '@app/shared/lib/trusted-types'

const SCRIPT = '/worker.js'

/** Registers the service worker. @returns false where workers are blocked, as in some private windows */
export const registerWorker = (): Promise<boolean> =>
  navigator.serviceWorker.register(trustedScript(SCRIPT), {updateViaCache: 'none'}).then(
    () => true,
    () => false,
  )

/**
 * Sends the worker a message, as soon as there is one. A newer worker that still waits, because its predecessor was started
 * again at the moment of the change, is asked to take over once more.
 * @param ports for its answer
 */
export async function tellWorker(message: WorkerMessage, ports: MessagePort[] = []): Promise<void> {
  const {active, waiting} = await navigator.serviceWorker.ready
  waiting?.postMessage({type: 'take-over'} satisfies WorkerMessage)
  active?.postMessage(message, ports)
}

/**
 * A worker of an earlier visit reads its script again, and removes itself (`SERVICE_WORKER=off`); the stores of pages and
 * messages go with it, also those that a page from the browser's own cache has filled since.
 */
export async function endWorker(): Promise<void> {
  try {
    const names = (await caches.keys()).filter((name) => isPageStore(name) || name === PUSH_STORE)
    await Promise.all(names.map((name) => caches.delete(name)))
    const registrations = await navigator.serviceWorker.getRegistrations()
    const ours = registrations.filter(
      ({active}) => active && new URL(active.scriptURL).pathname === SCRIPT,
    )
    await Promise.all(ours.map((registration) => registration.update()))
  } catch {
    // Blocked: there is no worker.
  }
}
