/** Instance of the personalisation service in which the data of a site is stored (rule RECO-6). */
interface ServiceInstance {
  readonly realm: string
  readonly instanceType: 'prd' | 'sbx'
}

/** Realm and type of instance from an organization id: `f_ecom_bhlt_001`, `f_ecom_bhlt_prd`. */
export function instanceOf(organizationId: string): ServiceInstance {
  const [, realm = '', instance = ''] = /^f_ecom_([^_]+)_(.+)$/.exec(organizationId) ?? []
  return {realm, instanceType: instance === 'prd' ? 'prd' : 'sbx'}
}

/** The personalisation account of a site. */
export interface PersonalisationAccount {
  readonly siteId: string
  readonly organizationId: string
}

/** Id of a site in the personalisation service: realm and site. */
export const serviceSiteId = ({siteId, organizationId}: PersonalisationAccount): string =>
  `${instanceOf(organizationId).realm}-${siteId}`
