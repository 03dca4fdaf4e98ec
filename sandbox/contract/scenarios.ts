import type {Scenario} from './scenario'
import {basketScenarios} from './scenarios/baskets'
import {catalogScenarios} from './scenarios/catalog'
import {loginScenarios} from './scenarios/login'
import {ocapiCheckoutScenarios} from './scenarios/ocapi-checkout'
import {ocapiContentScenarios} from './scenarios/ocapi-content'
import {orderScenarios} from './scenarios/orders'

/** Every scenario of the contract, in the order in which they run. */
export const scenarios: readonly Scenario[] = [
  ...loginScenarios,
  ...catalogScenarios,
  ...basketScenarios,
  ...orderScenarios,
  ...ocapiCheckoutScenarios,
  ...ocapiContentScenarios,
]
