import type {Ok, Under} from 'commerce-sandbox/plugin'

/** Result of a variant; revenue in major units. */
interface ExperimentResult {
  siteId: string
  experiment: string
  variant: string
  visitors: number
  buyers: number
  orders: number
  revenue: {currency: string; amount: number}[]
}

/** The answers of our routes below `/admin`. */
export interface AdminAnswers {
  'GET /experiments': Ok<{data: ExperimentResult[]}>
}

/** The same with their whole paths. */
export type OwnAnswers = Under<'/admin', AdminAnswers>
