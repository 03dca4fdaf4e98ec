import loadable from '@loadable/component'

/** The page of `NotFoundView` in a chunk of its own, which few pages need; the server renders it, too. */
export const NotFound = loadable(() => import('./NotFoundView'), {
  resolveComponent: ({NotFoundView}) => NotFoundView,
})
