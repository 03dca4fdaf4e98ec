/** An order that its guest wants to have in the account with an email address (rule ORDER-4). */
export interface RememberedClaim {
  readonly orderNo: string
  /** SHA-256 of the address of the account: the address itself is not stored. */
  readonly emailHash: string
  /** End of the claim, in milliseconds since the epoch. */
  readonly endsAt: number
}

/** Time to activate the account, in milliseconds: one day. */
const CLAIM_MS = 24 * 60 * 60 * 1000

const keyOf = (siteId: string): string => `order-claim:${siteId}`

/** Claims that the storage did not take: they end with the page. */
const unstored = new Map<string, RememberedClaim>()

/** Storage may be disabled or full. */
const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** Stores a claim before the account is opened: it survives a reload and the mail that activates the account. */
export function rememberClaim(
  siteId: string,
  claim: Pick<RememberedClaim, 'orderNo' | 'emailHash'>,
): void {
  const stored = {...claim, endsAt: Date.now() + CLAIM_MS}
  const isStored = attempt(() => {
    localStorage.setItem(keyOf(siteId), JSON.stringify(stored))
    return true
  })
  if (!isStored) unstored.set(siteId, stored)
}

export function forgetClaim(siteId: string): void {
  unstored.delete(siteId)
  attempt(() => localStorage.removeItem(keyOf(siteId)))
}

/** The claim that is still open; null when there is none. */
export function rememberedClaim(siteId: string): RememberedClaim | null {
  const stored = attempt(
    () => JSON.parse(localStorage.getItem(keyOf(siteId)) ?? '') as Partial<RememberedClaim> | null,
  )
  const {orderNo, emailHash, endsAt} = stored ?? unstored.get(siteId) ?? {}
  if (typeof orderNo !== 'string' || typeof emailHash !== 'string') return null
  return typeof endsAt === 'number' && endsAt > Date.now() ? {orderNo, emailHash, endsAt} : null
}
