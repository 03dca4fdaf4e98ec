import {routeNames, routes, type RouteName} from './routes'

/** First segments of a pattern: `/:root(stokke|ct)/…` has two, `/*` none. */
const rootsOf = (pattern: string): readonly string[] =>
  /^\/(?::\w+\(([\w|]+)\)|([\w-]+))/.exec(pattern)?.slice(1).find(Boolean)?.split('|') ?? []

/** First segments of all page paths. */
export const pageRoots = (names: readonly RouteName[] = routeNames): readonly string[] => [
  ...new Set(names.flatMap((name) => routes[name].patterns.flatMap(rootsOf))),
]
