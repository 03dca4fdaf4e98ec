import type {PageKind} from './routes'

/**
 * Reports of browsers to the shop: page speed and errors, which pages send, and violations of the content security policy,
 * which browsers send by themselves. The shop keeps nothing that identifies or tracks a person.
 */

/** Path to which pages send reports by `navigator.sendBeacon`, and browsers those of the security policy. */
export const FIELD_PATH = '/shop-health'

/** Maximum number of items in one report, and maximum size of its JSON in bytes. */
export const MAX_ITEMS = 20
export const MAX_REPORT_BYTES = 8_192
export const MAX_MESSAGE = 200

export const VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const
type VitalName = (typeof VITALS)[number]

export interface VitalItem {
  type: 'vital'
  page: PageKind
  name: VitalName
  /** Value in milliseconds; without unit for CLS. */
  value: number
}

export interface ErrorItem {
  type: 'error'
  page: PageKind
  message: string
  /** Position in the bundle, `file:line:column`; empty when it is unknown. */
  source: string
}

export interface ViolationItem {
  type: 'violation'
  page: PageKind
  /** Violated directive, such as `img-src`. */
  directive: string
  /** Blocked origin, or a keyword such as `inline`. */
  blocked: string
  /** `report` for a policy that is only watched. */
  disposition: 'enforce' | 'report'
}

export type FieldItem = VitalItem | ErrorItem | ViolationItem

export interface FieldReport {
  /** Id of the site. */
  site: string
  /** Locale, for example `de-DE`. */
  locale: string
  /** Id of the bundle that rendered the page. */
  bundle: string
  items: FieldItem[]
}
