import {ApiFault, faultFromSdkError, isApiFault} from '@common/fault'

/** Returns a valid access token; with `refresh` a new one. */
export type TokenSource = (refresh: boolean) => Promise<string>

/** Runs an SDK call and converts its failure to an `ApiFault`. */
export async function faulting<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw await faultFromSdkError(error)
  }
}

/**
 * Runs a call that sends the token itself; after a 401 it gets a new token and repeats the call once (rule
 * CUST-4). The SDK's own hooks do the same for their calls.
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

/** Fault of a basket call without a basket. */
export const noBasketFault = (): ApiFault =>
  new ApiFault({
    type: 'basket-not-found',
    status: 404,
    title: 'Basket Not Found',
    detail: 'There is no basket.',
    arguments: {},
  })

/** The changed object no longer exists: the basket was changed elsewhere, or was ordered. */
export const isStaleBasket = (error: unknown): boolean => isApiFault(error) && error.status === 404
