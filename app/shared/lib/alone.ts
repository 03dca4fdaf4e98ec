/**
 * Runs a task while no other tab runs one of this name. Browsers without Web Locks, and those that refuse locks
 * because they store nothing for the shop, rely on the server.
 */
export async function alone<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return task()
  let started = false
  const run = (): Promise<Result> => {
    started = true
    return task()
  }
  try {
    return (await navigator.locks.request(name, run)) as Result
  } catch (error) {
    if (started) throw error
    return task()
  }
}
