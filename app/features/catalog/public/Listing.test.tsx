import {screen} from '@testing-library/react'
import {renderInShop} from '@app/shared/test/render'
import {CategoryChips} from './Listing'

const CATEGORIES = ['city', 'travel', 'trail'].map((id) => ({id, name: id}))
const chips = (current?: string) => (
  <CategoryChips
    categories={CATEGORIES}
    current={current}
    label="Ways"
    hrefOf={(id) => `/category/${id}`}
  />
)

/** Lays out chips of 200 px in a box of 300 px. */
function layOut() {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const at = CATEGORIES.findIndex(({id}) => id === this.textContent)
    return (at < 0 ? {left: 0, width: 300} : {left: at * 200, width: 200}) as DOMRect
  })
}

test('the chip of the page is in the middle of those in view', () => {
  layOut()
  renderInShop(chips('trail'))
  expect(screen.getByRole('navigation', {name: 'Ways'}).scrollLeft).toBe(350)
})

test('without one the chips begin at the first', () => {
  layOut()
  renderInShop(chips())
  expect(screen.getByRole('navigation', {name: 'Ways'}).scrollLeft).toBe(0)
})
