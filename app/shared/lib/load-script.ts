import {trustedScript} from './trusted-types'

interface Loading {
  readonly promise: Promise<void>
  /** Ends an unfinished load; the code does not run. */
  readonly cancel: () => void
}

const loading = new Map<string, Loading>()

/** Time limit for a script to load, milliseconds. */
const TIMEOUT_MS = 10_000

interface ScriptOptions {
  readonly timeoutMs?: number | undefined
  /** Hash for subresource integrity. */
  readonly integrity?: string | undefined
}

function createScript(src: string, integrity: string | undefined): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = trustedScript(src)
  script.async = true
  if (integrity) {
    script.integrity = integrity
    script.crossOrigin = 'anonymous'
  }
  return script
}

function startLoading(src: string, {timeoutMs = TIMEOUT_MS, integrity}: ScriptOptions): Loading {
  const script = createScript(src, integrity)
  let cancel = () => undefined as void
  const promise = new Promise<void>((resolve, reject) => {
    const fail = () => {
      loading.delete(src)
      window.clearTimeout(timer)
      // A script that was only removed would still run when it arrives; one of another document does not.
      document.implementation.createHTMLDocument().adoptNode(script)
      reject(new Error(`The script ${src} could not be loaded.`))
    }
    const timer = window.setTimeout(fail, timeoutMs)
    cancel = fail
    script.onload = () => {
      window.clearTimeout(timer)
      cancel = () => script.remove()
      resolve()
    }
    script.onerror = fail
    document.head.append(script)
  })
  return {promise, cancel: () => cancel()}
}

/**
 * Loads a third-party script once, when it is first needed. A failure is not cached: the next call tries
 * again. Services of the registry load through `loadDeclared`.
 * @throws Error (rejects) when it cannot be loaded in time
 */
export function loadScript(src: string, options: ScriptOptions = {}): Promise<void> {
  const known = loading.get(src) ?? startLoading(src, options)
  loading.set(src, known)
  return known.promise
}

/** Removes a script. One that has not arrived does not run; one that has run is not loaded a second time. */
export const removeScript = (src: string): void => loading.get(src)?.cancel()

/** Removes a script whose code is not usable, so that the next call loads it again. */
export function forgetScript(src: string): void {
  removeScript(src)
  loading.delete(src)
}
