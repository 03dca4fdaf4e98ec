/** The life of an order after it was placed: stages and returns. */
export {lookUpForGuest, requireOpenOrder} from '../../../domains/fulfilment/order-access'
export {orderStages, stageOf, type OrderStage} from '../../../domains/fulfilment/order-stage'
export {paidForDelivery} from '../../../domains/fulfilment/return-amounts'
export {findReturns, type OrderReturn} from '../../../domains/fulfilment/return-repository'
export {
  acceptsReturns,
  refundSteps,
  returnEnd,
  returnReasonIds,
} from '../../../domains/fulfilment/return-rules'
export {announceReturn, confirmReturn} from '../../../domains/fulfilment/return-service'
export {creditNumber, invoiceNumber} from '../../../domains/order-documents/document-model'
export {makeCreditNote, makeInvoice} from '../../../domains/order-documents/invoice'
export {makeReturnLabel} from '../../../domains/order-documents/return-label'
