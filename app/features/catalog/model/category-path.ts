/** Path of a category page below `/category/`, without empty parts: `strollers/strollers-city`. */
export const categoryPathOf = ({
  categoryPath = '',
}: Readonly<Record<string, string | undefined>>): string =>
  categoryPath.split('/').filter(Boolean).join('/')

/** The last segment identifies the category; the segments before it are only for readability. */
export const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
