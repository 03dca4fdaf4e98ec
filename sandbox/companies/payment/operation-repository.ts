import {type Database, execute, queryAll} from 'commerce-sandbox/database'

/** Request at the provider that moves or reserves money. Amounts are in minor units. */
export interface Operation {
  readonly reference: string
  readonly sessionId: string
  readonly kind: 'authorisation' | 'capture' | 'refund' | 'cancellation'
  readonly state: 'pending' | 'succeeded' | 'refused'
  readonly amount: number
  readonly currency: string
  readonly reason?: string
}

interface OperationRow {
  reference: string
  session_id: string
  kind: Operation['kind']
  state: Operation['state']
  amount: number
  currency: string
  reason: string | null
}

/** Stores an operation, or the new state of one with the same reference. */
export function saveOperation(db: Database, operation: Operation, now = Date.now()): void {
  execute(
    db,
    `INSERT INTO psp_operation
       (reference, session_id, kind, state, amount, currency, reason, created_at, modified_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (reference) DO UPDATE
       SET state = excluded.state, reason = excluded.reason, modified_at = excluded.modified_at`,
    operation.reference,
    operation.sessionId,
    operation.kind,
    operation.state,
    operation.amount,
    operation.currency,
    operation.reason ?? null,
    now,
    now,
  )
}

/** Returns the operations of a session, oldest first. */
export function findOperations(db: Database, sessionId: string): Operation[] {
  return queryAll<OperationRow>(
    db,
    'SELECT * FROM psp_operation WHERE session_id = ? ORDER BY created_at, rowid',
    sessionId,
  ).map(({session_id, reason, reference, kind, state, amount, currency}) => ({
    reference,
    sessionId: session_id,
    kind,
    state,
    amount,
    currency,
    reason: reason ?? undefined,
  }))
}
