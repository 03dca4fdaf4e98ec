import {
  type PaymentMethod,
  type PaymentProvider,
  readPaymentCards,
  readPaymentMethods,
} from 'commerce-sandbox/domains/payment'
import {localize, type Site} from 'commerce-sandbox/domains/sites'
import type {Sandbox} from 'commerce-sandbox/plugin'

/**
 * Icon of a payment method. `card` is a brand of cards, `hosted` a method of the payment provider, `method` one that
 * the shop settles itself. `image` is an address or a path on the static host; null without a picture.
 */
interface PaymentIcon {
  readonly id: string
  readonly type: 'card' | 'hosted' | 'method'
  readonly name: string
  readonly image: string | null
}

/** Processor whose methods are paid at the payment provider. */
const PROVIDER_PROCESSOR = 'HOSTED_PAYMENT'

/** The icons of all methods that a site accepts: cards, methods of the provider, methods of the shop. */
export function paymentIcons(
  {db, provider}: Pick<Sandbox, 'db' | 'provider'>,
  site: Site,
  locale: string,
): PaymentIcon[] {
  const methods = readPaymentMethods(db, site.id)
  const idOf = (id: string) => id.toLowerCase().replace(/\W+/g, '-')
  return [
    ...readPaymentCards(db, site.id).map(({cardType, name, image}) => ({
      id: idOf(cardType),
      type: 'card' as const,
      name: localize(name, locale) ?? cardType,
      image,
    })),
    ...methods
      .filter(({processorId}) => processorId === PROVIDER_PROCESSOR)
      .flatMap((method) => hostedIcons(provider, method, site, locale)),
    ...methods.map(({id, name, image}) => ({
      id: idOf(id),
      type: 'method' as const,
      name: localize(name, locale) ?? id,
      image,
    })),
  ]
}

/** The provider's methods for the first country of a method; their pictures are a preference of the site. */
function hostedIcons(
  provider: PaymentProvider | undefined,
  {countries}: PaymentMethod,
  site: Site,
  locale: string,
): PaymentIcon[] {
  const images = imagesOf(site)
  const situation = {countryCode: countries[0] ?? null, currency: site.currency, amount: null}
  const offered = provider?.methods(situation, locale) ?? []
  return offered.map(({type, name}) => ({
    id: type,
    type: 'hosted',
    name,
    image: images[type] ?? null,
  }))
}

/** Preference `paymentMethodImages`: the text of a JSON object of image by method. */
function imagesOf({preferences}: Site): Readonly<Record<string, string>> {
  const value = preferences['paymentMethodImages']
  if (typeof value !== 'string') return {}
  try {
    return (JSON.parse(value) ?? {}) as Record<string, string>
  } catch {
    return {}
  }
}
