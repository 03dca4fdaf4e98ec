/** Key of the local storage that `app/static/start.js` writes with the press on a link to another language. */
const KEY = 'pressed-locale'

/** Remembers the prefix, such as `/deu/de-de`, of the locale that was chosen without a link. */
export function keepPressedLocale(prefix: string): void {
  try {
    localStorage.setItem(KEY, prefix)
  } catch {
    // Storage is disabled or full.
  }
}

/**
 * Takes the press that led to the locale of this page; the page before may have ended before its code was loaded.
 * @returns whether there was one
 */
export function takePressedLocale(prefix: string): boolean {
  try {
    if (localStorage.getItem(KEY) !== prefix) return false
    localStorage.removeItem(KEY)
    return true
  } catch {
    return false
  }
}
