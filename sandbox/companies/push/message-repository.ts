import {type Database, execute, queryAll, queryOne} from 'commerce-sandbox/database'

/** A message that the service keeps for a browser. */
export interface ReceivedMessage {
  readonly id: string
  readonly token: string
  /** Encrypted body as base64url. */
  readonly body: string
  /** Seconds for which the sender wants it kept. */
  readonly ttl: number
  readonly urgency: string
  readonly topic: string | null
  /** Subject of the sender's token. */
  readonly sender: string
  /** Milliseconds since 1970. */
  readonly receivedAt: number
}

/** Most messages that are kept. */
const KEPT = 1000

/** Stores a message; one with the same topic for the same browser is replaced (RFC 8030, 5.4). */
export function keepMessage(db: Database, message: ReceivedMessage): void {
  const {id, token, body, ttl, urgency, topic, sender, receivedAt} = message
  db.transaction(() => {
    execute(db, 'DELETE FROM push_service_message WHERE token = ? AND topic = ?', token, topic)
    execute(
      db,
      `INSERT INTO push_service_message (id, token, body, ttl, urgency, topic, sender, received_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      token,
      body,
      ttl,
      urgency,
      topic,
      sender,
      receivedAt,
    )
    execute(
      db,
      `DELETE FROM push_service_message WHERE rowid NOT IN
         (SELECT rowid FROM push_service_message ORDER BY rowid DESC LIMIT ?)`,
      KEPT,
    )
  }).immediate()
}

/** Returns the latest messages, of one browser when `token` is given. */
export const latestMessages = (
  db: Database,
  limit: number,
  token: string | null = null,
): ReceivedMessage[] =>
  queryAll(
    db,
    `SELECT id, token, body, ttl, urgency, topic, sender, received_at AS receivedAt
     FROM push_service_message WHERE ?1 IS NULL OR token = ?1 ORDER BY rowid DESC LIMIT ?2`,
    token,
    limit,
  )

/** The answer that somebody has set for a browser. */
export interface SetAnswer {
  readonly status: number
  readonly retryAfter: number | null
}

export const answerFor = (db: Database, token: string): SetAnswer | undefined =>
  queryOne(
    db,
    'SELECT status, retry_after AS retryAfter FROM push_service_answer WHERE token = ?',
    token,
  )

/** Sets the answer for a browser; 201 takes it back. */
export function setAnswer(db: Database, token: string, {status, retryAfter}: SetAnswer): void {
  execute(db, 'DELETE FROM push_service_answer WHERE token = ?', token)
  if (status === 201) return
  execute(
    db,
    'INSERT INTO push_service_answer (token, status, retry_after) VALUES (?, ?, ?)',
    token,
    status,
    retryAfter,
  )
}
