/**
 * Pictures in the state of a page: 38 tiles name some two hundred of them, all on one host and in one
 * folder. A model keeps the folder once and the pictures relative to it.
 */

/** Path of a link on the static host, without query; a path is returned as it is. */
export function staticPath(link: string): string {
  const path = link.replace(/^https?:\/\/[^/]+/, '')
  const query = path.indexOf('?')
  return query < 0 ? path : path.slice(0, query)
}

/** The deepest folder that holds all paths, with a slash at its end; '' when there is none. */
export function commonFolder(paths: readonly string[]): string {
  const [first = '', ...others] = paths
  let length = first.lastIndexOf('/') + 1
  for (const path of others) {
    while (length > 0 && path.slice(0, length) !== first.slice(0, length)) {
      length = first.lastIndexOf('/', length - 2) + 1
    }
  }
  return first.slice(0, length)
}
