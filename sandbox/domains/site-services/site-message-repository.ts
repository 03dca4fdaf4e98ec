import {randomUUID} from 'node:crypto'
import type {Database} from '../../db/database'
import {execute, queryAll} from '../../db/database'
import type {JsonValue} from '../json'

export interface SiteMessage {
  readonly id: string
  readonly subject: string | null
  readonly body: JsonValue
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** Stores a message from a storefront to its site; returns the id of the message. */
export function keepMessage(
  db: Database,
  siteId: string,
  kind: string,
  body: JsonValue,
  subject?: string,
): string {
  const id = randomUUID()
  execute(
    db,
    `INSERT INTO site_message (id, site_id, kind, subject, body, created_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    id,
    siteId,
    kind,
    subject ?? null,
    JSON.stringify(body),
    Date.now(),
  )
  return id
}

interface MessageRow {
  id: string
  site_id: string
  kind: string
  subject: string | null
  body: string
  created_at: number
}

function toMessage(row: MessageRow): SiteMessage {
  return {
    id: row.id,
    subject: row.subject,
    body: JSON.parse(row.body) as JsonValue,
    createdAt: row.created_at,
  }
}

/** The latest messages, of one site and of one kind where these are given, newest first. */
export function latestMessages(
  db: Database,
  {siteId, kind}: {siteId?: string; kind?: string},
  limit: number,
): (SiteMessage & {siteId: string; kind: string})[] {
  const rows = queryAll<MessageRow>(
    db,
    `SELECT * FROM site_message WHERE site_id = coalesce(?, site_id) AND kind = coalesce(?, kind)
     ORDER BY created_at DESC, rowid DESC LIMIT ?`,
    siteId ?? null,
    kind ?? null,
    limit,
  )
  return rows.map((row) => ({...toMessage(row), siteId: row.site_id, kind: row.kind}))
}

/** The messages of a kind about one subject, oldest first. */
export function messagesAbout(
  db: Database,
  siteId: string,
  kind: string,
  subject: string,
): SiteMessage[] {
  return queryAll<MessageRow>(
    db,
    `SELECT * FROM site_message WHERE site_id = ? AND kind = ? AND subject = ?
     ORDER BY created_at, rowid`,
    siteId,
    kind,
    subject,
  ).map(toMessage)
}
