type Send = () => Promise<unknown>

/**
 * A queue that sends requests one after the other. When the shopper leaves the page, the waiting requests are sent at once:
 * the page runs no code afterwards. Failures are ignored.
 * @returns a function that adds requests; its promise resolves when the queue is empty
 */
export function createRequestQueue(): (sends: readonly Send[]) => Promise<void> {
  const waiting: Send[] = []
  let busy = false
  let running = Promise.resolve()
  const isLeft = () => document.visibilityState === 'hidden'
  async function run(): Promise<void> {
    busy = true
    for (let send = waiting.shift(); send; send = waiting.shift()) {
      const sent = send().catch(() => undefined)
      if (!isLeft()) await sent
    }
    busy = false
  }
  document.addEventListener('visibilitychange', () => {
    if (isLeft()) waiting.splice(0).forEach((send) => void send().catch(() => undefined))
  })
  return (sends) => {
    waiting.push(...sends)
    if (!busy) running = run()
    return running
  }
}
