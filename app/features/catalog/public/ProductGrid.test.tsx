import {useEffect} from 'react'
import {act, screen} from '@testing-library/react'
import {useHistory, useLocation} from 'react-router-dom'
import {rememberScroll} from '@app/shared/navigation/scroll-memory'
import {renderInShop} from '@app/shared/test/render'
import {ProductGrid} from './ProductGrid'
import type {TileModel} from './tile'

/** Height of a tile and of the window, CSS pixels. */
const TILE = 400
const WINDOW = 800

const tiles = Array.from({length: 12}, (_unused, index): TileModel => ({
  id: `P${index}`,
  name: `Product ${index}`,
}))

const router: {history?: ReturnType<typeof useHistory>} = {}
const go = (how: (history: ReturnType<typeof useHistory>) => void) =>
  act(() => {
    if (router.history) how(router.history)
  })
/** A listing below `/listing`, and any other page. */
function Pages() {
  const history = useHistory()
  useEffect(() => {
    router.history = history
  }, [history])
  return useLocation().pathname === '/listing' ? (
    <ProductGrid tiles={tiles} imageFolder="" />
  ) : (
    <p>Another page</p>
  )
}

const shown = () => screen.queryAllByRole('article').length
const items = () => screen.getAllByRole('listitem')

/** Leaves the listing, scrolled by three tiles. */
function leave() {
  renderInShop(<Pages />, {path: '/listing'})
  if (!router.history) throw new Error('Nothing is rendered.')
  const end = rememberScroll(router.history)
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const top = [...(this.parentElement?.children ?? [])].indexOf(this) * TILE - 3 * TILE
    return {top, bottom: top + TILE, height: TILE} as DOMRect
  })
  go((history) => history.push('/product'))
  return end
}

beforeEach(() => {
  jest.useFakeTimers()
  window.scrollTo = () => undefined
  Object.assign(window, {innerHeight: WINDOW, innerWidth: 1200})
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a listing that is gone back to renders what its window shows, then the rest', () => {
  const end = leave()
  go((history) => history.goBack())
  expect(items()).toHaveLength(12)
  // Two tiles in the window, and one on either side.
  expect(shown()).toBe(4)
  expect(items().map(({style}) => style.blockSize)).toEqual([
    ...['400px', '400px', '', '', '', '', '400px'],
    ...Array<string>(5).fill('400px'),
  ])
  act(() => jest.advanceTimersByTime(50))
  expect(shown()).toBe(12)
  expect(items().every(({style}) => style.blockSize === '')).toBe(true)
  end()
})

test('in a window of another width it is whole at once', () => {
  const end = leave()
  Object.assign(window, {innerWidth: 500})
  go((history) => history.goBack())
  expect(shown()).toBe(12)
  end()
})
