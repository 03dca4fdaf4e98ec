import {execute, queryAll, queryOne, type Database} from 'commerce-sandbox/database'
import type {JsonValue} from 'commerce-sandbox/plugin'
import {filesOf} from './service-file-repository'

export type TicketKind = 'contact' | 'press-contact'

/** A message to customer service with its number. */
export interface Ticket {
  /** Number as shoppers read it: `T-100001`. */
  readonly ticketNumber: string
  readonly messageId: string
  readonly siteId: string
  readonly kind: TicketKind
  readonly email: string | null
  readonly body: JsonValue
  readonly files: readonly {readonly name: string; readonly type: string}[]
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** Numbers begin above this one, so that all have six digits. */
const OFFSET = 100_000

const shown = (number: number): string => `T-${OFFSET + number}`

/** Makes a ticket of a message and returns its number. */
export function insertTicket(
  db: Database,
  ticket: {messageId: string; siteId: string; requestId: string | undefined},
): string {
  execute(
    db,
    'INSERT INTO service_ticket (message_id, site_id, request_id) VALUES (?, ?, ?)',
    ticket.messageId,
    ticket.siteId,
    ticket.requestId ?? null,
  )
  const row = queryOne<{number: number}>(
    db,
    'SELECT number FROM service_ticket WHERE message_id = ?',
    ticket.messageId,
  )
  return shown(row?.number ?? 0)
}

/** The ticket that an earlier call of the same request made. */
export function findTicketOfRequest(
  db: Database,
  siteId: string,
  requestId: string,
): {id: string; ticketNumber: string} | null {
  const row = queryOne<{number: number; message_id: string}>(
    db,
    'SELECT number, message_id FROM service_ticket WHERE site_id = ? AND request_id = ?',
    siteId,
    requestId,
  )
  return row ? {id: row.message_id, ticketNumber: shown(row.number)} : null
}

interface TicketRow {
  number: number
  message_id: string
  site_id: string
  kind: TicketKind
  subject: string | null
  body: string
  created_at: number
}

/** The latest tickets of all sites, newest first. */
export function latestTickets(db: Database, limit: number): Ticket[] {
  return queryAll<TicketRow>(
    db,
    `SELECT service_ticket.number, service_ticket.message_id, site_message.site_id, kind, subject,
       body, created_at
     FROM service_ticket JOIN site_message ON site_message.id = service_ticket.message_id
     ORDER BY service_ticket.number DESC LIMIT ?`,
    limit,
  ).map((row) => ({
    ticketNumber: shown(row.number),
    messageId: row.message_id,
    siteId: row.site_id,
    kind: row.kind,
    email: row.subject,
    body: JSON.parse(row.body) as JsonValue,
    files: filesOf(db, row.message_id),
    createdAt: row.created_at,
  }))
}
