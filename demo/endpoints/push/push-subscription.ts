/** Kinds of messages, each chosen by itself. */
export const PUSH_KINDS = ['stock', 'price', 'order'] as const
export type PushKind = (typeof PUSH_KINDS)[number]

/** Chosen kinds with the time of the choice, in milliseconds since 1970: what happened before is no news. */
export type ChosenKinds = {readonly [Kind in PushKind]?: number}

/** Address and keys of a browser at its push service (RFC 8030, RFC 8291). */
export interface PushTarget {
  readonly endpoint: string
  /** Public key, 65 bytes as base64url. */
  readonly p256dh: string
  /** Authentication secret, 16 bytes as base64url. */
  readonly auth: string
}

/** A browser that receives messages of a site. */
export interface PushSubscription extends PushTarget {
  readonly id: string
  readonly siteId: string
  readonly holderHash: string
  readonly customerId: string
  /** Guest who has signed in as the customer since. */
  readonly guestId: string | null
  readonly locale: string
  readonly kinds: ChosenKinds
  /** Whether messages may name products, prices and orders. */
  readonly details: boolean
  readonly createdAt: number
}

export const chosenKinds = ({kinds}: Pick<PushSubscription, 'kinds'>): PushKind[] =>
  PUSH_KINDS.filter((kind) => kinds[kind] !== undefined)
