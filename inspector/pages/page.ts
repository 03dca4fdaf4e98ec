import type {ReadCounts} from '../experiments/read-results'
import type {Facts} from '../facts/facts'
import type {PaymentHistory} from '../history/payment-history'
import type {Runs} from '../history/runs'
import type {Pictures} from '../pictures/pictures'
import type {Frame} from '../views/layout'

/** Parameters of an address, by name. */
export type Parameters = Readonly<Record<string, unknown>>

/** What a page is made from. */
export interface PageContext {
  readonly facts: Facts
  readonly frame: Frame
  /** Parameters of the query, and of the path of a detail. */
  readonly query: Parameters
  readonly params: Readonly<Record<string, string>>
  readonly runs: Runs
  readonly pictures: Pictures
  readonly readCounts: ReadCounts
  readonly paymentHistory: PaymentHistory
}

/** What a table is made from beside the facts. */
export type CsvContext = Pick<PageContext, 'readCounts' | 'paymentHistory'>

/** A page of the inspector. To add one: a file in this folder, and its name in `registry.ts`. */
export interface InspectorPage {
  /** Path below the inspector, such as `/checks`; `/` for the first page. */
  readonly path: string
  /** Name in the navigation. */
  readonly name: string
  readonly show: (context: PageContext) => string | Promise<string>
  /** The page as a table for spreadsheets, at its path with `.csv`. */
  readonly csv?: (facts: Facts, more: CsvContext) => string | Promise<string>
  /** A page below it. */
  readonly detail?: {
    /** Path below that of the page, such as `/:site/:locale`. */
    readonly path: string
    /** Null for something that does not exist. */
    readonly show: (context: PageContext) => string | null
  }
}
