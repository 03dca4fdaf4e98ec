import {pageUses, type PaymentPageUse} from './page-uses'
import {recordOf, SCRIPT_IDS, type ScriptId} from './records'
import type {ScriptRecord} from './script-record'

/** A service of another company on the pages of payment. */
export interface InventoryEntry extends PaymentPageUse {
  readonly id: ScriptId
  readonly record: ScriptRecord
}

/** The services that the pages of payment may load, in the order of the registry (PCI DSS 6.4.3). */
export const paymentInventory: readonly InventoryEntry[] = SCRIPT_IDS.flatMap((id) => {
  const {payment} = pageUses[id]
  return payment ? [{id, record: recordOf(id), ...payment}] : []
})

/** How the integrity of a service is assured. */
function integrityOf({frame, integrityOf: hash}: ScriptRecord): string {
  if (frame) return 'sandboxed frame, which cannot reach the page'
  return hash ? 'hash in `integrity` of the site, where it is set; its address' : 'its address'
}

/** Cells of the table in `docs/guides/payment-pages.md`. */
export const inventoryRows = (): string[][] =>
  paymentInventory.map(({id, record, purpose, allowedBy}) => [
    `\`${id}\``,
    purpose,
    allowedBy,
    record.consent,
    integrityOf(record),
  ])
