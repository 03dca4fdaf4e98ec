import type {Scenario} from './scenario'
import {accountLoginScenarios} from './scenarios/account-login'
import {availabilityScenarios} from './scenarios/availability'
import {basketScenarios} from './scenarios/baskets'
import {catalogScenarios} from './scenarios/catalog'
import {customerScenarios} from './scenarios/customers'
import {experienceScenarios} from './scenarios/experience'
import {externalProfileScenarios} from './scenarios/external-profiles'
import {loginScenarios} from './scenarios/login'
import {ocapiCatalogScenarios} from './scenarios/ocapi-catalog'
import {ocapiCheckoutScenarios} from './scenarios/ocapi-checkout'
import {ocapiContentScenarios} from './scenarios/ocapi-content'
import {ocapiCustomerScenarios} from './scenarios/ocapi-customers'
import {ocapiMoveScenarios} from './scenarios/ocapi-moves'
import {ocapiOrderScenarios} from './scenarios/ocapi-orders'
import {orderLifeScenarios} from './scenarios/order-life'
import {orderScenarios} from './scenarios/orders'
import {promotionScenarios} from './scenarios/promotions'
import {serviceScenarios} from './scenarios/services'
import {visitorScenarios} from './scenarios/visitor'

/** Every scenario of the contract, in the order in which they run. */
export const scenarios: readonly Scenario[] = [
  ...loginScenarios,
  ...accountLoginScenarios,
  ...catalogScenarios,
  ...availabilityScenarios,
  ...basketScenarios,
  ...orderScenarios,
  ...orderLifeScenarios,
  ...customerScenarios,
  ...externalProfileScenarios,
  ...visitorScenarios,
  ...promotionScenarios,
  ...serviceScenarios,
  ...experienceScenarios,
  ...ocapiCatalogScenarios,
  ...ocapiCheckoutScenarios,
  ...ocapiCustomerScenarios,
  ...ocapiMoveScenarios,
  ...ocapiContentScenarios,
  ...ocapiOrderScenarios,
]
