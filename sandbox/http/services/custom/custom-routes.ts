import type {Sandbox} from '../../../sandbox'
import type {CustomAnswers} from '../../answers/custom'
import type {Route} from '../../common/routes'

/** Routes of custom APIs that belong together; their keys begin with the API. */
export type CustomRoutes = (route: Route<CustomAnswers>, sandbox: Sandbox) => void
