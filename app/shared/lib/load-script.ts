const loading = new Map<string, Promise<void>>()

/** Time limit for a script to load, milliseconds. */
const TIMEOUT_MS = 10_000

/**
 * Loads a third-party script once, when it is first needed. A failure is not cached: the next call tries
 * again.
 * @throws Error (rejects) when it cannot be loaded in time
 */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src)
  if (known) return known
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      loading.delete(src)
      script.remove()
      reject(new Error(`The script ${src} could not be loaded.`))
    }
    const timer = window.setTimeout(fail, TIMEOUT_MS)
    script.src = src
    script.async = true
    script.onload = () => {
      window.clearTimeout(timer)
      resolve()
    }
    script.onerror = () => {
      window.clearTimeout(timer)
      fail()
    }
    document.head.append(script)
  })
  loading.set(src, promise)
  return promise
}
