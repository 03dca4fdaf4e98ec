import type {History} from 'history'

/** Event of the window with a path that code outside of the router wants to open. */
const OPEN = 'shop:open-path'

/** Opens a path of this site and language by the router. */
export const openPath = (path: string): void =>
  void window.dispatchEvent(new CustomEvent(OPEN, {detail: path}))

/** Opens the paths of `openPath`. @returns ends that */
export function watchOpenPath(history: History): () => void {
  const go = (event: Event) => history.push((event as CustomEvent<string>).detail)
  window.addEventListener(OPEN, go)
  return () => window.removeEventListener(OPEN, go)
}
