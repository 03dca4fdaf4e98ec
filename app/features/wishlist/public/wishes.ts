import {createStore} from '@app/shared/lib/create-store'

/** A product for the wish list: with its colour if one is chosen. */
export interface WishTarget {
  readonly productId: string
  /** Id of a variant's master. */
  readonly masterId?: string
}

/** An entry of the wish list. */
export interface Wish extends WishTarget {
  /** Id of its item; missing until the backend has created it. */
  readonly itemId?: string
  /** Price in major units when the list first showed the wish, with its currency. */
  readonly noted?: {readonly amount: number; readonly currency: string}
}

/**
 * Whether a wish matches a product. A tile matches all variants of its product; a wish for the master
 * matches its variants too.
 */
export const isWishFor = (wish: WishTarget, {productId, masterId}: WishTarget): boolean =>
  wish.productId === productId ||
  wish.masterId === productId ||
  (masterId !== undefined && wish.productId === masterId)

export const isWished = (wishes: readonly Wish[], target: WishTarget): boolean =>
  wishes.some((wish) => isWishFor(wish, target))

/** The list with a product added, if it is absent (rule WISH-3). */
export const withWish = (wishes: readonly Wish[], target: WishTarget): readonly Wish[] =>
  isWished(wishes, target) ? wishes : [...wishes, target]

/** The list without a product; unchanged when the product is not on it. */
export const withoutWish = (wishes: readonly Wish[], target: WishTarget): readonly Wish[] =>
  wishes.filter((wish) => !isWishFor(wish, target))

/**
 * Whether a product cannot be added to the wish list: its id is on the site's exclusion list, in full or by
 * a prefix with `*` (rule WISH-5).
 */
export const isExcluded = (productId: string, exclusions: readonly string[] = []): boolean =>
  exclusions.some((entry) =>
    entry.endsWith('*') ? productId.startsWith(entry.slice(0, -1)) : productId === entry,
  )

/** Undefined until the list was read. */
const wishes = createStore<readonly Wish[] | undefined>(undefined)

/** Called whenever the list was read or changed. Browser only. */
export const publishWishes = wishes.set

/** Shows a pending change. */
export function showWish(target: WishTarget, wished: boolean): void {
  const before = wishes.get() ?? []
  publishWishes(wished ? withWish(before, target) : withoutWish(before, target))
}

/** The known list; undefined until it was read. */
export const currentWishes = wishes.get

/** The list; undefined on the server, at the first render, and until it was read. */
export const useWishes = wishes.useValue

/** Whether a product is on the list; the component renders again only when that changes. */
export const useWished = (target: WishTarget): boolean =>
  wishes.useSelected((list) => list !== undefined && isWished(list, target))

/** Whether the list has any entries. */
export const useHasWishes = (): boolean =>
  wishes.useSelected((list) => list !== undefined && list.length > 0)
