import {ApiFault, faultFromSdkError, isApiFault} from '@common/fault'

/** A valid access token; with `refresh` a new one. */
export type TokenSource = (refresh: boolean) => Promise<string>

/** Runs an SDK call and turns its failure into the one fault model. */
export async function faulting<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw await faultFromSdkError(error)
  }
}

/**
 * Runs a call that carries the token itself; an answer 401 asks for a fresh token and is repeated once
 * (rule CUST-4). The SDK's own hooks do the same for theirs.
 * @throws ApiFault
 */
export async function withToken<T>(
  token: TokenSource,
  run: (accessToken: string) => Promise<T>,
): Promise<T> {
  const attempt = async (refresh: boolean) => faulting(run(await faulting(token(refresh))))
  try {
    return await attempt(false)
  } catch (error) {
    if (isApiFault(error) && error.status === 401) return attempt(true)
    throw error
  }
}

/** A basket call without a basket. */
export const noBasketFault = (): ApiFault =>
  new ApiFault({
    type: 'basket-not-found',
    status: 404,
    title: 'Basket Not Found',
    detail: 'There is no basket.',
    arguments: {},
  })

/** What was to be changed is gone: the basket changed elsewhere, or was ordered. */
export const isStaleBasket = (error: unknown): boolean => isApiFault(error) && error.status === 404
