import type {Problem} from './problem'

/** The errors of custom APIs; plug-ins have the tables of their routes. */
export interface CustomAnswers {
  errors: {'4xx': Problem; '5xx': Problem}
}
