import type {Routes} from 'commerce-sandbox/plugin'
import type {CustomAnswers} from './answers/custom'

/** Routes of custom APIs that belong together; their keys begin with the API. */
export type CustomRoutes = Routes<CustomAnswers>
