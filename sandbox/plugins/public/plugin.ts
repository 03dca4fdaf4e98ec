/** What every plug-in needs: its definition, what routes need and answer, and their faults. */
export {Type} from '@sinclair/typebox'
export type {FastifyReply, FastifyRequest} from 'fastify'
export {CommerceFault} from '../../domains/commerce-fault'
export {decodePart} from '../../domains/decode-part'
export type {JsonValue} from '../../domains/json'
export {owner as ownPage} from '../../http/admin/admin-route'
export {html, type Html} from '../../http/admin/html'
export type {Content, Custom, Done, Ok, Under} from '../../http/answers/answer-types'
export type {Problem} from '../../http/answers/problem'
export {clientAddress} from '../../http/common/client-address'
export {inEqualTime} from '../../http/common/equal-time'
export {
  anyone,
  needing,
  pathParameter,
  redirectTo,
  sendAs,
  type Need,
} from '../../http/common/routes'
export {shopLink} from '../../http/common/shop-link'
export {
  ownBasket,
  ownCustomer,
  ownOrder,
  self,
  session,
  shopper,
  type SessionContext,
} from '../../http/common/shopper-api'
export {visitorCountry} from '../../http/common/visitor-country'
export {ApiProblem, missingParameter} from '../../http/errors'
export type {Sandbox} from '../../sandbox'
export {controller, ControllerError, controllerVisitor} from '../controllers'
export {
  definePlugin,
  type Plugin,
  type PluginDefinition,
  type Routes,
  type SimulatedService,
} from '../define-plugin'
