import {act, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {renderInShop} from '@app/shared/test/render'
import type {ShopEvent} from './model/shop-event'
import {usePromotion} from './use-promotion'

const told: ShopEvent[] = []
jest.mock('./track', () => ({track: (event: ShopEvent) => told.push(event)}))

const promotion = {id: 'spring', name: 'Spring', slot: 'home-hero'}
let show: (isIntersecting: boolean) => void = () => undefined
const ended = jest.fn()

class FakeObserver {
  constructor(callback: (entries: {isIntersecting: boolean}[]) => void) {
    show = (isIntersecting) => callback([{isIntersecting}])
  }
  readonly observe = jest.fn()
  readonly disconnect = ended
}

function Hero() {
  return (
    <section {...usePromotion(promotion)}>
      <a href="#strollers">Strollers</a>
      <button>Play</button>
    </section>
  )
}

beforeEach(() => {
  told.length = 0
  ended.mockClear()
  Object.assign(globalThis, {IntersectionObserver: FakeObserver})
})
afterEach(() => {
  Object.assign(globalThis, {IntersectionObserver: undefined})
})

it('is tracked once when it is seen', () => {
  const {rerender, unmount} = renderInShop(<Hero />)
  act(() => show(false))
  expect(told).toEqual([])
  act(() => show(true))
  expect(ended).toHaveBeenCalled()
  rerender(<Hero />)
  expect(told).toEqual([{type: 'view_promotion', promotion}])
  unmount()
})

it('is tracked when a link in it is used, and nothing else', async () => {
  renderInShop(<Hero />)
  await userEvent.click(screen.getByRole('button'))
  expect(told).toEqual([])
  await userEvent.click(screen.getByRole('link'))
  expect(told).toEqual([{type: 'select_promotion', promotion}])
})

it('works in browsers without the observer', () => {
  Object.assign(globalThis, {IntersectionObserver: undefined})
  renderInShop(<Hero />)
  expect(told).toEqual([])
})
