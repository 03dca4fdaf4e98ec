import type {RouteParams} from '@common/route-params'

/** Segments of a category page's path below `/category/`: ids or words of a slug, decoded. */
export type CategoryPath = readonly string[]

export const categoryPathOf = ({categoryPath = []}: RouteParams): CategoryPath => categoryPath

/** The last segment identifies the category; the segments before it are only for readability. */
export const lastSegment = (path: CategoryPath): string => path.at(-1) ?? ''
