import {createStore} from '@app/shared/lib/create-store'
import {isWished, withoutWish, withWish, type Wish, type WishTarget} from './wish'

/** Undefined until the list was read. */
const wishes = createStore<readonly Wish[] | undefined>(undefined)

/** Called whenever the list was read or changed. Browser only. */
export const publishWishes = wishes.set

/** Shows a change that is about to be made. */
export function showWish(target: WishTarget, wanted: boolean): void {
  const before = wishes.get() ?? []
  publishWishes(wanted ? withWish(before, target) : withoutWish(before, target))
}

/** The list as it is known; undefined when it was not read yet. */
export const currentWishes = wishes.get

/** The list; undefined on the server, at the first render, and until it was read. */
export const useWishes = wishes.useValue

/** Whether a product is on the list; only who shows it renders again when that changes. */
export const useWished = (target: WishTarget): boolean =>
  wishes.useSelected((list) => list !== undefined && isWished(list, target))

/** Whether there is anything on the list. */
export const useHasWishes = (): boolean =>
  wishes.useSelected((list) => list !== undefined && list.length > 0)
