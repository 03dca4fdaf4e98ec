import {createStore} from '@app/shared/lib/create-store'
import type {Change} from '../model/change'

const pending = createStore<readonly Change[]>([])

/** The changes that wait for a connection, in the order in which they are sent. Browser only. */
export const pendingChanges = pending.get

/** Called when the queue was read or has changed. */
export const publishPending = pending.set

/** The same for components; none on the server and in the first render. */
export const usePendingChanges = pending.useValue

/** Units that the shopper wants of a line, 0 for a removed one; undefined for a line without a change. */
export const requestedQuantity = (
  changes: readonly Change[],
  itemId: string | undefined,
): number | undefined => {
  const change = changes.find((one) => one.kind === 'line' && one.itemId === itemId)
  return change?.kind === 'line' ? change.quantity : undefined
}

/** Lines as the shopper wants them: with the new quantities, without removed ones. Prices are the backend's. */
export const withRequestedQuantities = <Line extends {readonly itemId?: string}>(
  lines: readonly Line[],
  changes: readonly Change[],
): readonly Line[] =>
  lines.flatMap((line) => {
    const quantity = requestedQuantity(changes, line.itemId)
    if (quantity === 0) return []
    return [quantity === undefined ? line : {...line, quantity}]
  })
