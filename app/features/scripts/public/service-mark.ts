/**
 * Entry of the local storage while services that need consent may have left something in the browser; its value are
 * the classes that were granted.
 */
export const MARK = 'services'

/** True when services that need consent have run in this browser since the last clean-up. */
export function hasServiceMark(): boolean {
  try {
    return window.localStorage.getItem(MARK) !== null
  } catch {
    return false
  }
}
