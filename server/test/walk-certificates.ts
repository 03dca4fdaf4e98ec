import {queryAll, queryOne, type Database} from '../../sandbox/db/database'
import {
  findGiftCertificate,
  insertGiftCertificate,
  redeemGiftCertificate,
} from '../../sandbox/domains/gift-certificates/gift-certificate-repository'

/** `part` pays less than one unit of the product, `full` more than any order of a walk. */
export type CertificateKind = 'part' | 'full'

const SITE = 'DEU'
/** Amounts in minor units. */
const AMOUNTS: Readonly<Record<CertificateKind, number>> = {part: 1_000, full: 1_000_000}
const KINDS: readonly CertificateKind[] = ['part', 'full']

/** The two gift certificates of one shopper, and where their money is. */
export class WalkCertificates {
  /** What other orders took, in minor units. */
  private readonly spent: Record<CertificateKind, number> = {part: 0, full: 0}

  constructor(
    private readonly db: Database,
    private readonly owner: string,
  ) {
    for (const kind of KINDS) {
      insertGiftCertificate(db, {
        siteId: SITE,
        code: this.codeOf(kind),
        status: 'issued',
        enabled: true,
        currency: 'EUR',
        amount: AMOUNTS[kind],
        balance: AMOUNTS[kind],
        merchantId: SITE,
        orderNo: null,
        recipientEmail: 'anna@example.test',
        recipientName: '',
        senderName: '',
        message: null,
        description: null,
        expiresAt: null,
      })
    }
  }

  codeOf(kind: CertificateKind): string {
    return `${kind}-${this.owner}`.toUpperCase()
  }

  private balanceOf(kind: CertificateKind): number {
    return findGiftCertificate(this.db, SITE, this.codeOf(kind))?.balance ?? 0
  }

  /** Another shopper's order takes a share of the balance. */
  spend(kind: CertificateKind, share: 'half' | 'all'): void {
    const balance = this.balanceOf(kind)
    const amount = share === 'all' ? balance : Math.floor(balance / 2)
    const order = {
      siteId: SITE,
      code: this.codeOf(kind),
      orderNo: `ELSEWHERE-${this.owner}`,
      amount,
    }
    if (amount > 0 && redeemGiftCertificate(this.db, order)) this.spent[kind] += amount
  }

  /** What certificates pay for an order, in minor units. */
  paidFor(orderNo: string): number {
    return (
      queryOne<{paid: number | null}>(
        this.db,
        'SELECT SUM(amount) AS paid FROM gift_certificate_redemption WHERE order_no = ?',
        orderNo,
      )?.paid ?? 0
    )
  }

  /** Balance and redemptions together are the amount that was issued. */
  expectConserved(): void {
    for (const kind of KINDS) {
      const redeemed = queryAll<{amount: number}>(
        this.db,
        'SELECT amount FROM gift_certificate_redemption WHERE code = ?',
        this.codeOf(kind),
      ).reduce((sum, {amount}) => sum + amount, 0)
      expect(this.balanceOf(kind)).toBeGreaterThanOrEqual(0)
      expect(this.balanceOf(kind) + redeemed).toBe(AMOUNTS[kind])
    }
  }

  /** Only what other orders took is missing. */
  expectReturned(): void {
    for (const kind of KINDS) {
      expect(this.balanceOf(kind)).toBe(AMOUNTS[kind] - this.spent[kind])
    }
  }
}
