import {createStore} from '@app/shared/lib/create-store'
import type {PriceModel} from '@app/features/catalog/model/price'
import type {Extra} from './model/together'

interface TogetherState {
  /** The product of the page, while it can be bought. */
  readonly main?: {readonly price: PriceModel | undefined; readonly quantity: number}
  readonly extras: readonly Extra[]
  /** The shopper pressed the button before all choices of the ticked products were made. */
  readonly attempted: boolean
  /** Number of additions on this page; each begins with nothing ticked. */
  readonly additions: number
}

/** A product page and the list below it, whose ticked products are bought with the one of the page. */
export const togetherStore = createStore<TogetherState>({
  extras: [],
  attempted: false,
  additions: 0,
})

export const changeTogether = (change: Partial<TogetherState>): void =>
  togetherStore.set({...togetherStore.get(), ...change})

/** Called after an addition. */
export const clearExtras = (): void =>
  changeTogether({extras: [], attempted: false, additions: togetherStore.get().additions + 1})
