import type {Database} from '../db/database'
import type {PaymentProvider} from './payment-provider'

/**
 * Pages of the storefront to which mails lead: paths with `{site}` and `{locale}` in lower case, and for an order
 * `{orderNo}` and `{cancelHash}` (number and cancel token with a colon between, in URL-safe base64).
 */
export interface ShopPages {
  readonly order: string
  readonly cancel: string
  readonly tracking: string
  readonly cart: string
  /** Where a consumer withdraws from the contract; mails name it where the site has a period. */
  readonly withdraw: string
  /** Pages that redeem the code of a mail. */
  readonly login: string
  readonly reset: string
}

/** The pages of the template of PWA Kit, which shows an order without a page of its own for its parcels. */
export const templatePages: ShopPages = {
  order: '/account/orders/{orderNo}',
  cancel: '/account/orders/{orderNo}',
  tracking: '/account/orders/{orderNo}',
  cart: '/cart',
  withdraw: '/account/orders/{orderNo}',
  login: '/passwordless-login-landing',
  reset: '/reset-password-landing',
}

/** Where the links lead that the sandbox gives out. */
export interface LinkBase {
  /** Absolute URL without a trailing slash. */
  readonly publicUrl: string
  /** Origin of the storefront, without a trailing slash, for the links of mails. */
  readonly shopUrl: string
  readonly shopPages: ShopPages
  /** B2C Commerce organization, `f_ecom_<tenant>`. */
  readonly organizationId: string
}

/** What the domains work with: the database, where links lead, and the payment provider. */
export interface ShopData {
  readonly db: Database
  readonly links: LinkBase
  /** The payment provider that a plug-in brings; without one, orders are not paid online. */
  readonly provider?: PaymentProvider
}

/** Tenant of the organization: `f_ecom_sbox_001` -> `sbox_001`. */
export function tenantOf(organizationId: string): string {
  return organizationId.replace(/^f_ecom_/, '')
}
