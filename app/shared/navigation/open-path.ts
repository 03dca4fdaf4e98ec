import type {History} from 'history'

/** Event of the window with a path that code outside of the router wants to open. */
const OPEN = 'shop:open-path'

/** Opens a path of this site and language: by the router when the page listens, otherwise as a document. */
export function openPath(path: string): void {
  const isLeft = window.dispatchEvent(new CustomEvent(OPEN, {detail: path, cancelable: true}))
  if (isLeft) window.location.assign(path)
}

/** Opens the paths of `openPath`. @returns ends that */
export function watchOpenPath(history: History): () => void {
  const open = (event: Event) => {
    event.preventDefault()
    history.push((event as CustomEvent<string>).detail)
  }
  window.addEventListener(OPEN, open)
  return () => window.removeEventListener(OPEN, open)
}
