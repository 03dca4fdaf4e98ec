/**
 * Picture paths in the page state: 38 tiles contain about two hundred of them, all on one host and in
 * one folder. A model stores the folder once and the pictures relative to it.
 */

/** Path of a URL on the static host, without query; a path is returned unchanged. */
export function staticPath(link: string): string {
  const path = link.replace(/^https?:\/\/[^/]+/, '')
  const query = path.indexOf('?')
  return query < 0 ? path : path.slice(0, query)
}

/** The deepest common folder of all paths, with a trailing slash; '' when there is none. */
export function commonFolder(paths: readonly string[]): string {
  const [first = ''] = paths
  const upToSlash = (text: string): string => text.slice(0, text.lastIndexOf('/') + 1)
  let folder = upToSlash(first)
  while (!paths.every((path) => path.startsWith(folder))) folder = upToSlash(folder.slice(0, -1))
  return folder
}
