/**
 * The result of some work, or `late` when it takes longer than `ms` milliseconds; its signal is then
 * aborted. The result does not depend on whether the work handles the signal.
 */
export async function within<Result, Late>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
  late: Late,
): Promise<Result | Late> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<Late>((resolve) => {
    timer = setTimeout(() => {
      resolve(late)
      controller.abort()
    }, ms)
  })
  try {
    return await Promise.race([work(controller.signal), limit])
  } finally {
    clearTimeout(timer)
  }
}
