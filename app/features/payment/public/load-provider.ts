import type {Shop} from '@app/shared/lib/shop-context'
import {PaymentError, type PaymentConnection, type PaymentProvider} from './provider'

/** The adapters by `PAYMENT_PROVIDER`; a browser loads the one that its shop uses. */
const providers: Readonly<Record<string, (origin: string) => Promise<PaymentProvider>>> = {
  sandbox: async (origin) =>
    (await import('../providers/sandbox-provider')).sandboxProvider(origin),
}

/**
 * Connects to the shop's payment provider, in the checkout only: the security policy of other pages refuses
 * its script. Aborting the signal removes the provider's frames.
 * @throws PaymentError
 */
export async function connectProvider(
  {services, locale}: Shop,
  signal: AbortSignal,
): Promise<PaymentConnection> {
  const {provider, origin} = services.payment
  const load = providers[provider]
  if (!load) throw new PaymentError('unavailable', `There is no payment provider '${provider}'.`)
  return (await load(origin)).connect({locale: locale.id, signal})
}
