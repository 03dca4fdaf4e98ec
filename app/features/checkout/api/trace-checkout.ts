import type {Shop} from '@app/shared/lib/shop-context'
import type {CheckoutState} from '../model/machine'

/** States that the customer service has to know when a shopper calls about an order. */
const TRACED: ReadonlySet<CheckoutState> = new Set([
  'placing',
  'paying',
  'challenge',
  'leaving',
  'resuming',
  'failing',
  'checking',
  'confirming',
])

/**
 * Records the course of an order (`POST shopper-checkout/v1/.../trace`). It contains no personal data, and no
 * token. A failure is ignored.
 * @param traceId random id of this visit of the checkout
 */
export async function traceCheckout(
  {api}: Shop,
  {traceId, state, orderNo}: {traceId: string; state: CheckoutState; orderNo?: string},
): Promise<void> {
  if (!TRACED.has(state)) return
  await api
    .scapi('/custom/shopper-checkout/v1/organizations/:org/trace', {
      method: 'POST',
      body: {traceId, state, ...(orderNo && {orderNo})},
    })
    .catch(() => undefined)
}
