import type {ShipmentMoves} from '../../domains/fulfilment/move-shipment'
import type {OrderStage} from '../../domains/fulfilment/order-stage'
import {html, type Html} from './html'
import type {OrderState} from './order-routes'

/** Labels of the buttons that move an order. */
const labels: Readonly<Record<OrderStage, string>> = {
  created: 'Reopen',
  paid: 'Receive payment',
  shipped: 'Ship',
  delivered: 'Deliver',
  returned: 'Return all',
  cancelled: 'Cancel',
  failed: 'Fail',
}

/** The buttons of one shipment; shipments are counted in the order of the confirmation. */
function shipmentActions(orderNo: string, {shipmentId, moves}: ShipmentMoves, index: number): Html {
  return html`${moves.map(
    (stage) =>
      html`<form method="post" action="/admin/orders/${orderNo}/moves">
        <input type="hidden" name="to" value="${stage}" />
        <input type="hidden" name="shipmentId" value="${shipmentId}" />
        <button>
          ${labels[stage]} parcel ${index + 1}<span class="hidden"> of ${orderNo}</span>
        </button>
      </form>`,
  )}`
}

/** The buttons that move one order or a shipment of it to its next stages, and receive its returns. */
export function orderActions({orderNo, moves, shipments, returns}: OrderState): Html {
  const open = returns.filter(({state}) => state === 'announced')
  if (moves.length === 0 && open.length === 0) return html`<span class="quiet">none</span>`
  return html`<div class="actions">
    ${moves.map(
      (stage) =>
        html`<form method="post" action="/admin/orders/${orderNo}/moves">
          <input type="hidden" name="to" value="${stage}" />
          <button>${labels[stage]}<span class="hidden"> ${orderNo}</span></button>
        </form>`,
    )}${shipments.map((one, index) => shipmentActions(orderNo, one, index))}${open.map(
      ({id}) =>
        html`<form method="post" action="/admin/orders/${orderNo}/returns/${id}/receive">
          <button>Receive ${id}</button>
        </form>`,
    )}
  </div>`
}
