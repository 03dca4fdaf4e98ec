import type {PageKind} from './routes'

/**
 * What browsers tell the shop about itself: how fast pages were, what broke, and what the content
 * security policy refused. Nothing in it names or follows a person.
 */

/** Where browsers send reports, by `navigator.sendBeacon`. */
export const FIELD_PATH = '/shop-health'

/** Most items of one report, and most bytes of its JSON. */
export const MAX_ITEMS = 20
export const MAX_REPORT_BYTES = 8_192
export const MAX_MESSAGE = 200

export const VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const
export type VitalName = (typeof VITALS)[number]

export interface VitalItem {
  type: 'vital'
  page: PageKind
  name: VitalName
  /** Milliseconds; without unit for CLS. */
  value: number
}

export interface ErrorItem {
  type: 'error'
  page: PageKind
  message: string
  /** `file:line:column` of the bundle, empty when it is not known. */
  source: string
}

export interface ViolationItem {
  type: 'violation'
  page: PageKind
  /** Directive that was broken, such as `img-src`. */
  directive: string
  /** Origin of what was refused, or a keyword such as `inline`. */
  blocked: string
}

export type FieldItem = VitalItem | ErrorItem | ViolationItem

export interface FieldReport {
  /** Site id. */
  site: string
  /** For example `de-DE`. */
  locale: string
  /** Id of the bundle that the page was made with. */
  bundle: string
  items: FieldItem[]
}
