/** Path of a category page below `/category/`, without empty parts: `strollers/strollers-city`. */
export const categoryPathOf = ({
  categoryPath = '',
}: Readonly<Record<string, string | undefined>>): string =>
  categoryPath.split('/').filter(Boolean).join('/')

/** The last part is the category; what stands before it is for the reader. */
export const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
