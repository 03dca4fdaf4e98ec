import type {Database} from '../db/database'
import {insertGiftCertificate} from '../domains/gift-certificates/gift-certificate-repository'

/** Issues a gift certificate of one million minor units: archives contain none. */
export function issueGiftCertificate(
  db: Database,
  code: string,
  siteId: string,
  currency: string,
): void {
  insertGiftCertificate(db, {
    siteId,
    code,
    status: 'issued',
    enabled: true,
    currency,
    amount: 1_000_000,
    balance: 1_000_000,
    merchantId: 'CONTRACT-1',
    orderNo: null,
    recipientEmail: 'kim@example.test',
    recipientName: 'Kim',
    senderName: 'Ole',
    message: null,
    description: null,
    expiresAt: null,
  })
}
