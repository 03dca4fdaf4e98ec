import type {SiteConfig} from '../../config/schema'
import type {SiteBackend} from '../backend/backend'
import type {CheckoutFacts} from './facts'

const BASKETS = 'checkout/shopper-baskets/v1'

interface Basket {
  basketId: string
}

interface PaymentMethods {
  applicablePaymentMethods?: {id: string; name?: string}[]
}

interface ShippingMethods {
  applicableShippingMethods?: {id: string; name?: string; price?: number}[]
}

interface Priced {
  productItems?: {taxRate?: number}[]
}

/**
 * The first product, variant of a product included, that can be bought; null when there is none.
 * @throws BackendFailure
 */
async function findBuyable(backend: SiteBackend, site: SiteConfig): Promise<string | null> {
  const {hits = []} = await backend.scapi<{
    hits?: {orderable?: boolean; representedProduct?: {id?: string}}[]
  }>('search/shopper-search/v1', '/product-search', {
    refine: 'cgid=root',
    limit: 24,
    locale: site.l10n.defaultLocale,
    currency: site.l10n.defaultCurrency,
    expand: 'availability,represented_products',
    select: '(hits.(orderable,representedProduct.(id)))',
  })
  return hits.find(({orderable}) => orderable)?.representedProduct?.id ?? null
}

/**
 * What a basket with one product is offered: a basket of a guest, which is deleted afterwards. Null when nothing can be
 * bought.
 * @throws BackendFailure
 */
export async function readCheckout(
  backend: SiteBackend,
  site: SiteConfig,
): Promise<CheckoutFacts | null> {
  const productId = await findBuyable(backend, site)
  if (productId === null) return null
  const {defaultLocale: locale, defaultCurrency: currency} = site.l10n
  const {basketId} = await backend.scapi<Basket>(
    BASKETS,
    '/baskets',
    {locale},
    {method: 'POST', body: {currency}},
  )
  const path = `/baskets/${basketId}`
  try {
    await backend.scapi(
      BASKETS,
      `${path}/items`,
      {locale},
      {
        method: 'POST',
        body: [{productId, quantity: 1}],
      },
    )
    const shipment = `${path}/shipments/me`
    await backend.scapi(
      BASKETS,
      `${shipment}/shipping-address`,
      {locale},
      {
        method: 'PUT',
        body: {countryCode: site.shipTo[0] ?? site.countryCode},
      },
    )
    const [payment, delivery] = await Promise.all([
      backend.scapi<PaymentMethods>(BASKETS, `${path}/payment-methods`, {locale}),
      backend.scapi<ShippingMethods>(BASKETS, `${shipment}/shipping-methods`, {locale}),
    ])
    const priced = await backend.scapi<Priced>(BASKETS, path, {locale})
    return {
      payment: (payment.applicablePaymentMethods ?? []).map(({id, name = id}) => ({id, name})),
      delivery: (delivery.applicableShippingMethods ?? []).map(({id, name = id, price}) => ({
        id,
        name,
        ...(price !== undefined && {price}),
      })),
      taxRate: priced.productItems?.[0]?.taxRate ?? null,
    }
  } finally {
    await backend.scapi(BASKETS, path, {}, {method: 'DELETE'}).catch(() => undefined)
  }
}
