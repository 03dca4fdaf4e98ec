/** Time for which the browser may read a file that a link downloads, milliseconds. */
const KEEP_MS = 60_000

/** Saves a file under a name, as a link with `download` does. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(href), KEEP_MS)
}
