import {shownToasts} from '@app/shared/test/shown-toasts'
import {renderInShop} from '@app/shared/test/render'
import type {Basket} from '@app/features/basket/public/basket'
import {useLostGiftNotice} from './use-lost-gift-notice'

const toasts = shownToasts()

const basket = (gifts: readonly string[]): Basket => ({
  productItems: [
    {productId: 'stroller', quantity: 1},
    ...gifts.map((productId) => ({productId, quantity: 1, bonusProductLineItem: true})),
  ],
})

function compare(before: readonly string[], after: readonly string[], ownGift?: string) {
  function Change() {
    useLostGiftNotice()(basket(before), basket(after), ownGift)
    return null
  }
  renderInShop(<Change />)
  return toasts.mock.calls.map(([toast]) => toast.status)
}

test.each([
  ['a gift that a change lost', ['bib', 'blanket'], ['bib'], undefined, ['warning']],
  ['gifts that stay', ['bib'], ['bib'], undefined, []],
  ['a gift that is new', [], ['bib'], undefined, []],
  ['a gift that the shopper removed', ['bib'], [], 'bib', []],
])('%s (rule BASKET-24)', (_name, before, after, ownGift, notices) => {
  expect(compare(before, after, ownGift)).toEqual(notices)
})
