type Send = () => Promise<unknown>

/**
 * Makes a queue of requests: each waits for the one before it. When the page is left, those that wait are sent at once,
 * because nothing runs after it.
 * @returns adds requests, which must not reject, and resolves when the queue is empty
 */
export function createQueue(): (sends: readonly Send[]) => Promise<void> {
  const waiting: Send[] = []
  let busy = false
  let running = Promise.resolve()
  const isLeft = () => document.visibilityState === 'hidden'
  async function run(): Promise<void> {
    busy = true
    for (let send = waiting.shift(); send; send = waiting.shift()) {
      const sent = send()
      if (!isLeft()) await sent
    }
    busy = false
  }
  document.addEventListener('visibilitychange', () => {
    if (isLeft()) waiting.splice(0).forEach((send) => void send())
  })
  return (sends) => {
    waiting.push(...sends)
    if (!busy) running = run()
    return running
  }
}
