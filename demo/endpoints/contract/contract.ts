import type {PluginContract} from 'commerce-sandbox/contract'
import {customAccountScenarios} from './custom-accounts'
import {customBasketScenarios} from './custom-baskets'
import {customReadScenarios} from './custom-reads'
import {customWriteScenarios} from './custom-writes'
import {customerServiceScenarios} from './customer-service'
import {experimentScenarios} from './experiments'
import {siteControllerScenarios} from './site-controllers'
import {ocapiScenarios} from './ocapi'
import {
  controllerOperations,
  customOperations,
  ocapiOperations,
  readerOperations,
} from './operations'

/** What our endpoints add to the contract suite. */
export const contract: PluginContract = {
  operations: {
    custom: customOperations,
    controllers: controllerOperations,
    ocapi: ocapiOperations,
    readers: readerOperations,
  },
  scenarios: [
    ...siteControllerScenarios,
    ...ocapiScenarios,
    ...customReadScenarios,
    ...customWriteScenarios,
    ...customBasketScenarios,
    ...customAccountScenarios,
    ...customerServiceScenarios,
    ...experimentScenarios,
  ],
}
