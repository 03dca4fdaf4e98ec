import type {Database} from '../../db/database'
import {execute, queryAll, queryOne} from '../../db/database'
import type {Mail, MailContent} from './mail'

interface MailRecord {
  id: string
  site_id: string
  locale: string
  template: string
  channel: Mail['channel']
  recipient: string
  content: string
  data: string
  created_at: number
}

function toMail(row: MailRecord): Mail {
  return {
    id: row.id,
    siteId: row.site_id,
    locale: row.locale,
    template: row.template,
    channel: row.channel,
    to: row.recipient,
    content: JSON.parse(row.content) as MailContent,
    data: JSON.parse(row.data) as Mail['data'],
    createdAt: row.created_at,
  }
}

export function insertMail(db: Database, mail: Mail): void {
  execute(
    db,
    `INSERT INTO outbox
       (id, site_id, locale, template, channel, recipient, subject, content, data, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    mail.id,
    mail.siteId,
    mail.locale,
    mail.template,
    mail.channel,
    mail.to,
    mail.content.subject,
    JSON.stringify(mail.content),
    JSON.stringify(mail.data),
    mail.createdAt,
  )
}

/** Filter for mails; omitted fields are not checked. */
export interface MailFilter {
  /** Recipient's email address or phone number, independent of case. */
  readonly to?: string
  readonly siteId?: string
  readonly template?: string
}

/** Returns the mails that match the filter, newest first. */
export function findMails(db: Database, filter: MailFilter, limit: number): Mail[] {
  const {to = null, siteId = null, template = null} = filter
  return queryAll<MailRecord>(
    db,
    `SELECT * FROM outbox
     WHERE (?1 IS NULL OR recipient = ?1 COLLATE NOCASE) AND (?2 IS NULL OR site_id = ?2)
       AND (?3 IS NULL OR template = ?3)
     ORDER BY created_at DESC, rowid DESC LIMIT ?4`,
    to,
    siteId,
    template,
    limit,
  ).map(toMail)
}

export function findMail(db: Database, id: string): Mail | undefined {
  const row = queryOne<MailRecord>(db, 'SELECT * FROM outbox WHERE id = ?', id)
  return row && toMail(row)
}

/** Deletes a mail; returns false when it did not exist. */
export function deleteMail(db: Database, id: string): boolean {
  return execute(db, 'DELETE FROM outbox WHERE id = ?', id) > 0
}

/** Deletes all mails, or those to one recipient; returns the number of deleted mails. */
export function deleteMails(db: Database, to?: string): number {
  return to === undefined
    ? execute(db, 'DELETE FROM outbox')
    : execute(db, 'DELETE FROM outbox WHERE recipient = ? COLLATE NOCASE', to)
}
