/* In the place of TanStack Query's rules of infinite queries, which nothing in the shop uses: each page would load them. */
export const infiniteQueryBehavior = () => {
  throw new Error('Infinite queries are left out of the build (webpack.config.js).')
}
/* What its observer imports, which nothing imports. */
export const hasNextPage = infiniteQueryBehavior
export const hasPreviousPage = infiniteQueryBehavior
