/** A product as a shopper keeps it: with its colour where one is chosen. */
export interface WishTarget {
  readonly productId: string
  /** Master of a variant. */
  readonly masterId?: string
}

/** Something on the wish list. */
export interface Wish extends WishTarget {
  /** Id of its item; missing while it is on its way there. */
  readonly itemId?: string
}

/**
 * Whether a wish is for this product. A tile stands for all of its variants; a variant is also wished for
 * by who wished for the product as such.
 */
export const isWishFor = (wish: WishTarget, {productId, masterId}: WishTarget): boolean =>
  wish.productId === productId ||
  wish.masterId === productId ||
  (masterId !== undefined && wish.productId === masterId)

export const isWished = (wishes: readonly Wish[], target: WishTarget): boolean =>
  wishes.some((wish) => isWishFor(wish, target))

/** Adds only what is absent (rule WISH-3). */
export const withWish = (wishes: readonly Wish[], target: WishTarget): readonly Wish[] =>
  isWished(wishes, target) ? wishes : [...wishes, target]

/** The list without a product; the same list when it is not on it. */
export const withoutWish = (wishes: readonly Wish[], target: WishTarget): readonly Wish[] =>
  wishes.filter((wish) => !isWishFor(wish, target))

/**
 * Whether a product cannot be wished for: its id is on the site's list, in full or by a beginning that
 * ends with `*` (rule WISH-5).
 */
export const isExcluded = (productId: string, exclusions: readonly string[] = []): boolean =>
  exclusions.some((entry) =>
    entry.endsWith('*') ? productId.startsWith(entry.slice(0, -1)) : productId === entry,
  )
