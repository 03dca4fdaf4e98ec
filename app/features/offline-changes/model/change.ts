/** A new quantity of a cart line, absolute: sent twice, it changes nothing more. */
export interface LineChange {
  readonly kind: 'line'
  readonly id: string
  /** Time of the shopper's press, epoch milliseconds. */
  readonly at: number
  readonly itemId: string
  readonly productId: string
  /** Name of the product, for messages. */
  readonly name: string
  /** Units; 0 removes the line. */
  readonly quantity: number
  /** Units that the backend had, as far as the page knew. */
  readonly before: number
  /** Price of one unit that the page showed, in major units; null without one. */
  readonly unitPrice: number | null
  /** "Save for later": the line goes once its product is on the wish list, and stays where that is refused. */
  readonly afterWish?: true
  /** It may have reached the backend: an answer was lost. */
  readonly tried?: true
}

/** A product that the shopper put on the wish list, or took off it. */
export interface WishChange {
  readonly kind: 'wish'
  readonly id: string
  readonly at: number
  readonly productId: string
  readonly masterId?: string
  readonly name: string
  readonly wanted: boolean
  readonly tried?: true
}

/** A change that was made without a connection. */
export type Change = LineChange | WishChange

/** What a change is about: two changes of the same thing are one. */
const subjectOf = (change: Change): string =>
  change.kind === 'line' ? `line ${change.itemId}` : `wish ${change.productId}`

/** Whether the backend has this state already, so that nothing is to be sent. */
const isUndone = (change: Change, earlier: Change | undefined): boolean =>
  change.kind === 'line'
    ? change.quantity === change.before
    : earlier?.kind === 'wish' && earlier.wanted !== change.wanted

/**
 * The queue with another change, in the order of the shopper's last ones. A change of the same line or wish replaces the
 * earlier one; one that takes it back leaves nothing to send, unless the earlier one may have reached the backend.
 */
export function withChange(changes: readonly Change[], change: Change): readonly Change[] {
  const subject = subjectOf(change)
  const earlier = changes.find((one) => subjectOf(one) === subject)
  const others = changes.filter((one) => one !== earlier)
  const next: Change =
    change.kind === 'line' && earlier?.kind === 'line'
      ? {...change, before: earlier.before, unitPrice: earlier.unitPrice}
      : change
  if (!earlier?.tried) return isUndone(next, earlier) ? others : [...others, next]
  return [...others, {...next, tried: true}]
}

export const withoutChange = (changes: readonly Change[], id: string): readonly Change[] =>
  changes.filter((change) => change.id !== id)

/** Whether a removal waits for the wish of its product. */
const follows = (change: Change, wish: Change): boolean =>
  change.kind === 'line' &&
  change.afterWish === true &&
  wish.kind === 'wish' &&
  change.productId === wish.productId

/** The queue without a change that cannot be made, and without what was to follow it. */
export const withoutRefused = (changes: readonly Change[], refused: Change): readonly Change[] =>
  withoutChange(changes, refused.id).filter((change) => !follows(change, refused))

/** The first change that can be sent while the services of some kinds fail. */
export const nextChange = (
  changes: readonly Change[],
  failing: ReadonlySet<Change['kind']>,
): Change | undefined =>
  changes.find(
    (change) => !failing.has(change.kind) && !changes.some((other) => follows(change, other)),
  )

/** The queue with a change marked as sent: its answer may be lost. */
export const asTried = (changes: readonly Change[], id: string): readonly Change[] =>
  changes.map((change) => (change.id === id ? {...change, tried: true} : change))
