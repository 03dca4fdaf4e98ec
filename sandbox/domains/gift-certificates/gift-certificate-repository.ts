import type {Database} from '../../db/database'
import {execute, queryAll, queryOne} from '../../db/database'

/** Gift certificate; amounts are in minor units of its currency. */
export interface GiftCertificate {
  readonly siteId: string
  readonly code: string
  readonly status: 'pending' | 'issued' | 'partially_redeemed' | 'redeemed'
  readonly enabled: boolean
  readonly currency: string
  readonly amount: number
  readonly balance: number
  readonly merchantId: string
  /** Number of the order in which the certificate was bought. */
  readonly orderNo: string | null
  readonly recipientEmail: string
  readonly recipientName: string
  readonly senderName: string
  readonly message: string | null
  readonly description: string | null
  /** End in milliseconds since 1970; null for a certificate without an end. */
  readonly expiresAt: number | null
}

interface Row {
  site_id: string
  code: string
  status: GiftCertificate['status']
  enabled: number
  currency: string
  amount: number
  balance: number
  merchant_id: string
  order_no: string | null
  recipient_email: string
  recipient_name: string
  sender_name: string
  message: string | null
  description: string | null
  expires_at: number | null
}

export function findGiftCertificate(
  db: Database,
  siteId: string,
  code: string,
): GiftCertificate | undefined {
  const row = queryOne<Row>(
    db,
    'SELECT * FROM gift_certificate WHERE site_id = ? AND code = ?',
    siteId,
    code,
  )
  return row && toCertificate(row)
}

/** The certificates of all sites, by site and code. */
export const listGiftCertificates = (db: Database, limit: number): GiftCertificate[] =>
  queryAll<Row>(db, 'SELECT * FROM gift_certificate ORDER BY site_id, code LIMIT ?', limit).map(
    toCertificate,
  )

function toCertificate(row: Row): GiftCertificate {
  return {
    siteId: row.site_id,
    code: row.code,
    status: row.status,
    enabled: row.enabled === 1,
    currency: row.currency,
    amount: row.amount,
    balance: row.balance,
    merchantId: row.merchant_id,
    orderNo: row.order_no,
    recipientEmail: row.recipient_email,
    recipientName: row.recipient_name,
    senderName: row.sender_name,
    message: row.message,
    description: row.description,
    expiresAt: row.expires_at,
  }
}

export function insertGiftCertificate(db: Database, one: GiftCertificate): void {
  execute(
    db,
    `INSERT INTO gift_certificate
       (site_id, code, status, enabled, currency, amount, balance, merchant_id, order_no,
        recipient_email, recipient_name, sender_name, message, description, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    one.siteId,
    one.code,
    one.status,
    one.enabled ? 1 : 0,
    one.currency,
    one.amount,
    one.balance,
    one.merchantId,
    one.orderNo,
    one.recipientEmail,
    one.recipientName,
    one.senderName,
    one.message,
    one.description,
    one.expiresAt,
  )
}

/** Enables or disables the gift certificates that were bought in an order. */
export function enableGiftCertificatesOf(db: Database, orderNo: string, enabled: boolean): void {
  execute(
    db,
    'UPDATE gift_certificate SET enabled = ? WHERE order_no = ?',
    enabled ? 1 : 0,
    orderNo,
  )
}

/** Makes the gift certificates that were bought in an order spendable; returns those that were not before. */
export function issueGiftCertificatesOf(db: Database, orderNo: string): GiftCertificate[] {
  const pending = queryAll<Row>(
    db,
    `SELECT * FROM gift_certificate WHERE order_no = ? AND status = 'pending' ORDER BY code`,
    orderNo,
  )
  execute(
    db,
    `UPDATE gift_certificate SET status = 'issued' WHERE order_no = ? AND status = 'pending'`,
    orderNo,
  )
  return pending.map(toCertificate)
}

/** Redeems an amount for an order; returns false and redeems nothing when the balance is too low. */
export function redeemGiftCertificate(
  db: Database,
  {siteId, code, orderNo, amount}: {siteId: string; code: string; orderNo: string; amount: number},
): boolean {
  const taken = execute(
    db,
    `UPDATE gift_certificate
     SET balance = balance - ?,
         status = CASE WHEN balance = ? THEN 'redeemed' ELSE 'partially_redeemed' END
     WHERE site_id = ? AND code = ? AND enabled = 1 AND status <> 'pending' AND balance >= ?
       AND (expires_at IS NULL OR expires_at > ?)`,
    amount,
    amount,
    siteId,
    code,
    amount,
    Date.now(),
  )
  if (taken === 0) return false
  execute(
    db,
    `INSERT INTO gift_certificate_redemption (site_id, code, order_no, amount) VALUES (?, ?, ?, ?)
     ON CONFLICT (order_no, code) DO UPDATE SET amount = amount + excluded.amount`,
    siteId,
    code,
    orderNo,
    amount,
  )
  return true
}

/** Amounts that gift certificates paid for an order and that were not refunded. */
function redemptionsOf(db: Database, orderNo: string) {
  return queryAll<{site_id: string; code: string; amount: number}>(
    db,
    'SELECT site_id, code, amount FROM gift_certificate_redemption WHERE order_no = ? ORDER BY code',
    orderNo,
  )
}

/**
 * Refunds up to an amount in minor units to the gift certificates that paid for an order. Returns the
 * refunded amount.
 */
export function refundGiftCertificateAmount(db: Database, orderNo: string, amount: number): number {
  let open = amount
  for (const row of redemptionsOf(db, orderNo)) {
    const value = Math.min(open, row.amount)
    if (value <= 0) continue
    execute(
      db,
      `UPDATE gift_certificate_redemption SET amount = amount - ? WHERE order_no = ? AND code = ?`,
      value,
      orderNo,
      row.code,
    )
    execute(
      db,
      `UPDATE gift_certificate
       SET balance = balance + ?,
           status = CASE WHEN balance + ? = amount THEN 'issued' ELSE 'partially_redeemed' END
       WHERE site_id = ? AND code = ?`,
      value,
      value,
      row.site_id,
      row.code,
    )
    open -= value
  }
  return amount - open
}

/** Refunds an order's amounts to the gift certificates that paid for it. */
export function refundGiftCertificates(db: Database, orderNo: string): void {
  const paid = redemptionsOf(db, orderNo).reduce((sum, {amount}) => sum + amount, 0)
  refundGiftCertificateAmount(db, orderNo, paid)
  execute(db, 'DELETE FROM gift_certificate_redemption WHERE order_no = ?', orderNo)
}
