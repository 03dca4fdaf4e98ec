import type {Choice} from '@app/features/product/public/variation'

/**
 * Choice of one part of a set or bundle: an encoded query string under the part's product id, such as
 * `?BH-3010=color%3Doak` (rule ROUTE-4).
 */
export function nestedSearch(search: URLSearchParams, productId: string): URLSearchParams {
  return new URLSearchParams(search.get(productId) ?? '')
}

/** Query string of the page with another choice of one part; the other parts stay as they are. */
export function withNestedChoice(search: string, productId: string, choice: Choice): string {
  const parameters = new URLSearchParams(search)
  const nested = nestedSearch(parameters, productId)
  nested.delete('pid')
  for (const [id, value] of Object.entries(choice)) nested.set(id, value)
  parameters.set(productId, nested.toString())
  return `?${parameters.toString()}`
}
