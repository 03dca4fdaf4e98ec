import type {Database} from '../db/database'

/** Where the links lead that the sandbox gives out. */
export interface LinkBase {
  /** Absolute URL without a trailing slash. */
  readonly publicUrl: string
  /** Origin of the payment provider. */
  readonly paymentUrl: string
  /** Origin of the storefront, without a trailing slash, for the links of mails. */
  readonly shopUrl: string
  /** B2C Commerce organization, `f_ecom_<tenant>`. */
  readonly organizationId: string
}

/** What texts and pictures are read with: the database, and where links to its files lead. */
export interface ShopData {
  readonly db: Database
  readonly links: LinkBase
}

/** Tenant of the organization: `f_ecom_sbox_001` -> `sbox_001`. */
export function tenantOf(organizationId: string): string {
  return organizationId.replace(/^f_ecom_/, '')
}
