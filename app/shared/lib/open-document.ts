/** Leaves the page for a document of its own, such as the checkout. Browser only. */
export const openDocument = (path: string): void => window.location.assign(path)

/** The same, in the place of the page in the history. */
export const replaceDocument = (path: string): void => window.location.replace(path)
