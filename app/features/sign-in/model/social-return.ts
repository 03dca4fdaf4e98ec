const KEY = 'social-return'

/** Remembers the page on which a login at another service began; without storage the account follows it. */
export function rememberReturn(path: string): void {
  try {
    sessionStorage.setItem(KEY, path)
  } catch {
    // Storage is disabled or full.
  }
}

/**
 * The remembered page, once.
 * @returns a path of this shop; null without one
 */
export function takeReturn(): string | null {
  try {
    const path = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return path !== null && /^\/(?![/\\])/.test(path) ? path : null
  } catch {
    return null
  }
}
