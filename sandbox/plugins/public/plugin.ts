/** What every plug-in needs: its definition, what routes need and answer, and their faults. */
export {Type, type Static} from '@sinclair/typebox'
export type {FastifyError, FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
export {CommerceFault} from '../../domains/commerce-fault'
export {cutText} from '../../domains/cut-text'
export {escapeHtml} from '../../domains/outbox/mail-html'
export {randomId} from '../../domains/ids'
export {pauseAfter} from '../../domains/retry-pause'
export {isSigned, signatureOf} from '../../domains/signature'
export {decodePart} from '../../domains/decode-part'
export {fillText} from '../../domains/fill-text'
export type {JsonValue} from '../../domains/json'
export {owner as ownPage, readLimit} from '../../http/admin/admin-route'
export {table, time} from '../../http/admin/dashboard-parts'
export {html, type Html} from '../../http/admin/html'
export type {Content, Custom, Done, Ok, Under} from '../../http/answers/answer-types'
export type {OkDocument} from '../../http/answers/ocapi/document'
export type {Problem} from '../../http/answers/problem'
export {shopOf} from '../../http/common/checkout-context'
export {clientAddress} from '../../http/common/client-address'
export {inEqualTime} from '../../http/common/equal-time'
export {
  anyone,
  checkedByHandler,
  checkedByHook,
  needing,
  pathParameter,
  redirectTo,
  sendAs,
  sendPage,
  type Below,
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
export {isAllowedOrigin} from '../../http/cross-origin'
export {ApiProblem, missingParameter, OcapiFault} from '../../http/errors'
export {acceptForms, formFields, readForms} from '../../http/forms'
export {OCAPI_VERSION, ocapiDocument} from '../../http/ocapi/document'
export {
  client as ocapiClient,
  session as ocapiSession,
  visitor as ocapiVisitor,
  type OcapiRows,
} from '../../http/ocapi/needs'
export {structureDefect} from '../../http/json-structure'
export type {Outgoing} from '../../outgoing'
export type {Sandbox} from '../../sandbox'
export {controller, ControllerError, controllerVisitor} from '../controllers'
export {
  definePlugin,
  simulatedService,
  type Plugin,
  type PluginDefinition,
  type Routes,
  type SimulatedService,
} from '../define-plugin'
