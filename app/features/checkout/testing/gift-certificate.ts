import type {SandboxHandle} from '@app/shared/test/sandbox-handle'

/** Lets a site of the sandbox take gift certificates. */
export function addGiftCertificateMethod(
  sandbox: Pick<SandboxHandle, 'sql'>,
  siteId = 'DEU',
): void {
  sandbox.sql(
    `INSERT OR REPLACE INTO payment_method (site_id, id, position, enabled, name, description,
       processor_id, limits, countries, currencies, customer_groups, custom)
     VALUES (?, 'GIFT_CERTIFICATE', 8, 1, '{"default": "Gift certificate"}', '{}', NULL, '{}', '[]',
       '[]', '[]', '{}')`,
    siteId,
  )
}

interface NewCertificate {
  readonly code: string
  /** In major units of the site's currency. */
  readonly amount: number
  /** ISO 8601 date. */
  readonly expiresAt?: string
}

/** Issues a gift certificate. */
export const issueCertificate = (
  sandbox: Pick<SandboxHandle, 'admin'>,
  certificate: NewCertificate,
  siteId = 'DEU',
): Promise<unknown> => sandbox.admin('POST', '/admin/gift-certificates', {siteId, ...certificate})
