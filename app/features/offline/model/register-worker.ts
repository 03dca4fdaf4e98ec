import {PUSH_STORE} from '@common/push-record'
import {isPageStore, type OfflineWords, type WorkerMessage} from '@common/offline-stores'
import {trustedScript} from '@app/shared/lib/trusted-types'

const SCRIPT = '/worker.js'
/** Milliseconds that a worker has to say its release. */
const ANSWER_MS = 2000

/**
 * Registers the service worker and sends it the texts of its offline page. Does nothing where workers are blocked, as in
 * some private windows.
 * @returns the release of the worker; null without one
 */
export async function registerWorker(words: OfflineWords): Promise<string | null> {
  try {
    await navigator.serviceWorker.register(trustedScript(SCRIPT), {updateViaCache: 'none'})
    const {active} = await navigator.serviceWorker.ready
    if (!active) return null
    const send = (message: WorkerMessage, ports: MessagePort[] = []) =>
      active.postMessage(message, ports)
    send({type: 'offline-words', words})
    const {port1, port2} = new MessageChannel()
    return await new Promise((resolve) => {
      const timer = setTimeout(() => resolve(null), ANSWER_MS)
      port1.onmessage = ({data}: MessageEvent<unknown>) => {
        clearTimeout(timer)
        resolve(typeof data === 'string' ? data : null)
      }
      send({type: 'release'}, [port2])
    })
  } catch {
    return null
  }
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
