import type {Scenario} from './scenario'
import {accountLoginScenarios} from './scenarios/account-login'
import {basketScenarios} from './scenarios/baskets'
import {catalogScenarios} from './scenarios/catalog'
import {customerScenarios} from './scenarios/customers'
import {loginScenarios} from './scenarios/login'
import {ocapiCatalogScenarios} from './scenarios/ocapi-catalog'
import {ocapiCheckoutScenarios} from './scenarios/ocapi-checkout'
import {ocapiContentScenarios} from './scenarios/ocapi-content'
import {ocapiCustomerScenarios} from './scenarios/ocapi-customers'
import {ocapiMoveScenarios} from './scenarios/ocapi-moves'
import {orderScenarios} from './scenarios/orders'
import {promotionScenarios} from './scenarios/promotions'
import {serviceScenarios} from './scenarios/services'
import {visitorScenarios} from './scenarios/visitor'

/** Every scenario of the contract, in the order in which they run. */
export const scenarios: readonly Scenario[] = [
  ...loginScenarios,
  ...accountLoginScenarios,
  ...catalogScenarios,
  ...basketScenarios,
  ...orderScenarios,
  ...customerScenarios,
  ...visitorScenarios,
  ...promotionScenarios,
  ...serviceScenarios,
  ...ocapiCatalogScenarios,
  ...ocapiCheckoutScenarios,
  ...ocapiCustomerScenarios,
  ...ocapiMoveScenarios,
  ...ocapiContentScenarios,
]
