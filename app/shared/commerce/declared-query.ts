interface Declared<Answer> {
  readonly queryKey: readonly unknown[]
  readonly queryFn: () => Promise<Answer>
}

/**
 * A read under the key of the hook of commerce-sdk-react for the same operation: a page declares it, the server fills it,
 * and the hook with the same parameters makes no second request.
 * @param client of `shop.api.clients`
 * @param helper key helper of the operation, of `@salesforce/commerce-sdk-react/hooks/Shopper…/queryKeyHelpers`
 * @param read calls the operation
 */
export function declaredQuery<Parameters extends object, Answer>(
  client: {readonly clientConfig: {readonly parameters: object}},
  helper: {readonly queryKey: (parameters: never) => readonly unknown[]},
  parameters: Parameters,
  read: (options: {parameters: Parameters}) => Promise<Answer>,
): Declared<Answer> {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined)
  const all = {...client.clientConfig.parameters, ...Object.fromEntries(given)}
  return {
    queryKey: helper.queryKey(all as never),
    queryFn: () => read({parameters}),
  }
}
