const message =
  'Define the read with `defineQuery`, or the change with `defineMutation` (app/shared/api/define-query.ts): they make its key.'

/** Calls of the query client that take a key as it is. */
const CALLS =
  '/^(cancelQueries|ensureQueryData|fetchQuery|getQueryData|getQueryState|invalidateQueries|prefetchQuery|refetchQueries|removeQueries|resetQueries|setQueryData|useQuery)$/'

/** Entries of `shop/query-keys`: no key of a query is written by hand, so that none lacks its site, locale or customer. */
export const queryKeyRules = [
  {selector: 'Property[key.name="queryKey"] > ArrayExpression.value', message},
  {selector: 'VariableDeclarator[id.name="queryKey"] > ArrayExpression.init', message},
  {
    selector: `CallExpression:matches([callee.name=${CALLS}], [callee.property.name=${CALLS}]) > ArrayExpression:first-child`,
    message,
  },
]

/** The factory; and three places that mean every answer of a part of the shop. */
export const keyMakers = [
  'app/shared/api/define-query.ts',
  // The session and its shopper.
  'app/features/sign-in/public/SessionWatcher.tsx',
  // Every order.
  'app/features/sign-in/use-order-account.ts',
]
