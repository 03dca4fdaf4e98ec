import {createStore} from '@app/shared/lib/create-store'
import {isWished, withoutWish, withWish, type Wish, type WishTarget} from './wish'

/** Undefined until the list was read. */
const wishes = createStore<readonly Wish[] | undefined>(undefined)

/** Called whenever the list was read or changed. Browser only. */
export const publishWishes = wishes.set

/** Shows a pending change. */
export function showWish(target: WishTarget, wanted: boolean): void {
  const before = wishes.get() ?? []
  publishWishes(wanted ? withWish(before, target) : withoutWish(before, target))
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
