import {randomUUID} from 'node:crypto'
import {hashSecret} from 'commerce-sandbox/domains/auth'
import {findCustomer} from 'commerce-sandbox/domains/customers'
import {countAttempt} from 'commerce-sandbox/domains/limits'
import type {SessionContext} from 'commerce-sandbox/plugin'
import {alertEvents, priceEvents} from './find-events'
import {forgetKind, passOver} from './push-message-repository'
import {
  chosenKinds,
  type ChosenKinds,
  PUSH_KINDS,
  type PushKind,
  type PushSubscription,
  type PushTarget,
} from './push-subscription'
import {
  deleteSubscription,
  findSubscription,
  keepLatest,
  replaceTarget,
  saveSubscription,
} from './push-subscription-repository'

/** Most browsers of one shopper at a site; a further one ends the oldest. */
const MAX_BROWSERS = 20

/** What a browser asks for; no kind ends the subscription. */
export interface Choice extends PushTarget {
  readonly holder: string
  readonly kinds: readonly PushKind[]
  readonly details: boolean
}

/** What a browser and its shopper may know of a subscription. */
export interface ChoiceDocument {
  /** '' without a subscription. */
  readonly id: string
  readonly kinds: PushKind[]
  readonly details: boolean
}

const NOTHING: ChoiceDocument = {id: '', kinds: [], details: false}

const toDocument = (one: PushSubscription | undefined): ChoiceDocument =>
  one ? {id: one.id, kinds: chosenKinds(one), details: one.details} : NOTHING

const choiceOf = (
  kinds: readonly PushKind[],
  before: ChosenKinds,
  now: number,
): Record<string, number> =>
  Object.fromEntries(
    PUSH_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => [kind, before[kind] ?? now]),
  )

/**
 * The subscription that a choice goes on from. A guest who signs in takes it along; that of another customer of the same
 * browser is not the caller's: nothing of it is kept.
 */
function earlier(
  {db, site, shopper}: SessionContext,
  holderHash: string,
): Pick<PushSubscription, 'id' | 'guestId' | 'kinds' | 'createdAt'> | undefined {
  const known = findSubscription(db, site.id, holderHash)
  if (!known || known.customerId === shopper.customerId) return known
  const wasGuest = findCustomer(db, known.customerId) === undefined
  return wasGuest && !shopper.guest ? {...known, guestId: known.customerId} : undefined
}

/** What a shopper sees while choosing is no news: goods that are there, and the prices of wishes. */
function passOverPresent(context: SessionContext, one: PushSubscription, now: number): void {
  const {db, site} = context
  if (one.kinds.stock === now) {
    for (const {event, content} of alertEvents(db, site, one)) {
      passOver(db, one.id, event, content, now)
    }
  }
  if (one.kinds.price === now) priceEvents(context, one)
}

/**
 * Stores what a browser wants to receive for its shopper. The secret of the browser identifies it, so that the call can be
 * repeated. Throws TooManyAttempts.
 */
export function subscribe(
  context: SessionContext,
  {holder, kinds, details, endpoint, p256dh, auth}: Choice,
  now = Date.now(),
): ChoiceDocument {
  const {db, site, locale, shopper} = context
  countAttempt(db, 'push', {account: shopper.customerId, client: context.client}, now)
  const holderHash = hashSecret(holder)
  return db
    .transaction(() => {
      const before = earlier(context, holderHash)
      if (kinds.length === 0) {
        deleteSubscription(db, site.id, holderHash)
        return NOTHING
      }
      const subscription: PushSubscription = {
        id: before?.id ?? randomUUID(),
        siteId: site.id,
        holderHash,
        customerId: shopper.customerId,
        guestId: before?.guestId ?? null,
        locale,
        endpoint,
        p256dh,
        auth,
        kinds: choiceOf(kinds, before?.kinds ?? {}, now),
        details,
        createdAt: before?.createdAt ?? now,
      }
      saveSubscription(db, subscription)
      keepLatest(db, site.id, shopper.customerId, MAX_BROWSERS)
      for (const kind of PUSH_KINDS) {
        if (subscription.kinds[kind] === undefined) forgetKind(db, subscription.id, kind)
      }
      passOverPresent(context, subscription, now)
      return toDocument(subscription)
    })
    .immediate()
}

type Holder = Pick<SessionContext, 'db' | 'site'>

/** What a browser receives; nothing for an unknown secret. */
export const readChoice = ({db, site}: Holder, holder: string): ChoiceDocument =>
  toDocument(findSubscription(db, site.id, hashSecret(holder)))

export const unsubscribe = ({db, site}: Holder, holder: string): void =>
  deleteSubscription(db, site.id, hashSecret(holder))

/** Replaces the address of a browser. Returns false for an unknown secret. */
export function renew({db, site}: Holder, holder: string, target: PushTarget): boolean {
  const browser = {siteId: site.id, holderHash: hashSecret(holder)}
  return db.transaction(() => replaceTarget(db, browser, target)).immediate()
}
