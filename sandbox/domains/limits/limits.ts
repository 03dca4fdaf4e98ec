import {createHash} from 'node:crypto'
import {type Database, withRelaxedDurability} from '../../db/database'
import {CommerceFault, type CommerceFaultType} from '../commerce-fault'
import {countAttempts, deleteAttempt, deleteAttemptsBefore, insertAttempt} from './limit-repository'

/** Time in which attempts are counted, in minutes. */
const WINDOW_MINUTES = 15
const WINDOW_MS = WINDOW_MINUTES * 60_000

/**
 * Who or what an act is counted for: an account or email address, one order for one client, a client. Many shoppers
 * share a client where a shop's server calls for them, so limits of a client are generous where an account has one, too.
 */
type Subject = 'account' | 'order' | 'client'

/** Most attempts of each subject within the window. Every door to an act counts the same attempts. */
const LIMITS = {
  /** Wrong passwords, at a login or as proof for a change of the account. */
  password: {account: 10, client: 1000},
  /** Wrong codes of a mail. */
  code: {account: 10, client: 1000},
  /** Requests for a mail with a code or a link. */
  mail: {account: 5, client: 1000},
  /** Failed proofs for an order of another session (rule ORDER-8). */
  order: {order: 5, client: 50},
  /** Failed attempts to open a link to a basket. */
  'basket-link': {client: 5},
  /** Failed attempts to open a link to a wish list (rule WISH-15). */
  'wish-link': {client: 5},
  /** Changes of reservations on a wish list (rule WISH-15). */
  reservation: {client: 60},
  /** Letters to customer service and the press. Each mails its address. */
  letter: {account: 10, client: 20},
  /** Registrations of products. Each mails its address. */
  warranty: {account: 20, client: 60},
  /** Withdrawals from contracts. Each mails its address. */
  withdrawal: {account: 5, client: 60},
  /** Sign-ups for the newsletter and for the mail about a product. Each mails its address. */
  'sign-up': {account: 5, client: 200},
  /** Choices of the messages that a browser receives. */
  push: {account: 60, client: 2000},
  /** Reports of browsers: errors, policy violations, traces. */
  report: {client: 120},
  /** Reports about the steps of a checkout. */
  step: {client: 600},
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Subject, number>>>>>

/** An act that is limited. */
export type LimitedAct = keyof typeof LIMITS

/** The subjects of an attempt. One without a value is not counted: calls inside the sandbox have no client. */
export type Subjects<Act extends LimitedAct> = {
  readonly [Name in keyof (typeof LIMITS)[Act]]: string | undefined
}

const accountLimits = new WeakMap<Database, number>()

/** Sets another limit for accounts in a database; 0 for none. */
export function setAccountLimit(db: Database, limit: number): void {
  accountLimits.set(db, limit || Infinity)
}

const hashOf = (...values: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url')

const tooMany = (): CommerceFault =>
  new CommerceFault('TooManyAttempts', 'Too many attempts. Try again later.', {
    retryAfterMinutes: WINDOW_MINUTES,
  })

/**
 * Counts an attempt before it is judged, so that attempts at the same time cannot pass together. Returns a function that
 * takes it back. Throws TooManyAttempts when a subject has no attempts left.
 */
export function countAttempt<Act extends LimitedAct>(
  db: Database,
  act: Act,
  subjects: Subjects<Act>,
  now = Date.now(),
): () => void {
  const since = now - WINDOW_MS
  const limits = LIMITS[act] as Readonly<Partial<Record<Subject, number>>>
  const counted = Object.entries(subjects as Readonly<Partial<Record<Subject, string>>>).flatMap(
    ([name, value]) => {
      const most = name === 'account' ? accountLimits.get(db) : undefined
      const limit = most ?? limits[name as Subject] ?? Infinity
      return value === undefined ? [] : [{act, subject: hashOf(name, value), limit}]
    },
  )
  const count = db.transaction(() => {
    deleteAttemptsBefore(db, since)
    if (counted.some((one) => countAttempts(db, one, since) >= one.limit)) throw tooMany()
    return counted.map((one) => insertAttempt(db, one, now))
  })
  const ids = withRelaxedDurability(db, () => count.immediate())
  return () => withRelaxedDurability(db, () => ids.forEach((id) => deleteAttempt(db, id)))
}

/** Runs an attempt that counts when it throws a fault of a type. Throws TooManyAttempts, also for what would succeed. */
export function limitFailures<Act extends LimitedAct, Result>(
  db: Database,
  {act, subjects, failure}: {act: Act; subjects: Subjects<Act>; failure: CommerceFaultType},
  attempt: () => Result,
  now = Date.now(),
): Result {
  const takeBack = countAttempt(db, act, subjects, now)
  try {
    const result = attempt()
    takeBack()
    return result
  } catch (error) {
    if (!(error instanceof CommerceFault && error.type === failure)) takeBack()
    throw error
  }
}

/** The last proof of each account that is under way, by database. */
const running = new WeakMap<Database, Map<string, Promise<unknown>>>()

/** Runs the work of one key one after another, so that right passwords sent at once do not exceed a limit together. */
async function inTurn<Result>(
  db: Database,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const turns = running.get(db) ?? new Map<string, Promise<unknown>>()
  running.set(db, turns)
  const mine = (turns.get(key) ?? Promise.resolve()).then(work, work)
  turns.set(key, mine)
  try {
    return await mine
  } finally {
    if (turns.get(key) === mine) turns.delete(key)
  }
}

/** Runs the check of a password; it counts when it returns null. Throws TooManyAttempts. */
export function limitPasswords<Result>(
  db: Database,
  {account, client}: Subjects<'password'> & {account: string},
  check: () => Promise<Result | null>,
): Promise<Result | null> {
  return inTurn(db, account, async () => {
    const takeBack = countAttempt(db, 'password', {account, client})
    const proven = await check()
    if (proven !== null) takeBack()
    return proven
  })
}
